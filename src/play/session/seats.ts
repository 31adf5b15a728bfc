// Names of seats, including those of rivals.

import type { DisplayGame, State } from "../../dsl/index.ts";

/** Returns the names of all seats: players as given, followed by the rivals. */
export function getSeatNames(
  game: DisplayGame,
  state: State,
  players: readonly string[],
  language: "de" | "en",
): string[] {
  return [...players, ...game.rivals(state).map(({ text }) => text[language])];
}
