// What sentence plans depend on besides the rule itself.

import type * as ir from "../../ir/ir.ts";
import { groupBy } from "../../source/group-by.ts";
import type { Index } from "../index-of.ts";
import { localName } from "../lexicon/nouns.ts";
import { listLocals } from "../locals.ts";
import type { NounPhrase } from "./noun-phrase.ts";
import type { Who } from "./plan.ts";

export interface PlanContext {
  readonly index: Index;
  readonly who: Who;
  /** What stands for some locals: `each space`, `that`. */
  readonly locals: ReadonlyMap<ir.Local, NounPhrase>;
  /** Letters of the names that a noun does not tell apart in this rule. */
  readonly labels: ReadonlyMap<string, string>;
}

/** The context of a rule that speaks to its reader; `rule` is everything that may mention locals. */
export function createContext(index: Index, rule: unknown): PlanContext {
  return { index, who: "you", locals: new Map(), labels: labelsFor(index, listLocals(rule)) };
}

/** The context in which something stands for a local. */
export function withLocal(t: PlanContext, local: ir.Local, phrase: NounPhrase): PlanContext {
  return { ...t, locals: new Map([...t.locals, [local, phrase]]) };
}

export function withWho(t: PlanContext, who: Who): PlanContext {
  return { ...t, who };
}

/** Names that share their noun with another name of the rule get letters, as numbers always do. */
function labelsFor(index: Index, locals: readonly ir.Local[]): ReadonlyMap<string, string> {
  const named = locals.map((local) => ({ local, ...localName(index, local) }));
  const nouns = groupBy(named, ({ noun }) => noun.de.one);
  const labels = new Map<string, string>();
  for (const { local, noun, id } of named) {
    if (id === undefined || labels.has(id)) continue;
    const isAlone = new Set(nouns.get(noun.de.one)?.map((one) => one.local.name)).size === 1;
    const isUnnamed = noun.de.article === "" || local.type.kind === "number";
    if (isAlone && !isUnnamed) continue;
    labels.set(id, freeLetter(id, new Set(labels.values())));
  }
  return labels;
}

const ALPHABET = "abcdefghijklmnopqrstuvwxyz";

/** The first letter of a name, or the next one that is free. */
function freeLetter(name: string, taken: ReadonlySet<string>): string {
  const start = Math.max(0, ALPHABET.indexOf(name.charAt(0).toLowerCase()));
  const letters = [...ALPHABET.slice(start), ...ALPHABET];
  return letters.find((letter) => !taken.has(letter)) ?? name;
}
