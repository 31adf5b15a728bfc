// Cause of a decision: a move that leads to further decisions of the same player.

import type { DisplayGame } from "../../../dsl/index.ts";
import { isSuspendedWithin } from "../../../dsl/runtime/engine/suspended-within.ts";
import type { LoggedMove, Session } from "../../../play/session/session.ts";

/** Returns the last move if its player has to make a decision that follows from it, otherwise `undefined`. */
export function causeOf(game: DisplayGame, session: Session): LoggedMove | undefined {
  const { past, state } = session;
  const decision = game.decision(state);
  let first = past.length;
  while (first > 0 && past[first - 1]?.player === decision?.player) first -= 1;
  const root = session.stateAt(first);
  const isNew = game.decision(root)?.actions.join() !== decision?.actions.join();
  return isNew && isSuspendedWithin(root, state) ? past.at(-1) : undefined;
}
