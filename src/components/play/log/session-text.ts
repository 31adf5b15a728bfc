// History of a session as data for a review, and in words for screen readers.

import type { DisplayGame } from "../../../dsl/index.ts";
import type { SiteLanguage } from "../../../i18n/language.ts";
import type { PlayedDecision } from "../../../play/coach/review.ts";
import { renderLoggedMove } from "../../../play/session/log-text.ts";
import type { LoggedMove, Session } from "../../../play/session/session.ts";

/** Returns all recorded decisions, including undone ones. */
export function listDecisions(session: Session): PlayedDecision[] {
  return [...session.past, ...session.future].map(({ player, option }, index) => ({
    state: session.stateAt(index),
    seat: player,
    option,
  }));
}

/** Returns a move and what it has brought, in sentences. */
export function renderMove(
  game: DisplayGame,
  move: LoggedMove,
  names: readonly string[],
  language: SiteLanguage,
): string {
  return renderLoggedMove(game, move, names)
    .flatMap(({ heading, sentences }) => [
      ...(heading === undefined ? [] : [`${heading[language]}:`]),
      ...sentences.map((sentence) => sentence[language]),
    ])
    .join(" ");
}
