// Reads the drawings beside the rules of a game: SVG files in the folders `icons` and `pictures`.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { GameDrawings } from "./drawings.ts";

/** Returns the paths of the drawings in the folder of a game; without a folder there are none. */
export function listDrawings(folder: string | undefined): string[] {
  return [...drawingsIn(folder, "icons"), ...drawingsIn(folder, "pictures")];
}

/**
 * Returns the drawings in the folder of a game by name, without the enclosing SVG element. A picture
 * refers to another one by its file, so that each file can be viewed alone; on a page it is an element.
 */
export function readDrawings(
  folder: string | undefined,
  read = (path: string) => readFileSync(path, "utf8"),
): GameDrawings {
  const all = (kind: keyof GameDrawings) =>
    Object.fromEntries(
      drawingsIn(folder, kind).map((path) => {
        const inside = read(path).replace(/^<svg[^>]*>\s*|\s*<\/svg>\s*$/g, "");
        const linked = inside.replace(/href="([\w-]+)\.svg"/g, 'href="#picture-$1"');
        return [basename(path, ".svg"), linked.replace(/\s*\n\s*/g, "")];
      }),
    );
  return { icons: all("icons"), pictures: all("pictures") };
}

function drawingsIn(folder: string | undefined, kind: keyof GameDrawings): string[] {
  if (folder === undefined) return [];
  const path = join(folder, kind);
  if (!existsSync(path)) return [];
  const files = readdirSync(path).filter((file) => file.endsWith(".svg"));
  return files.map((file) => join(path, file));
}
