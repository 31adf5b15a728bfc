// Determines who begins a match: the first player with a decision that is not simultaneous.

import type { Session } from "./session.ts";

/** The first turn of a match. */
export interface FirstTurn {
  readonly seat: number;
  /** Number of moves before it, all of them simultaneous decisions. */
  readonly position: number;
}

/**
 * Returns the first turn up to the current position, or `undefined` if all decisions so far are
 * simultaneous.
 */
export function firstTurnOf(session: Session): FirstTurn | undefined {
  for (let position = 0; position <= session.position; position++) {
    const decision = session.game.decision(session.stateAt(position));
    if (decision !== undefined && decision.atOnce === undefined) {
      return { seat: decision.player, position };
    }
  }
  return undefined;
}
