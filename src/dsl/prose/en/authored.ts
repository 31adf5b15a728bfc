// Sentences of an author, in English, so that they can be negated and said of others.

import { reference } from "../mark.ts";
import type { Who } from "../plan/plan.ts";

/** A sentence cut at its verb. */
interface AuthoredClause {
  readonly subject: string;
  readonly verb: string;
  readonly rest: string;
}

const DENIED: Readonly<Record<string, string>> = {
  may: "may not",
  must: "need not",
  can: "cannot",
  is: "is not",
  are: "are not",
  has: "does not have",
  have: "do not have",
};

export function isPronoun(subject: string): boolean {
  return /^(?:you|they|it|there|everyone|nobody)$/.test(subject);
}

/** The parts of a sentence with one of the common verbs. */
export function parseClause(text: string): AuthoredClause | undefined {
  const [, subject = "", verb = "", rest = ""] =
    /^(.+?) (may|must|can|is|are|has|have) (.+)$/.exec(text) ?? [];
  const isSubject = isPronoun(subject) || /^(?:the|an?|each|every|no|all) ./.test(subject);
  return isSubject ? { subject, verb, rest } : undefined;
}

/** The sentence as it is said of whoever it is about, with its end leading to a rule. */
export function renderAuthoredClause(
  who: Who,
  { subject, verb, rest }: AuthoredClause,
  path: string | undefined,
): AuthoredClause {
  const isOther = who !== "you" && subject === "you";
  return { subject: isOther ? "they" : subject, verb, rest: reference(path, rest) };
}

/** Its opposite. */
export function negateClause({ subject, verb, rest }: AuthoredClause): AuthoredClause {
  const [some, none] = [/^((?:\uE000[^\uE001]*\uE001)?)an? /, "$1no "];
  if (some.test(subject)) return { subject: subject.replace(some, none), verb, rest };
  if (subject === "there") return { subject, verb, rest: rest.replace(some, none) };
  return { subject, verb: DENIED[verb] ?? `${verb} not`, rest };
}

/** It must be so: `the space must be a reef`. */
export function required({ subject, rest }: AuthoredClause): AuthoredClause {
  return { subject, verb: "must", rest: `be ${rest}` };
}

export function asMain({ subject, verb, rest }: AuthoredClause): string {
  return `${subject} ${verb} ${rest}`;
}
