// Cause of a decision: a move that leads to further decisions of the same player.

import type { DisplayGame } from "../../../dsl/index.ts";
import { isSuspendedWithin } from "../../../dsl/runtime/engine/suspended-within.ts";
import type { LoggedMove, Session } from "../../../play/session/session.ts";

/** Returns the last move if its player has to make a decision that follows from it, otherwise `undefined`. */
export function causeOf(game: DisplayGame, session: Session): LoggedMove | undefined {
  const { past } = session;
  const last = past.at(-1);
  const decision = game.decision(session.state);
  if (last === undefined || last.player !== decision?.player) return undefined;
  let first = past.length;
  while (first > 0 && past[first - 1]?.player === decision.player && !rolls(past[first - 1]))
    first -= 1;
  const root = session.stateAt(first);
  if (!isSuspendedWithin(root, session.state)) return undefined;
  const rootActions = game.decision(root)?.actions.join();
  return rootActions === decision.actions.join() ? undefined : last;
}

/** Returns whether dice were rolled after a move, which starts something new. */
function rolls(move: LoggedMove | undefined): boolean {
  return move?.entries.some((entry) => entry.kind === "chance") ?? false;
}
