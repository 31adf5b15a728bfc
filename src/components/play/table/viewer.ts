// Chooses the seat whose area is shown large.

import type { Seat } from "../../../play/session/record.ts";
import type { LoggedMove } from "../../../play/session/session.ts";

/** Returns the seat of the person who decides, or decided last, or sits first. */
export function viewerOf(
  seats: readonly Seat[],
  past: readonly LoggedMove[],
  deciding: number | undefined,
): number {
  const isHuman = (seat: number) => seats[seat]?.kind === "human";
  if (deciding !== undefined && isHuman(deciding)) return deciding;
  const last = past.findLast(({ player }) => isHuman(player))?.player;
  const first = seats.findIndex(({ kind }) => kind === "human");
  return last ?? Math.max(0, first);
}
