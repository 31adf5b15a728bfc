// Who begins a match: the first player who has a turn alone.

import type { Session } from "./session.ts";

export interface FirstTurn {
  readonly seat: number;
  /** How many moves lie before it: those by which all decided at the same time. */
  readonly position: number;
}

/**
 * Returns the first turn of a match, or `undefined` while all decide at the same time. Looks up to
 * the present position only.
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
