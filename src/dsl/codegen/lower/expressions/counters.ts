// Counters and their limits.

import type * as ir from "../../../ir/ir.ts";
import { b } from "../../code/build.ts";
import type { CodeValue } from "../../code/code.ts";
import { counterAddress } from "../addresses.ts";
import type { Lowering } from "../lowering.ts";

export function lowerCounter(c: Lowering, ref: ir.CounterRef): CodeValue {
  return c.loaded(b.load(counterAddress(c, ref)));
}

export function lowerCounterFull(c: Lowering, ref: ir.CounterRef): CodeValue {
  const { max } = ref.counter;
  if (max === undefined) return b.value(false);
  return b.greaterOrEqual(lowerCounter(c, ref), limitFor(c, ref, max));
}

/** The limit of a counter, for its owner. */
export function limitFor(c: Lowering, { owner }: ir.CounterRef, max: ir.Expr): CodeValue {
  return (owner === undefined ? c : c.withYou(c.lower(owner))).lower(max);
}
