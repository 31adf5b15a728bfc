// The first player of a match, while a table shows it.

import type { FirstTurn } from "../../../play/session/first-turn.ts";
import type { PlayedMove, Seat } from "../../../play/session/record.ts";

/** Returns the name of the player who begins, or `undefined` once a person has taken a turn. */
export function beginnerOf(
  first: FirstTurn | undefined,
  seats: readonly Seat[],
  past: readonly PlayedMove[],
): string | undefined {
  if (first === undefined || seats.length < 2) return undefined;
  const turns = past.slice(first.position);
  const hasPersonPlayed = turns.some(({ player }) => seats[player]?.kind === "human");
  return hasPersonPlayed ? undefined : seats[first.seat]?.name;
}
