// What the build has written: files, addresses, and pages that get something more.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** `de/play/index.html` → `/de/play/` */
export function getPageAddress(file: string): string {
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

/** A page as it was written, and what else was. */
interface BuiltHtml {
  readonly html: string;
  readonly address: string;
  readonly files: readonly string[];
  readonly textOf: (file: string) => string;
}

/** Writes pages anew, those whose addresses match. */
export function rewritePages(dir: URL, pages: RegExp, rewrite: (page: BuiltHtml) => string): void {
  const folder = fileURLToPath(dir);
  const files = filesIn(folder);
  const textOf = (file: string) => readFileSync(join(folder, file), "utf8");
  for (const file of files.filter((one) => one.endsWith(".html"))) {
    const address = getPageAddress(file);
    if (!pages.test(address)) continue;
    const html = rewrite({ html: textOf(file), address, files, textOf });
    writeFileSync(join(folder, file), html);
  }
}
