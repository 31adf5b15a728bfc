// Which files make a game, wherever they lie.
//
// A folder with `game.regel` is one game, made of its .regel files and those in `lessons` and
// `variants`. Any other folder holds games of one file each, those with a `game` declaration, and
// is searched with its subfolders. All of this throws what the system throws.

import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { GamePaths } from "./game-paths.ts";
import { furtherFolders, mainFile, rulesIn } from "./rules-folder.ts";

/** The game that a file belongs to. */
export function gameWith(file: string): GamePaths {
  const folder = dirname(file);
  if (basename(file) === mainFile || existsSync(join(folder, mainFile))) return gameIn(folder);
  const around = dirname(folder);
  const isFurther = furtherFolders.some((name) => name === basename(folder));
  if (isFurther && existsSync(join(around, mainFile))) return gameIn(around);
  return { path: file, files: [file] };
}

/** The games in a folder, in the order of their names. `isGame` tells whether a file is one alone. */
export function gamesUnder(folder: string, isGame: (file: string) => boolean): GamePaths[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  if (entries.some((entry) => entry.isFile() && entry.name === mainFile)) return [gameIn(folder)];
  const ordered = entries.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return ordered.flatMap((entry) => {
    const path = slashed(join(folder, entry.name));
    if (entry.isDirectory()) return isVisited(entry.name) ? gamesUnder(path, isGame) : [];
    const isAlone = entry.isFile() && entry.name.endsWith(".regel") && isGame(path);
    return isAlone ? [{ path, files: [path] }] : [];
  });
}

/** All files of rules in a folder and below it, games or not, in the order of their names. */
export function rulesUnder(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = slashed(join(folder, entry.name));
      if (entry.isDirectory()) return isVisited(entry.name) ? rulesUnder(path) : [];
      return entry.isFile() && entry.name.endsWith(".regel") ? [path] : [];
    });
}

function gameIn(folder: string): GamePaths {
  const files = rulesIn(folder).map((name) => slashed(join(folder, name)));
  return { path: slashed(folder).replace(/(.)\/$/, "$1"), files };
}

/** Hidden folders and installed packages hold no games of one's own. */
function isVisited(folder: string): boolean {
  return !folder.startsWith(".") && folder !== "node_modules";
}

/** A path with `/` between its parts, also on Windows. */
export function slashed(path: string): string {
  return path.replaceAll("\\", "/");
}
