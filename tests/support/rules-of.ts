// The games of the project, compiled once for each file of tests.

import { existsSync, readFileSync } from "node:fs";
import { compileGame, type Game, loadGame, type Source } from "../../src/dsl/index.ts";
import { rulesIn } from "../../src/files/rules-folder.ts";

/** The files of a game, its main file first: `burgundy`, `classics/pig`. */
export function rulesOf(name: string): Source[] {
  const folder = `rules/${name}`;
  const paths = existsSync(folder)
    ? rulesIn(folder).map((file) => `${folder}/${file}`)
    : [`${folder}.regel`];
  return paths.map((path) => ({ path, text: readFileSync(path, "utf8") }));
}

export function gameOf(name: string, variants: readonly string[] = []): Game {
  return gameFrom(rulesOf(name), variants);
}

/** A game from its sources, which must be without errors. */
export function gameFrom(sources: readonly Source[], variants: readonly string[] = []): Game {
  const { compiled, diagnostics } = compileGame(sources, variants);
  if (compiled === undefined) throw new Error(`errors: ${diagnostics.map(({ code }) => code)}`);
  return loadGame(compiled);
}
