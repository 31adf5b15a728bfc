// What seats are called: those of players, and those that are nobody's.

import type { DisplayGame, State } from "../../dsl/index.ts";

/** The names of all seats: players as given, and the rivals who play behind them. */
export function seatNames(
  game: DisplayGame,
  state: State,
  players: readonly string[],
  language: "de" | "en",
): string[] {
  return [...players, ...game.rivals(state).map(({ text }) => text[language])];
}
