// The game of an island, by its name: islands get the name as a prop, and the page loads the game
// before the first of them starts, together with the parts of tables that it needs.

import { loadTableParts } from "#table-parts";
import type { Game } from "../../dsl/index.ts";

if (typeof document !== "undefined")
  await loadTableParts(document.documentElement.dataset.parts ?? "");

/** Returns a game that the page has loaded. */
export function need<G>(game: G | undefined, name: string): G {
  if (game === undefined) throw new Error(`The page does not name the game ${name} in data-games.`);
  return game;
}

/** Loads all of a game, which a page needs only for reasons, advice and positions that readers change. */
export async function wholeGame(name: string): Promise<Game> {
  return (await import("regel:whole-games")).loadGame(name);
}

/** Loads all of a game under the version of its rulebook. */
export async function wholeVersion(name: string): Promise<Game> {
  return (await import("regel:whole-games")).loadVersion(name);
}
