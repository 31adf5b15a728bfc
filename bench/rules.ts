// The rules that benches measure, read from the disk.

import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { compileGame, type Game, type RulesFile } from "../src/dsl/index.ts";
import { loadForPlayouts } from "../src/dsl/runtime/game/load-for-playouts.ts";
import { rulesIn } from "../src/files/rules-folder.ts";
import { type Measured, measuredGames } from "./games.ts";

/** The files of a game, `game.regel` first; a file is a game of its own. */
export function readRules(name: string): RulesFile[] {
  const path = join(import.meta.dirname, "..", "rules", name);
  if (!existsSync(path) || !statSync(path).isDirectory()) return [readSource(`${path}.regel`)];
  return rulesIn(path).map((file) => readSource(join(path, file)));
}

function readSource(path: string): RulesFile {
  return { path, text: readFileSync(path, "utf8") };
}

export function loadRules(name: string): Game {
  const { compiled, diagnostics } = compileGame(readRules(name), [], { playouts: true });
  if (compiled === undefined)
    throw new Error(`rules/${name} has ${diagnostics.length} errors; see \`regel check\``);
  return loadForPlayouts(compiled, 0);
}

/** The games that are measured, each compiled once: engines make faster code of what there is one of. */
export function loadedGames(): (Measured & { readonly game: Game })[] {
  const games = new Map<string, Game>();
  return measuredGames.map((one) => {
    const game = games.get(one.path) ?? loadRules(one.path);
    games.set(one.path, game);
    return { ...one, game };
  });
}
