// What lies in a zone, hidden or not; `view` never shows what is hidden.

import type { Meta, State, ZoneMeta } from "../../dsl/index.ts";

/** An element and how many of it lie there. */
export interface ZoneItem {
  readonly value: number;
  readonly count: number;
}

/** The elements of one member of a zone, as its layout says (see `ZoneMeta`). */
export function zoneItems(
  zone: Meta["zones"][number],
  state: State,
  index: number | undefined,
  seat: number | undefined,
): ZoneItem[] {
  const member = index === undefined ? 0 : index - zone.at.indexFrom;
  const base = (zone.at.bases[member] ?? 0) + (seat ?? 0) * zone.at.playerStride;
  return slotsOf(zone, member, state.subarray(base)).filter(({ count }) => count > 0);
}

function slotsOf(zone: ZoneMeta, member: number, slots: Int32Array): ZoneItem[] {
  const { from, to } = zone.elements[member] ?? { from: 0, to: -1 };
  switch (zone.layout) {
    case "places":
      return Array.from(slots.subarray(0, zone.capacity), (slot) => ({
        value: slot - 1,
        count: slot === 0 ? 0 : 1,
      }));
    case "row":
      return Array.from(slots.subarray(1, 1 + (slots[0] ?? 0)), (value) => ({ value, count: 1 }));
    case "counts":
      return Array.from(slots.subarray(1, 2 + to - from), (count, i) => ({
        value: from + i,
        count,
      }));
    default:
      return zone.layout satisfies never;
  }
}
