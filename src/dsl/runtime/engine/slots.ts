// Where things lie in the buffer, from their description in `Meta`.

import type { Meta, SlotAddressMeta, ValueType } from "../meta/meta.ts";

/** The first slot of a thing, for a player (any number for shared things) and a member of its family, from 0. */
export function slotOf(at: SlotAddressMeta, player: number, member: number): number {
  return (at.bases[member] ?? 0) + Math.max(player, 0) * at.playerStride;
}

/** The element that a place or a space holds as 1 (`firstHeld` in ir/types.ts). */
export function firstStoredElement(element: ValueType): number {
  const isLimited = element.kind === "number" && element.from !== -(2 ** 31);
  return isLimited ? Math.min(0, element.from) : 0;
}

/** How many seats there are: players, and behind them the rivals who play. */
export function readSeatCount({ seats }: Pick<Meta, "seats">, state: Int32Array): number {
  return state[seats] as number;
}
