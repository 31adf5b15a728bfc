// An action in German: a modal verb, and at the end its author's words, `ein Plättchen platzieren`.

import type { Deed } from "../plan/plan.ts";
import { asSubject, type ClauseOrder, linkedTo, plain, type Word } from "../word.ts";
import { featuresOf } from "./agreement.ts";
import { declined, preposition } from "./endings.ts";
import { realizePhrase } from "./phrase.ts";
import { MODALS } from "./verbs.ts";
import { ADVERBS } from "./words.ts";

export function deedWords(
  { kind: _, agent, mode, name, object, path, isAtOnce, without, ...rest }: Deed,
  order: ClauseOrder,
): Word[] {
  rest satisfies Record<string, never>;
  const clause = {};
  const { many, person } = featuresOf(agent);
  const form = person === 2 && !many ? 0 : many ? 2 : 1;
  const verb: Word = { text: MODALS[mode][form], is: { role: "finite", order, clause } };
  const subject = asSubject(realizePhrase(agent, "nom"), clause);
  const middle = [
    ...(isAtOnce ? plain(ADVERBS.atOnce) : []),
    ...(without ? [preposition("ohne"), ...withoutArticle(without)] : []),
  ];
  const end = linkedTo(path, nameWords(name.de, object, clause));
  switch (order) {
    case "main":
      return [...subject, verb, ...middle, ...end];
    case "inverted":
      return [verb, ...subject, ...middle, ...end];
    case "sub":
      return [...subject, ...middle, ...end, verb];
    default:
      return order satisfies never;
  }
}

/** `ohne Würfel` */
function withoutArticle(of: NonNullable<Deed["without"]>): Word[] {
  return realizePhrase(of.kind === "thing" ? { ...of, which: "none" } : of, "acc");
}

/** The infinitive with what belongs to it; the thing at its start gets its article. */
function nameWords(name: string, object: Deed["object"], clause: object): Word[] {
  const rest = object === undefined ? name : name.slice(object.de.one.length + 1);
  const words = plain(rest);
  return [
    ...(object === undefined ? [] : declined(object.de, "a", "acc", "one")),
    ...words.map(
      (word, i): Word =>
        i === words.length - 1 ? { ...word, is: { role: "nonfinite", clause } } : word,
    ),
  ];
}
