// Which files in a folder are the rules of one game, and in which order: part of their meaning.

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The file that makes a folder one game. */
export const mainFile = "game.regel";

/** Folders of a game for what is read after its own files: exercises for lessons, and variants. */
export const furtherFolders = ["lessons", "variants"] as const;

/**
 * The files of a game, as paths within its folder with `/`: the main file, the others in
 * alphabetical order, then lessons, then variants. Throws what the system throws.
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

/** By code points, not by the language of the machine. */
function regelFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".regel"))
    .sort();
}
