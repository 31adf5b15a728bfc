// The folder with the rules of all games. It may lie anywhere: its files are called by its name and
// their place in it, `rules/reef/game.regel`, and games by that place alone, `reef`, `classics/pig`.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { RulesFile } from "../dsl/index.ts";
import { findGameId } from "../files/game-paths.ts";
import { findGamesUnder, toSlashes } from "../files/games.ts";
import { rulesIn } from "../files/rules-folder.ts";

/** A game and the paths of its files, in order. */
interface FoundGame {
  readonly name: string;
  readonly paths: readonly string[];
}

export class FolderOfGames {
  /** Absolute path. */
  readonly folder: string;
  /** What all paths of files begin with. */
  readonly #name: string;

  constructor(folder: string) {
    this.folder = folder;
    this.#name = basename(folder);
  }

  /** Returns all games, with pages or without, that have their files in one place. */
  list(): FoundGame[] {
    const below = (path: string) => toSlashes(path).slice(toSlashes(this.folder).length + 1);
    const gameOf = (path: string) =>
      findGameId(readFileSync(path, "utf8")) === undefined ? undefined : { path, files: [path] };
    return findGamesUnder(this.folder, gameOf).map(({ path, files }) => ({
      name: below(path).replace(/\.regel$/, ""),
      paths: files.map((file) => `${this.#name}/${below(file)}`),
    }));
  }

  /** Returns the files of the game in a folder, its main file first, or of a game of one file. */
  sourcesOf(name: string): RulesFile[] {
    const folder = `${this.#name}/${name}`;
    if (!existsSync(this.pathOf(folder))) {
      const path = `${folder}.regel`;
      return existsSync(this.pathOf(path)) ? [{ path, text: this.textOf(path) }] : [];
    }
    const paths = rulesIn(this.pathOf(folder)).map((file) => `${folder}/${file}`);
    return paths.map((path) => ({ path, text: this.textOf(path) }));
  }

  /** Returns the learned network of a game with a folder, or `undefined`. */
  learnedOf(name: string): unknown {
    const path = join(this.folder, name, "learned.json");
    return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
  }

  /** Returns the texts of all rules, by path. */
  allFiles(): RulesFile[] {
    return readdirSync(this.folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".regel"))
      .map((file) => `${this.#name}/${toSlashes(file)}`)
      .map((path) => ({ path, text: this.textOf(path) }));
  }

  textOf(path: string): string {
    return readFileSync(this.pathOf(path), "utf8");
  }

  /** Returns where a file or folder lies. */
  pathOf(path: string): string {
    return join(this.folder, path.slice(this.#name.length + 1));
  }
}
