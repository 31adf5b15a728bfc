// When something happens: `at the end of the round`, `after a card is played`, `on ‘evening’`.

import type * as ir from "../../ir/ir.ts";
import { isWhenText } from "../authored/clause-text.ts";
import { hasHole } from "../holes.ts";
import type { Worded } from "../lexicon/nouns.ts";
import { planCall } from "./call.ts";
import type { PlanContext } from "./context.ts";
import type { NounPhrase } from "./noun-phrase.ts";
import type { EventPlan } from "./plan.ts";
import { localPhrase, thing } from "./referring-expressions.ts";

/** Whether the words of an event say when it is: `at the end of the round`. */
export function isWhen({ words }: Worded): boolean {
  return words !== undefined && isWhenText(words);
}

/** When an event is; with what it is about, if that is of certain kinds. */
export function planEvent(
  t: PlanContext,
  event: ir.Procedure,
  about: readonly ir.LocalizedNoun[] = [],
): EventPlan {
  const { words, params, id } = event;
  const [subject] = params;
  const kinds = about.map((noun) => thing(noun, "a"));
  const [only, second] = kinds;
  const what: NounPhrase | undefined =
    second === undefined ? only : { kind: "list", items: kinds, by: "or" };
  const isNamed =
    subject !== undefined && words !== undefined && hasHole(words.de, "de", subject.name);
  const args = params.map((param) =>
    param === subject && what !== undefined ? what : localPhrase(t, param),
  );
  const isTold = isNamed && isWhen(event);
  return {
    text: { words: words ?? { de: id, en: id }, params, args },
    isWhen: isWhen(event),
    name: planCall(t, event, [], []),
    about: isTold ? undefined : what,
  };
}
