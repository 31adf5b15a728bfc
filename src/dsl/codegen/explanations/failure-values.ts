// The values of a requirement that fails, for its text: those in the placeholders, then the members
// of families, and the owners and indices of zones.

import type * as ir from "../../ir/ir.ts";
import type { CounterRefMeta, ZoneRefMeta } from "../../runtime/meta/needs.ts";

interface Kept {
  readonly values: readonly ir.Expr[];
  /** For each placeholder: what its value is a number of, and the zone whose contents it lists. */
  readonly holes: readonly KeptHole[];
}

interface KeptHole {
  readonly counts: CounterRefMeta | undefined;
  readonly zone: ZoneRefMeta | undefined;
}

export function collectFailureValues(holes: readonly ir.Placeholder[]): Kept {
  const values = holes.map(({ value }) => value);
  const at = (value: ir.Expr | undefined) =>
    value === undefined ? undefined : values.push(value) - 1;
  return {
    values,
    holes: holes.map(({ counter, form, value }) => ({
      counts: counter && counterRef(counter, at),
      zone: form === "contents" && value.kind === "zoneSize" ? zoneRef(value.zone, at) : undefined,
    })),
  };
}

type Keep = (value: ir.Expr | undefined) => number | undefined;

/** Returns the counter with the position of its member among the values. */
export function counterRef(
  { counter, index }: Pick<ir.CounterRef, "counter" | "index">,
  at: Keep,
): CounterRefMeta {
  const isNamed = counter.members !== undefined && index !== undefined;
  return { counter: counter.index, member: isNamed ? at(index) : undefined };
}

/** Returns the zone with the positions of its owner and its index among the values. */
export function zoneRef({ zone, owner, index }: ir.ZoneRef, at: Keep): ZoneRefMeta {
  return { zone: zone.index, owner: at(owner), member: at(index) };
}
