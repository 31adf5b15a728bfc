// How far a counter can be counted up: as the author's looks say, `outOf "3"`, else as the rules do.

import type { CounterMeta, Meta } from "../../../dsl/index.ts";
import { lookOf } from "../look.ts";

/** `max` is the limit by the rules. Undefined for counters without an end. */
export function capacityOf(
  meta: Meta,
  counter: CounterMeta,
  max: number | undefined,
): number | undefined {
  const { outOf } = lookOf(meta, counter.id);
  return outOf === undefined ? max : Number(outOf);
}
