// What the build has written, as addresses.

import { readdirSync } from "node:fs";
import { relative, sep } from "node:path";

/** `de/play/index.html` → `/de/play/` */
export function addressOf(file: string): string {
  return `/${file
    .split(sep)
    .join("/")
    .replace(/(^|\/)index\.html$/, "$1")}`;
}

/** All files in a folder, by their paths from there, in a fixed order. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, `${entry.parentPath}${sep}${entry.name}`))
    .toSorted();
}
