// Cause of a decision: a move that leads to further decisions of the same player.

import type { DisplayGame } from "../../../dsl/index.ts";
import { isSuspendedWithin } from "../../../dsl/runtime/engine/suspended-within.ts";
import type { LoggedMove, Session } from "../../../play/session/session.ts";

/** Returns the last move if its player has to make a decision that follows from it, otherwise `undefined`. */
export function causeOf(game: DisplayGame, session: Session): LoggedMove | undefined {
  const { past, state } = session;
  const player = game.decision(state)?.player;
  for (let at = past.length - 1; at >= 0 && past[at]?.player === player; at -= 1) {
    if (isSuspendedWithin(session.stateAt(at), state)) return past.at(-1);
  }
  return undefined;
}
