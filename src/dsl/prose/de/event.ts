// When something is, in German: `am Ende der Runde`, `nachdem eine Karte gespielt ist`.

import type { EventPlan } from "../plan/plan.ts";
import { COMMA, plain, type Word } from "../word.ts";
import { preposition } from "./endings.ts";
import { realizePhrase } from "./phrase.ts";
import { templateWords } from "./template.ts";

/** Words that begin a clause, to which another one can be added. */
const CLAUSE = /^(?:wenn|sobald|nachdem|bevor|während|solange) /;

export function realizeEvent({ text, isWhen, name, about }: EventPlan): Word[] {
  const at = isWhen ? templateWords(text) : [preposition("bei"), ...realizePhrase(name, "dat")];
  if (about === undefined) return at;
  const what = [...plain("es um"), ...realizePhrase(about, "acc"), { text: "geht" }];
  if (isClauseEvent({ text, isWhen })) return [...at, { text: "und" }, ...what];
  return [...at, COMMA, { text: "wenn" }, ...what];
}

/** Whether its words are a clause, behind which stands a comma. */
export function isClauseEvent({ text, isWhen }: Pick<EventPlan, "text" | "isWhen">): boolean {
  return isWhen && CLAUSE.test(text.words.de);
}
