// The compilers of a folder's games. Pages, threads and the search ask for the same games, which are
// compiled once for all of them.

import { IncrementalCompiler, playoutPasses } from "../dsl/index.ts";
import { type FolderOfGames, readSources } from "./folder-of-games.ts";

export class SiteCompilers {
  readonly all: FolderOfGames;
  readonly #compilers = new Map<string, IncrementalCompiler>();

  constructor(all: FolderOfGames) {
    this.all = all;
  }

  /** Compiles a game of the folder for tables. */
  compile(name: string, variants: readonly string[] = []) {
    const compiler = this.#compilers.get(name) ?? new IncrementalCompiler();
    this.#compilers.set(name, compiler);
    return compiler.compile(readSources(this.all.find(name)), variants, { without: playoutPasses });
  }
}
