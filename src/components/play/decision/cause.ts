// What a decision follows from, where a move leads to further decisions of the same player.

import type { DisplayGame } from "../../../dsl/index.ts";
import type { LoggedMove, Session } from "../../../play/session/session.ts";

/** The last move, while its player has to decide something that follows from it. */
export function causeOf(game: DisplayGame, session: Session): LoggedMove | undefined {
  const { past } = session;
  const last = past.at(-1);
  const decision = game.decision(session.state);
  if (last === undefined || last.player !== decision?.player) return undefined;
  let first = past.length;
  while (first > 0 && past[first - 1]?.player === decision.player && !rolls(past[first - 1]))
    first -= 1;
  const root = game.decision(session.stateAt(first))?.actions.join();
  return root === decision.actions.join() ? undefined : last;
}

/** Whether dice were rolled after a move, as at the start of something new. */
function rolls(move: LoggedMove | undefined): boolean {
  return move?.entries.some((entry) => entry.kind === "chance") ?? false;
}
