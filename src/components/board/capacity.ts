// How far a counter can be counted up, as the author's looks say: `outOf "3"`, or the name of a value.

import type { CounterMeta, Game, State } from "../../dsl/index.ts";
import { lookOf } from "./look.ts";

/** Undefined for counters without an end. */
export function capacityOf(game: Game, state: State, counter: CounterMeta): number | undefined {
  const { outOf } = lookOf(game.meta, counter.id);
  if (outOf === undefined) return undefined;
  const isNamed = game.meta.values.some(({ id }) => id === outOf);
  return isNamed ? game.valueOf(state, outOf, 0, []).value : Number(outOf);
}
