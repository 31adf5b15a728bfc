// The words of a game are fetched together with the page that plays it: the game itself would ask for
// them only when all of its scripts are there.

import type { AstroIntegration } from "astro";
import { getPageAddress, rewritePages } from "./dist-files.ts";
import { withEarly } from "./early-editor.ts";

/** Pages on which a game comes to life at once. Chapters wait until somebody gets to an example. */
const tables = /^\/([a-z]+)\/(?:learn\/([^/]+)\/[^/]+|(?:play|score)\/([^/]+))\/$/;

export function earlyWords(): AstroIntegration {
  return {
    name: "regelwerk-early-words",
    hooks: {
      "astro:build:done": ({ dir }) =>
        rewritePages(dir, tables, ({ html, address, files }) =>
          withEarly(html, wordsFor(address, files).map(getPageAddress)),
        ),
    },
  };
}

/** The scripts with the words that a page will say. Exercises need only what tables show. */
export function wordsFor(address: string, files: readonly string[]): string[] {
  const [, language, learnt, played] = tables.exec(address) ?? [];
  const game = learnt ?? played;
  if (game === undefined) return [];
  const parts = learnt === undefined ? "meta|rest" : "meta";
  const script = new RegExp(
    `(?:^|[/\\\\])_regel_${game}_(?:${parts})_words_${language}\\.[^/\\\\]+\\.js$`,
  );
  return files.filter((file) => script.test(file));
}
