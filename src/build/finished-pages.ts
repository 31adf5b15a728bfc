// Changes built pages. All changes are made to a page at once: there are more than a thousand, and to read
// and write them all takes longer than most changes.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { filesIn, getPageAddress, SiteBase } from "./dist-files.ts";

/** A built page, with access to the other files. */
interface BuiltHtml {
  readonly html: string;
  readonly address: string;
  /** The folder of the site on its host. */
  readonly base: string;
  readonly files: readonly string[];
  /** Returns the text of a script. */
  readonly textOf: (file: string) => string;
}

/** A change of built pages. */
export interface PageChange {
  /** The addresses of these pages, below the folder of the site. */
  readonly pages: RegExp;
  /** Looks at every page before any is changed. */
  readonly survey?: (html: string) => void;
  /** Writes what the pages will link, after it has seen all of them. */
  readonly prepare?: (dir: URL, base: string) => void;
  readonly rewrite: (page: BuiltHtml) => string;
}

/** Returns the integration that makes the changes, in their order. */
export function finishedPages(changes: readonly PageChange[]): AstroIntegration {
  const base = new SiteBase();
  return {
    name: "regelwerk-finished-pages",
    hooks: {
      "astro:config:done": base.read,
      "astro:build:done": ({ dir }) => rewritePages(dir, base.path, changes),
    },
  };
}

function rewritePages(dir: URL, base: string, changes: readonly PageChange[]): void {
  const folder = fileURLToPath(dir);
  const files = filesIn(folder);
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const pages = files.filter((file) => file.endsWith(".html"));
  const surveys = changes.flatMap(({ survey }) => survey ?? []);
  if (surveys.length > 0)
    for (const file of pages) {
      const html = read(file);
      for (const survey of surveys) survey(html);
    }
  for (const { prepare } of changes) prepare?.(dir, base);
  const scripts = new Map<string, string>();
  const textOf = (file: string) => {
    const text = scripts.get(file) ?? read(file);
    scripts.set(file, text);
    return text;
  };
  for (const file of pages) {
    const address = getPageAddress(file);
    const written = read(file);
    const html = changes
      .filter((change) => change.pages.test(address))
      .reduce((html, { rewrite }) => rewrite({ html, address, base, files, textOf }), written);
    if (html !== written) writeFileSync(join(folder, file), html);
  }
}
