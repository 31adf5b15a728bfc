// Texts of authors in English, with their placeholders filled.

import { articledArgument } from "../articled.ts";
import { filledEnglish, itselfIn } from "../holes.ts";
import { markedText, wordsFrom } from "../mark.ts";
import type { Template } from "../plan/plan.ts";
import type { Word } from "../word.ts";
import { realizePhrase } from "./phrase.ts";

/** The text with its placeholders filled, with marks. */
export function fillEnglish(template: Template): string {
  const { words, params, itself } = template;
  const own =
    itself === undefined
      ? words.en
      : itselfIn(words.en, "en", itself.id, (unit) => {
          if (unit === undefined) return markedText(realizePhrase(itself.value));
          const amount = itself.amounts.get(unit);
          return amount === undefined ? unit : markedText(realizePhrase(amount));
        });
  return filledEnglish(own, params, (i, article) => {
    const arg = articledArgument(template, i, article);
    return arg && markedText(realizePhrase(arg));
  });
}

export function templateWords(template: Template): Word[] {
  return wordsFrom(fillEnglish(template));
}
