// Cause of a decision: a move that leads to further decisions of the same player.

import type { DisplayGame } from "../../../dsl/index.ts";
import { isSuspendedWithin } from "../../../dsl/runtime/engine/suspended-within.ts";
import type { LoggedMove, Session } from "../../../play/session/session.ts";

/** Returns the last move if its player has to make a decision that follows from it, otherwise `undefined`. */
export function causeOf(game: DisplayGame, session: Session): LoggedMove | undefined {
  const { past, state } = session;
  const decision = game.decision(state);
  let root = state;
  for (let at = past.length - 1; at >= 0 && past[at]?.player === decision?.player; at -= 1) {
    const before = session.stateAt(at);
    if (isSuspendedWithin(before, state)) root = before;
  }
  const isSame = game.decision(root)?.actions.join() === decision?.actions.join();
  return isSame ? undefined : past.at(-1);
}
