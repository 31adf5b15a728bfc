// Whether one path lies in another, by their names alone.

import { isAbsolute, relative } from "node:path";

/** Returns whether a path is a folder or lies in it. */
export function isInFolder(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return !way.startsWith("..") && !isAbsolute(way);
}
