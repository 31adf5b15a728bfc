// Computes slot addresses in the buffer from `Meta`.
//
// The casts to `number`: reads within the layout of the state are never undefined.

import type { Meta, SlotAddressMeta, ValueType } from "../meta/meta.ts";

/**
 * Returns the first slot of a storage for a player (any number if shared) and a family member, from
 * 0.
 */
export function slotOf(at: SlotAddressMeta, player: number, member: number): number {
  return (at.bases[member] ?? 0) + Math.max(player, 0) * at.playerStride;
}

/** Returns the element that a place or a space stores as 1 (`firstHeld` in ir/types.ts). */
export function firstStoredElement(element: ValueType): number {
  const isLimited = element.kind === "number" && element.from !== -(2 ** 31);
  return isLimited ? Math.min(0, element.from) : 0;
}

/** Returns the number of seats: players, followed by the active rivals. */
export function readSeatCount({ seats }: Pick<Meta, "seats">, state: Int32Array): number {
  return state[seats] as number;
}
