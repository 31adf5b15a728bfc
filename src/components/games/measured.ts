// The compiled games that the page with measurements plays, by their place in rules/.

import type { Game } from "../../dsl/index.ts";

const loads: Readonly<Record<string, () => Promise<{ readonly game: Game }>>> = {
  "classics/tic-tac-toe": () => import("regel:classics/tic-tac-toe?fast"),
  "classics/connect-four": () => import("regel:classics/connect-four?fast"),
  "classics/hex": () => import("regel:classics/hex?fast"),
  "classics/yavalath": () => import("regel:classics/yavalath?fast"),
  "classics/breakthrough": () => import("regel:classics/breakthrough?fast"),
  "classics/pig": () => import("regel:classics/pig?fast"),
  burgundy: () => import("regel:burgundy?fast"),
  "burgundy-dice": () => import("regel:burgundy-dice?fast"),
};

/** Fetches a game when its turn comes. */
export async function measuredGame(path: string): Promise<Game> {
  const load = loads[path];
  if (load === undefined) throw new Error(`components/games/measured.ts does not load ${path}.`);
  return (await load()).game;
}
