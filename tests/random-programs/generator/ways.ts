// Ways to write something, of which one is taken at random.

import type { Random } from "../../support/random/random.ts";
import type { Label } from "../constructs/labels.ts";
import type { World } from "./kinds.ts";
import { inside, type Scope } from "./scope.ts";
import type { Steering } from "./steering.ts";

/** What a random program is written with. */
export interface Writing {
  readonly world: World;
  readonly random: Random;
  readonly steering: Steering;
  /** For each place that can be put behind a condition: the conditions that it needs. */
  readonly guards: (string[] | undefined)[];
}

/** A number, and between which limits it always lies. */
export interface NumberText {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Writes a construct; the scope is the one inside of it. */
export type Way<Result> = (scope: Scope) => Result | undefined;

/** The construct that a way writes, if it is a single one. */
export type LabelledWay<Result> = readonly [Label | undefined, Way<Result>];

/** Tries ways to write something in random order, likelier ones first, until one is possible. */
export function perhaps<Result>(
  w: Writing,
  scope: Scope,
  ways: readonly LabelledWay<Result>[],
): Result | undefined {
  const left = [...ways];
  while (left.length > 0) {
    const weights = left.map(([label]) => w.steering.weight(scope.inside, label));
    const [taken] = left.splice(w.random.weighted(weights), 1);
    const [label, way] = taken as LabelledWay<Result>;
    const found = way(label === undefined ? scope : inside(scope, label));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The same, where there always is a way. */
export function oneOf<Result>(
  w: Writing,
  scope: Scope,
  ways: readonly LabelledWay<Result>[],
): Result {
  const found = perhaps(w, scope, ways);
  if (found === undefined) throw new Error(`there is no way to write this in ${scope.inside}`);
  return found;
}

/** One of some things, if there are any. */
export function among<Item>({ random }: Writing, items: readonly Item[]): Item | undefined {
  return items.length === 0 ? undefined : random.of(items);
}

/** A number brought between limits by arithmetic, if it does not always lie there. */
export function clamped(
  w: Writing,
  { text, from, to }: NumberText,
  limits: { readonly from: number; readonly to: number },
): string {
  if (from >= limits.from && to <= limits.to) return text;
  const count = limits.to - limits.from + 1;
  if (w.random.chance(0.5)) return `max(${limits.from}, min(${limits.to}, ${text}))`;
  return limits.from === 0 ? `(${text} mod ${count})` : `(${text} mod ${count} + ${limits.from})`;
}
