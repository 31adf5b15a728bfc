// Where things lie in the buffer, from their description in `Meta`.

import type { Meta, Place } from "./meta.ts";

/** The first slot of a thing, for a player (any number for shared things) and a member of its family, from 0. */
export function slotOf(at: Place, player: number, member: number): number {
  return (at.bases[member] ?? 0) + Math.max(player, 0) * at.playerStride;
}

/** How many seats there are: players, and behind them the rivals who play. */
export function seatsOf({ seats }: Pick<Meta, "seats">, state: Int32Array): number {
  return state[seats] as number;
}
