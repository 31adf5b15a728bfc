// German wording of things.

import {
  type Case,
  contracted,
  type DeterminerKind,
  decline,
  type GermanNoun,
  type GrammaticalNumber,
  listedGerman,
} from "../../../../inflection/german.ts";
import type { NamedThing } from "../facts.ts";
import type { RuntimePhrases } from "../wording.ts";

export const germanPhrases: RuntimePhrases = {
  thing: (one, article, number) =>
    thingPhrase(one, article?.kind ?? "none", article?.case ?? "nom", number),
  list: (things, article, joint) =>
    listOf(things, article?.kind ?? "none", article?.case ?? "nom", joint && "und"),
  // Nothing is `keine Perlen`.
  amount: ({ de }, amount, article) =>
    amount === 0 && article === undefined
      ? decline(de, "no", "nom", "many")
      : germanAmount(de, amount, article?.case ?? "nom"),
  contract: contracted,
  decline: "verzichten",
};

/** A thing with its determiner; numbers are feminine: `keine 4`. */
export function thingPhrase(
  one: NamedThing,
  determiner: DeterminerKind,
  c: Case,
  number: GrammaticalNumber = "one",
): string {
  switch (one.kind) {
    case "noun":
      return decline(one.noun.de, determiner, c, number);
    case "number": {
      const digits = String(one.value).replace("-", "−");
      return determiner === "none"
        ? digits
        : decline({ article: "die", one: digits, many: digits }, determiner, c, "one");
    }
    case "name":
      return decline({ article: "", one: one.name.de, many: one.name.de }, determiner, c, "one");
    case "space": {
      const name = `Feld ${one.name.de}`;
      return decline({ article: "", one: name, many: name }, determiner, c, "one");
    }
    default:
      return one satisfies never;
  }
}

/** Several things after an article: `eine Kuh oder ein Schaf`, `die Kuh und das Schaf`. */
export function listOf(
  things: readonly NamedThing[],
  determiner: DeterminerKind,
  c: Case,
  joint = determiner === "a" ? "oder" : "und",
): string {
  if (things.length === 0) return "nichts";
  return listedGerman(
    things.map((one) => (things.length === 1 ? thingPhrase : inList)(one, determiner, c)),
    joint,
  );
}

/** The same in a list, where numbers stand alone: `2 und 5`. */
export function inList(one: NamedThing, determiner: DeterminerKind, c: Case): string {
  return thingPhrase(one, one.kind === "number" ? "none" : determiner, c);
}

/** `1 Perle`, `3 Perlen`; nothing is `keine Perle`. */
export function germanAmount(noun: GermanNoun, amount: number, c: Case): string {
  if (amount === 0) return decline(noun, "no", c, "one");
  return `${amount} ${decline(noun, "none", c, amount === 1 ? "one" : "many")}`;
}
