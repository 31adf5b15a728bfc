// The decisions of a session as data for a review.

import type { PlayedDecision } from "../../../play/coach/review.ts";
import type { Session } from "../../../play/session/session.ts";

/** Returns all recorded decisions, including undone ones. */
export function listDecisions(session: Session): PlayedDecision[] {
  return [...session.past, ...session.future].map(({ player, option }, index) => ({
    state: session.stateAt(index),
    seat: player,
    option,
  }));
}
