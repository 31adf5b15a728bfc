// How things are called: by their noun, by a pronoun, or by a letter where another thing has the
// same noun.

import type * as ir from "../../ir/ir.ts";
import { linked } from "../lexicon/linked-noun.ts";
import { localName } from "../lexicon/nouns.ts";
import type { PlanContext } from "./context.ts";
import type { Determiner, Modifier, NounPhrase, Thing } from "./noun-phrase.ts";

/** A noun with its determiner. */
export function thing(
  noun: ir.LocalizedNoun,
  which: Determiner,
  number: "one" | "many" = "one",
): Thing {
  return { kind: "thing", noun, which, ...(number === "many" ? { many: true } : {}) };
}

export function number(n: number, path?: string): NounPhrase {
  return { kind: "number", n, path };
}

export function words(de: string, en: string): NounPhrase {
  return { kind: "words", words: { de, en } };
}

/** A phrase with one more modifier at its end. */
export function modified<P extends NounPhrase>(of: P, ...modifiers: readonly Modifier[]): P {
  if (modifiers.length === 0) return of;
  switch (of.kind) {
    case "thing":
    case "oneOf":
    case "group":
      return { ...of, modifiers: [...(of.modifiers ?? []), ...modifiers] };
    default:
      return of;
  }
}

/** A phrase that leads to the rule of a declaration. */
export function linkTo(t: PlanContext, declared: object, noun: ir.LocalizedNoun): ir.LocalizedNoun {
  return linked(t.index.paths.get(declared), noun);
}

/** Who acts: `you`, `each player`, `they`. */
export function actor({ who }: PlanContext): NounPhrase {
  return { kind: "actor", who };
}

/** Who acts, where it is not the subject. */
export function somebody({ who }: PlanContext): NounPhrase {
  return { kind: "actor", who: who === "you" ? "you" : "they" };
}

/** `the fish`, `the space g`, `n`. */
export function localPhrase(t: PlanContext, local: ir.Local): NounPhrase {
  const known = t.locals.get(local);
  if (known !== undefined) return known;
  const { noun, id, many } = localName(t.index, local);
  const label = id === undefined ? undefined : t.labels.get(id);
  const isUnnamed = noun.de.article === "" || local.type.kind === "number";
  if (id !== undefined && isUnnamed) return words(label ?? id, label ?? id);
  return {
    ...thing(noun, "the", many ? "many" : "one"),
    ...(label === undefined ? {} : { label }),
  };
}

/** Whether something in the sentence is called so already. */
export function isTaken(t: PlanContext, { noun, which }: Thing): boolean {
  return [...t.locals.values()].some(
    (one) => one.kind === "thing" && one.which === which && one.noun.de.one === noun.de.one,
  );
}

/** Whether two things are called the same. */
export function isSamePhrase(one: NounPhrase, other: NounPhrase): boolean {
  if (one.kind === "words" && other.kind === "words") return one.words.de === other.words.de;
  if (one.kind !== "thing" || other.kind !== "thing") return false;
  return (
    one.noun.de.one === other.noun.de.one &&
    one.which === other.which &&
    one.label === other.label &&
    one.modifiers === undefined &&
    other.modifiers === undefined
  );
}

/** A number or letter, which can stand before a noun. */
export function isOneWord(of: NounPhrase): boolean {
  return of.kind === "number" || (of.kind === "words" && /^\w$/.test(of.words.de));
}
