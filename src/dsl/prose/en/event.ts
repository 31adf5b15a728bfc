// When something is, in English: `at the end of the round`, `after a card is played`.

import type { EventPlan } from "../plan/plan.ts";
import { COMMA, plain, type Word } from "../word.ts";
import { quotedRule, realizePhrase } from "./phrase.ts";
import { templateWords } from "./template.ts";

/** Words that begin a clause, to which another one can be added. */
const CLAUSE = /^(?:after|before|when|whenever|once|while|as) (?:a|an|the|you|they|it|there) /;

/** Words that begin a clause, or what is as long as one. */
const LONG = /^(?:after|before|when|whenever|once|while|as) /;

export function realizeEvent({ text, isWhen, name, about }: EventPlan): Word[] {
  const at = isWhen ? templateWords(text) : [{ text: "on" }, ...quotedRule(name)];
  if (about === undefined) return at;
  const what = [...plain("it is about"), ...realizePhrase(about)];
  if (CLAUSE.test(text.words.en) && isWhen) return [...at, { text: "and" }, ...what];
  return [...at, COMMA, { text: "if" }, ...what];
}

/** Whether its words have a clause, behind which stands a comma. */
export function isClauseEvent({ text, isWhen, about }: EventPlan): boolean {
  return about !== undefined || !isWhen || LONG.test(text.words.en);
}
