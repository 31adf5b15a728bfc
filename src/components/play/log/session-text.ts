// History of a session as data for a review, and in words for screen readers.

import { type SiteLanguage, say } from "../../../i18n/language.ts";
import type { PlayStrings } from "../../../i18n/play/strings.ts";
import type { PlayedDecision } from "../../../play/coach/review.ts";
import type { LoggedMove, Session } from "../../../play/session/session.ts";

/** Returns all recorded decisions, including undone ones. */
export function listDecisions(session: Session): PlayedDecision[] {
  return [...session.past, ...session.future].map(({ player, option }, index) => ({
    state: session.stateAt(index),
    seat: player,
    option,
  }));
}

/** Returns a move in one sentence, with the points that it scored. */
export function renderMove(
  { player, says, points }: LoggedMove,
  name: string,
  { turn }: PlayStrings,
  language: SiteLanguage,
): string {
  const gained = points[player] ?? 0;
  const sentence = turn.played(name, say(says, language));
  return gained === 0 ? sentence : `${sentence}. ${turn.points(gained)}.`;
}
