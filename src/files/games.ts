// Finds the files of games.
//
// A folder with `game.regel` is one game, made of its .regel files and those in `lessons` and
// `variants`. Any other folder contains games of one file each, those with a `game` declaration,
// and is searched recursively. System errors are not caught.

import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { GamePaths } from "./game-paths.ts";
import { furtherFolders, mainFile, rulesIn } from "./rules-folder.ts";

/** Returns the game of a folder that a file belongs to; `undefined` for a file by itself. */
export function folderGameWith(file: string): GamePaths | undefined {
  const folder = dirname(file);
  if (basename(file) === mainFile || existsSync(join(folder, mainFile))) return gameIn(folder);
  const around = dirname(folder);
  const isFurther = furtherFolders.some((name) => name === basename(folder));
  return isFurther && existsSync(join(around, mainFile)) ? gameIn(around) : undefined;
}

/**
 * Returns the games in a folder, sorted by name. `gameOf` returns the game that a file outside of
 * all folders with a game is or belongs to.
 */
export function findGamesUnder(
  folder: string,
  gameOf: (file: string) => GamePaths | undefined,
): GamePaths[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  if (entries.some((entry) => entry.isFile() && entry.name === mainFile)) return [gameIn(folder)];
  const ordered = entries.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return ordered.flatMap((entry) => {
    const path = toSlashes(join(folder, entry.name));
    if (entry.isDirectory()) return isVisited(entry.name) ? findGamesUnder(path, gameOf) : [];
    const isRules = entry.isFile() && entry.name.endsWith(".regel");
    return isRules ? [gameOf(path)].flatMap((game) => game ?? []) : [];
  });
}

/** Returns all rules files in a folder and its subfolders, games or not, sorted by name. */
export function findRulesUnder(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = toSlashes(join(folder, entry.name));
      if (entry.isDirectory()) return isVisited(entry.name) ? findRulesUnder(path) : [];
      return entry.isFile() && entry.name.endsWith(".regel") ? [path] : [];
    });
}

function gameIn(folder: string): GamePaths {
  const files = rulesIn(folder).map((name) => toSlashes(join(folder, name)));
  return { path: toSlashes(folder).replace(/(.)\/$/, "$1"), files };
}

/** Skips hidden folders and installed packages. */
export function isVisited(folder: string): boolean {
  return !folder.startsWith(".") && folder !== "node_modules";
}

/** Returns a path with `/` as separator, also on Windows. */
export function toSlashes(path: string): string {
  return path.replaceAll("\\", "/");
}
