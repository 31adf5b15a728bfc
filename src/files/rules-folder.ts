// Which files in a folder are the rules of one game, and in which order: part of their meaning.

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The file that makes a folder one game. */
export const mainFile = "game.regel";

/** Where its variants lie, in a folder of their own. */
export const variantsFolder = "variants";

/**
 * The files of a game, as paths within its folder with `/`: the main file, the others in
 * alphabetical order, then variants. Throws what the system throws.
 */
export function rulesIn(folder: string): string[] {
  const own = regelFiles(folder).toSorted(
    (a, b) => Number(b === mainFile) - Number(a === mainFile),
  );
  const variants = join(folder, variantsFolder);
  const further = existsSync(variants) ? regelFiles(variants) : [];
  return [...own, ...further.map((name) => `${variantsFolder}/${name}`)];
}

/** By code points, not by the language of the machine. */
function regelFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".regel"))
    .sort();
}
