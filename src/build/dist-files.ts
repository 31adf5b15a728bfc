// Files of the build output: paths, addresses, and rewriting of pages.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** Returns the address of a page: `de/play/index.html` → `/de/play/` */
export function getPageAddress(file: string): string {
  return `/${file
    .split(sep)
    .join("/")
    .replace(/(^|\/)index\.html$/, "$1")}`;
}

/** Returns all files in a folder, by relative paths, sorted. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, `${entry.parentPath}${sep}${entry.name}`))
    .toSorted();
}

/** A built page, with access to the other files. */
interface BuiltHtml {
  readonly html: string;
  readonly address: string;
  readonly files: readonly string[];
  readonly textOf: (file: string) => string;
}

/** Rewrites the pages whose addresses match. */
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
