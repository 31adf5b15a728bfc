// The compiled games that the page with measurements plays, by their place in rules/.

import type { Game } from "../../dsl/index.ts";

const loads: Readonly<Record<string, () => Promise<{ readonly game: Game }>>> = {
  "classics/tic-tac-toe": () => import("regel:classics/tic-tac-toe"),
  "classics/connect-four": () => import("regel:classics/connect-four"),
  "classics/hex": () => import("regel:classics/hex"),
  "classics/yavalath": () => import("regel:classics/yavalath"),
  "classics/breakthrough": () => import("regel:classics/breakthrough"),
  "classics/pig": () => import("regel:classics/pig"),
  burgundy: () => import("regel:burgundy"),
  "burgundy-dice": () => import("regel:burgundy-dice"),
};

/** Fetches a game when its turn comes. */
export async function measuredGame(path: string): Promise<Game> {
  const load = loads[path];
  if (load === undefined) throw new Error(`components/games/measured.ts does not load ${path}.`);
  return (await load()).game;
}
