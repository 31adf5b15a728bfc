// What the lines of an own board bring: something always, and more for each figure that has left.

import type { Holdings, Meta, ValueType } from "../../../dsl/index.ts";
import { type Face, faceOf, type lookOf } from "../../board/look.ts";

interface Gift {
  readonly type: ValueType;
  readonly value: number;
  readonly face: Face;
}

/**
 * Returns what a line brings, from what it always brings to the last figure. `base` names a table by
 * line, `gifts` one by line and figure; a gift without a picture is once more what the line brings.
 */
export function giftsOf(meta: Meta, look: ReturnType<typeof lookOf>, line: number): Gift[] {
  const find = (name: string | undefined) => meta.tables.find(({ id }) => id === name);
  const [base, gifts] = [find(look.base), find(look.gifts)];
  const always = base?.entries[line];
  if (base === undefined || gifts === undefined || always === undefined) return [];
  const first = { type: base.type, value: always, face: faceOf(meta, base.type, always) };
  const [, figures] = gifts.params;
  const count = figures?.kind === "number" ? figures.to - figures.from + 1 : 0;
  const more = gifts.entries.slice(line * count, (line + 1) * count).map((value) => {
    const face = faceOf(meta, gifts.type, value);
    return face.picture === undefined ? first : { type: gifts.type, value, face };
  });
  return [first, ...more];
}

/** Returns how many a seat has in the zones or counters of this name. */
export function countOut(meta: Meta, holdings: Holdings | undefined, name: string): number {
  const zones = holdings?.zones.filter(({ id }) => meta.zones[id]?.id === name) ?? [];
  const counters = holdings?.counters.filter(({ id }) => meta.counters[id]?.id === name) ?? [];
  const sizes = [...zones.map(({ size }) => size), ...counters.map(({ value }) => value)];
  return sizes.reduce((sum, size) => sum + size, 0);
}
