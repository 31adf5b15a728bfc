// The games of the project, compiled once for each file of tests.

import { globSync, readFileSync } from "node:fs";
import { compileGame, type Game, loadGame, type Source } from "../../src/dsl/index.ts";

/** The files of a game, its main file first: `burgundy`, `classics/pig`. */
export function rulesOf(name: string): Source[] {
  const paths = globSync([`rules/${name}.regel`, `rules/${name}/*.regel`]).sort();
  const isMain = (path: string) => path.endsWith("/game.regel");
  const ordered = [...paths.filter(isMain), ...paths.filter((path) => !isMain(path))];
  return ordered.map((path) => ({ path, text: readFileSync(path, "utf8") }));
}

export function gameOf(name: string): Game {
  return gameFrom(rulesOf(name));
}

/** A game from its sources, which must be without errors. */
export function gameFrom(sources: readonly Source[]): Game {
  const { compiled, diagnostics } = compileGame(sources);
  if (compiled === undefined) throw new Error(`errors: ${diagnostics.map(({ code }) => code)}`);
  return loadGame(compiled);
}
