// Limits of counters: from the author's looks (`outOf "3"`), otherwise from the rules.

import type { CounterMeta, Meta } from "../../../dsl/index.ts";
import { lookOf } from "../look.ts";

/** Returns the limit of a counter, or `undefined` if it has none. `max` is the limit by the rules. */
export function capacityOf(
  meta: Meta,
  counter: CounterMeta,
  max: number | undefined,
): number | undefined {
  const { outOf } = lookOf(meta, counter.id);
  return outOf === undefined ? max : Number(outOf);
}
