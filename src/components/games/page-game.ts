// The game of an island, by its name: islands get the name as a prop, and the page loads the game
// before the first of them starts, together with the parts of tables that it needs.

import { loadTableParts } from "#table-parts";

if (typeof document !== "undefined")
  await loadTableParts(document.documentElement.dataset.parts ?? "");

/** Returns a game that the page has loaded. */
export function need<G>(game: G | undefined, name: string): G {
  if (game === undefined) throw new Error(`The page does not name the game ${name} in data-games.`);
  return game;
}
