// When something is, in English: `at the end of the round`, `after a card is played`.

import type { EventPlan } from "../plan/plan.ts";
import { COMMA, plain, type Word } from "../word.ts";
import { quotedRule, realizePhrase } from "./phrase.ts";
import { templateWords } from "./template.ts";

/** Words that begin a clause, to which another one can be added. */
const CLAUSE = /^(?:after|before|when|whenever|once|while|as) (?:a|an|the|you|they|it|there) /;

export function realizeEvent({ text, isWhen, name, about }: EventPlan): Word[] {
  const at = isWhen ? templateWords(text) : [{ text: "on" }, ...quotedRule(name)];
  if (about === undefined) return at;
  const what = [...plain("it is about"), ...realizePhrase(about)];
  if (isWhen && CLAUSE.test(text.words.en)) return [...at, { text: "and" }, ...what];
  return [...at, COMMA, { text: "if" }, ...what];
}
