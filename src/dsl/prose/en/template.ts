// Texts of authors in English, with their placeholders filled.

import { filledEnglish, itselfIn } from "../holes.ts";
import { markedText, wordsFrom } from "../marked-words.ts";
import type { Template } from "../plan/plan.ts";
import type { Word } from "../word.ts";
import { realizePhrase } from "./phrase.ts";

/** The text with its placeholders filled, with marks. */
export function fillEnglish({ words, params, args, itself }: Template): string {
  const own =
    itself === undefined
      ? words.en
      : itselfIn(words.en, itself.id, (unit) => {
          if (unit === undefined) return markedText(realizePhrase(itself.value));
          const amount = itself.amounts.get(unit);
          return amount === undefined ? unit : markedText(realizePhrase(amount));
        });
  return filledEnglish(
    own,
    params,
    args.map((arg) => markedText(realizePhrase(arg))),
  );
}

export function templateWords(template: Template): Word[] {
  return wordsFrom(fillEnglish(template));
}
