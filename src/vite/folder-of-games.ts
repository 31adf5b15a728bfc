// The folder with the rules of all games. It may lie anywhere: its files are called by its name and
// their place in it, `rules/reef/game.regel`, and games by that place alone, `reef`, `classics/pig`.
// A folder may be one game itself. Variants in files of their own belong to their game; where that lies
// elsewhere, it comes along.

import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import type { RulesFile } from "../dsl/index.ts";
import { gameOfFile } from "../files/base-search.ts";
import { findGamesUnder, findRulesUnder, toSlashes } from "../files/games.ts";
import { isInFolder } from "../files/in-folder.ts";
import { mainFile } from "../files/rules-folder.ts";
import { shippedRules } from "../files/shipped-rules.ts";
import { listSite, type SiteList } from "../files/site-manifest.ts";

/** A game and the paths of its files, in order. */
interface FoundGame {
  readonly name: string;
  readonly paths: readonly string[];
  /** Where its files lie, in the same order. */
  readonly files: readonly string[];
  /** The folder with what lies beside its rules; only games with a folder have that. */
  readonly folder: string | undefined;
}

export class FolderOfGames {
  /** Absolute path. */
  readonly folder: string;
  #isListedOnce = false;
  #listed: FoundGame[] | undefined;

  constructor(folder: string) {
    this.folder = resolve(folder);
  }

  /** From now on the folder is read once, for builds: they ask hundreds of times which games there are. */
  listOnce(): void {
    this.#isListedOnce = true;
  }

  /** Returns all games, with pages or without. */
  list(): FoundGame[] {
    const listed = this.#listed ?? this.#findGames();
    if (this.#isListedOnce) this.#listed = listed;
    return listed;
  }

  #findGames(): FoundGame[] {
    const filesOf = new Map<string, Set<string>>();
    for (const { path, files, missing } of findGamesUnder(this.folder, (file) =>
      gameOfFile(file),
    )) {
      if (missing !== undefined)
        throw new Error(`There is no game or variant ${missing.name}, which ${path} builds upon.`);
      const [main = path] = files;
      const known = filesOf.get(main) ?? new Set();
      for (const file of files) known.add(file);
      filesOf.set(main, known);
    }
    return Array.from(filesOf, ([main, found]) => {
      const files = [...found].map((file) => toSlashes(file));
      const paths = files.map((file) => this.#pathOf(file));
      const folder = basename(main) === mainFile ? dirname(main) : undefined;
      return { name: this.#nameOf(main), paths, files, folder };
    });
  }

  /** Returns the games with pages and the shelves that some of them stand on. */
  site(): SiteList {
    return listSite(
      this.folder,
      this.list().map(({ name }) => name),
    );
  }

  /** Returns the folder with what lies beside the rules of a game; only folders with a game have that. */
  besides(name: string): string | undefined {
    return this.find(name)?.folder;
  }

  /** Returns the learned network of a game with a folder, or `undefined`. */
  learnedOf(name: string): unknown {
    const folder = this.besides(name);
    const path = join(folder ?? "", "learned.json");
    return folder !== undefined && existsSync(path)
      ? JSON.parse(readFileSync(path, "utf8"))
      : undefined;
  }

  /** Returns the texts of all rules, by path. */
  allFiles(): RulesFile[] {
    const files = new Set([
      ...findRulesUnder(this.folder),
      ...this.list().flatMap((game) => game.files),
    ]);
    return [...files].map((file) => ({
      path: this.#pathOf(file),
      text: readFileSync(file, "utf8"),
    }));
  }

  /** Returns the game of a name, as `list` has it. */
  find(name: string): FoundGame | undefined {
    return this.list().find((game) => game.name === name);
  }

  /** Returns what the file of a game is called: the name of a folder around it, and its place there. */
  #pathOf(file: string): string {
    const folder =
      [this.folder, shippedRules].find((one) => isInFolder(file, one)) ?? dirname(file);
    return `${basename(folder)}/${toSlashes(relative(folder, file))}`;
  }

  /** Returns the name of a game from its main file. */
  #nameOf(main: string): string {
    const [, ...below] = this.#pathOf(main).split("/");
    if (below.at(-1) !== mainFile) return below.join("/").replace(/\.regel$/, "");
    return below.length > 1 ? below.slice(0, -1).join("/") : basename(dirname(main));
  }
}

/** Reads the files of a game, its main file first; without a game there are none. */
export function readSources(game: FoundGame | undefined): RulesFile[] {
  const { paths, files } = game ?? { paths: [], files: [] };
  return paths.map((path, at) => ({ path, text: readFileSync(files[at] ?? path, "utf8") }));
}
