// What is kept of a requirement that fails, for its text: the values in the holes, then the members
// of families that are spoken of.

import type * as ir from "../ir/ir.ts";
import type { CounterRefMeta } from "../runtime/meta/needs.ts";

interface Kept {
  readonly values: readonly ir.Expr[];
  /** For each hole: what its value is a number of. */
  readonly holes: readonly (CounterRefMeta | undefined)[];
  /** `your counter >= E`: the counter. */
  readonly enough: CounterRefMeta | undefined;
}

export function keptOf({ holes, condition }: ir.Need): Kept {
  const values = holes.map(({ value }) => value);
  const counted = (ref: ir.Placeholder["counter"]): CounterRefMeta | undefined => {
    if (ref === undefined) return undefined;
    const { counter, index } = ref;
    const isNamed = counter.members !== undefined && index !== undefined;
    return { counter: counter.index, member: isNamed ? values.push(index) - 1 : undefined };
  };
  const ofHoles = holes.map(({ counter }) => counted(counter));
  const isEnough = condition.kind === "binary" && condition.op === ">=";
  const enough = isEnough && condition.left.kind === "counter" ? condition.left.counter : undefined;
  return { values, holes: ofHoles, enough: counted(enough) };
}
