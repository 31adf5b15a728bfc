// Cause of a decision: a move that leads to further decisions of the same player.

import type { DisplayGame } from "../../../dsl/index.ts";
import { isSuspendedWithin } from "../../../dsl/runtime/engine/suspended-within.ts";
import type { LoggedMove, Session } from "../../../play/session/session.ts";
import { decodeMove } from "../../board/targets.ts";

/** The id of a move that only picks what comes next of several things in any order. */
const orderPick = "next";

/**
 * Returns the last move if its player has to make a decision that follows from it, otherwise
 * `undefined`. Instead of the pick of an order it is the move that the order follows from.
 */
export function causeOf(game: DisplayGame, session: Session): LoggedMove | undefined {
  const { past, state } = session;
  const player = game.decision(state)?.player;
  for (let at = past.length - 1; at >= 0 && past[at]?.player === player; at -= 1) {
    if (isSuspendedWithin(session.stateAt(at), state))
      return past.findLast(({ option }) => decodeMove(game, option)?.move.id !== orderPick);
  }
  return undefined;
}
