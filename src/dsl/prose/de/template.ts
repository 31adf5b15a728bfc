// Texts of authors in German, with their placeholders filled.

import { articledArgument } from "../articled.ts";
import { insertValues, itselfIn } from "../holes.ts";
import { markedText, wordsFrom } from "../mark.ts";
import type { NounPhrase } from "../plan/noun-phrase.ts";
import type { Template } from "../plan/plan.ts";
import type { Case, Word } from "../word.ts";
import { featuresOf } from "./agreement.ts";
import type { Phrase } from "./endings.ts";
import { realizePhrase } from "./phrase.ts";

/** The text with its placeholders filled, with marks. */
export function fillGerman(template: Template): string {
  const { words, params, itself } = template;
  const own =
    itself === undefined
      ? words.de
      : itselfIn(words.de, "de", itself.id, (unit, article) => {
          const c = article?.case;
          if (unit === undefined) return markedText(realizePhrase(itself.value, c ?? "nom"));
          const amount = itself.amounts.get(unit);
          return amount === undefined ? unit : markedText(realizePhrase(amount, c ?? "acc"));
        });
  return insertValues(own, params, (i, article) => {
    const arg = articledArgument(template, i, article);
    return arg && phraseOf(arg);
  });
}

export function templateWords(template: Template): Word[] {
  return wordsFrom(fillGerman(template));
}

/** A phrase in every case, put into words when it is read, as texts of authors need it. */
function phraseOf(of: NounPhrase): Phrase {
  const text = (c: Case) => markedText(realizePhrase(of, c));
  const { gender, many } = featuresOf(of);
  return {
    get nom() {
      return text("nom");
    },
    get gen() {
      return text("gen");
    },
    get dat() {
      return text("dat");
    },
    get acc() {
      return text("acc");
    },
    gender,
    plural: many,
    ...(of.kind === "relative" ? { relative: true } : {}),
  };
}
