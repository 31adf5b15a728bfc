// Files of the build output: paths, addresses, and rewriting of pages.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** Returns the address of a page: `de/play/index.html` → `/de/play/`, below a base `/x/de/play/` */
export function getPageAddress(file: string, base = "/"): string {
  const path = file.split(sep).join("/");
  return `${base.replace(/\/$/, "")}/${path.replace(/(^|\/)index\.html$/, "$1")}`;
}

/** The folder of its host that a site is in; Astro knows it when its configuration is complete. */
export class SiteBase {
  path = "/";

  /** The hook that reads it. */
  readonly read = ({ config }: { readonly config: { readonly base: string } }): void => {
    this.path = config.base;
  };
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
    const written = textOf(file);
    const html = rewrite({ html: written, address, files, textOf });
    if (html !== written) writeFileSync(join(folder, file), html);
  }
}
