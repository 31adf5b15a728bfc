// The games of the project, compiled once for all files of tests.

import { existsSync, readFileSync } from "node:fs";
import { compileCached } from "../../src/cli/compiled-cache.ts";
import {
  type CheckedGame,
  type Compiled,
  type Game,
  IncrementalCompiler,
  loadGame,
  type RulesFile,
} from "../../src/dsl/index.ts";
import { rulesIn } from "../../src/files/rules-folder.ts";

/** The files of a game, its main file first: `burgundy`, `classics/pig`. */
export function rulesOf(name: string): RulesFile[] {
  const folder = `rules/${name}`;
  const paths = existsSync(folder)
    ? rulesIn(folder).map((file) => `${folder}/${file}`)
    : [`${folder}.regel`];
  return paths.map((path) => ({ path, text: readFileSync(path, "utf8") }));
}

const games = new Map<string, Game>();

/** A game of the project. Tests share it, so that V8 optimizes its program once for all of them. */
export function gameOf(name: string, variants: readonly string[] = []): Game {
  const key = [name, ...variants].join(" ");
  const game = games.get(key) ?? gameFrom(rulesOf(name), variants);
  games.set(key, game);
  return game;
}

const compilers = new Map<string, IncrementalCompiler>();

/** The compiler of a game of the project, which has read and checked it for other tests. */
export function compilerOf(name: string): IncrementalCompiler {
  const compiler = compilers.get(name) ?? new IncrementalCompiler();
  compilers.set(name, compiler);
  return compiler;
}

/** A game of the project as the checker gives it. Tests share it, with its rules in words. */
export function checkedOf(name: string, variants: readonly string[] = []): CheckedGame {
  const { game, diagnostics } = compilerOf(name).check(rulesOf(name), variants);
  if (game === undefined) throw new Error(`errors: ${diagnostics.map(({ code }) => code)}`);
  return game;
}

/** A game from its sources, which must be without errors. */
export function gameFrom(sources: readonly RulesFile[], variants: readonly string[] = []): Game {
  return loadGame(compiledFrom(sources, variants));
}

/** The compiled form of a game of the project. */
export function compiledOf(name: string, variants: readonly string[] = []): Compiled {
  return compiledFrom(rulesOf(name), variants);
}

function compiledFrom(sources: readonly RulesFile[], variants: readonly string[]): Compiled {
  const { compiled, diagnostics } = compileCached(sources, variants);
  if (compiled === undefined) throw new Error(`errors: ${diagnostics.map(({ code }) => code)}`);
  return compiled;
}
