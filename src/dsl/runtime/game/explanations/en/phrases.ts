// English wording of things.

import { determined, listedEnglish as listed } from "../../../../inflection/english.ts";
import type { DeterminerKind, GrammaticalNumber } from "../../../../inflection/german.ts";
import type { DisplayNoun } from "../../../meta/meta.ts";
import type { NamedThing } from "../facts.ts";
import type { RuntimePhrases } from "../wording.ts";

export const englishPhrases: RuntimePhrases = {
  thing: (one, article, number) => thingPhrase(one, article?.kind ?? "none", number),
  list: (things, article, joint) => listOf(things, article?.kind ?? "none", joint),
  amount: englishAmount,
  contract: (text) => text,
  decline: "decline",
};

/** A thing with its determiner. */
export function thingPhrase(
  one: NamedThing,
  determiner: DeterminerKind,
  number: GrammaticalNumber = "one",
): string {
  switch (one.kind) {
    case "noun":
      return determined(one.noun.en[number], determiner, {
        plural: number === "many",
        isName: one.noun.en.isName === true,
      });
    case "number": {
      const digits = String(one.value).replace("-", "−");
      return determined(digits, determiner, { plural: false, isName: false });
    }
    case "name":
    case "space": {
      const name = one.kind === "space" ? `space ${one.name.en}` : one.name.en;
      return determiner === "no" || determiner === "your" ? `${determiner} ${name}` : name;
    }
    default:
      return one satisfies never;
  }
}

/** Several things after an article: `a cow or a sheep`, `the cow and the sheep`. */
export function listOf(
  things: readonly NamedThing[],
  determiner: DeterminerKind,
  joint = determiner === "a" ? "or" : "and",
): string {
  if (things.length === 0) return "nothing";
  return listed(
    things.map((one) => (things.length === 1 ? thingPhrase : inList)(one, determiner)),
    joint,
  );
}

/** The same in a list, where numbers stand alone: `2 and 5`. */
export function inList(one: NamedThing, determiner: DeterminerKind): string {
  return thingPhrase(one, one.kind === "number" ? "none" : determiner);
}

/** `1 pearl`, `3 pearls`; nothing is `no pearls`. */
export function englishAmount({ en }: DisplayNoun, amount: number): string {
  return amount === 0 ? `no ${en.many}` : `${amount} ${amount === 1 ? en.one : en.many}`;
}
