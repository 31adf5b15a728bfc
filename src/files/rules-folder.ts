// Files in a folder that form one game, and their order, which is part of their meaning.

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The file that marks a folder as one game. */
export const mainFile = "game.regel";

/** Subfolders that are read after the game's own files: exercises for lessons, and variants. */
export const furtherFolders = ["lessons", "variants"] as const;

/**
 * Returns the files of a game as paths within its folder, with `/`: the main file, the others in
 * alphabetical order, then lessons, then variants. System errors are not caught.
 */
export function rulesIn(folder: string): string[] {
  const own = regelFiles(folder).toSorted(
    (a, b) => Number(b === mainFile) - Number(a === mainFile),
  );
  const further = furtherFolders.flatMap((name) => {
    const inside = join(folder, name);
    return existsSync(inside) ? regelFiles(inside).map((file) => `${name}/${file}`) : [];
  });
  return [...own, ...further];
}

/** Sorts by code points, independently of the locale. */
function regelFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".regel"))
    .sort();
}
