// Ways to write something, of which one is taken at random.

import type { Random } from "../../support/random.ts";
import type { World } from "./kinds.ts";

/** What a random program is written with. */
export interface Writing {
  readonly world: World;
  readonly random: Random;
}

/** A number, and between which limits it always lies. */
export interface NumberText {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

export type Way<Result> = () => Result | undefined;

/** Tries ways to write something in random order, until one is possible. */
export function perhaps<Result>(
  { random }: Writing,
  ways: readonly Way<Result>[],
): Result | undefined {
  const left = [...ways];
  while (left.length > 0) {
    const [way] = left.splice(random.below(left.length), 1);
    const found = way?.();
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The same, where there always is a way. */
export function oneOf<Result>(w: Writing, ways: readonly Way<Result>[]): Result {
  const found = perhaps(w, ways);
  if (found === undefined) throw new Error("there is no way to write this");
  return found;
}

/** One of some things, if there are any. */
export function among<Item>({ random }: Writing, items: readonly Item[]): Item | undefined {
  return items.length === 0 ? undefined : random.of(items);
}

/** A number brought between limits, if it does not always lie there. */
export function within(
  w: Writing,
  { text, from, to }: NumberText,
  limits: { readonly from: number; readonly to: number },
): string {
  if (from >= limits.from && to <= limits.to) return text;
  const count = limits.to - limits.from + 1;
  if (w.random.chance(0.5)) return `max(${limits.from}, min(${limits.to}, ${text}))`;
  return limits.from === 0 ? `(${text} mod ${count})` : `(${text} mod ${count} + ${limits.from})`;
}
