// A move in words, and the start of a match, for screen readers. A table loads it when its match begins.

import type { DisplayGame } from "../../../dsl/index.ts";
import type { SiteLanguage } from "../../../i18n/language.ts";
import type { BegunStep } from "../../../play/session/begun-steps.ts";
import { renderBegunSteps } from "../../../play/session/begun-steps-text.ts";
import { renderLoggedMove } from "../../../play/session/log-text.ts";
import type { LoggedMove } from "../../../play/session/session.ts";

/** Returns a move, what it has brought and the round that begins with it, in sentences. */
export function renderMove(
  game: DisplayGame,
  move: LoggedMove,
  names: readonly string[],
  language: SiteLanguage,
): string {
  const sentences = renderLoggedMove(game, move, names).flatMap(({ heading, sentences }) => [
    ...(heading === undefined ? [] : [`${heading[language]}:`]),
    ...sentences.map((sentence) => sentence[language]),
  ]);
  return [...sentences, renderBegun(game, move.begun, language)].join(" ").trimEnd();
}

/** Returns the rounds that begin, as a sentence; "" without any. */
export function renderBegun(
  game: DisplayGame,
  begun: readonly BegunStep[],
  language: SiteLanguage,
): string {
  return renderBegunSteps(game, begun)?.[language] ?? "";
}
