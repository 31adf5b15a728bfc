// Preloads the texts of a game with the page that plays it: otherwise the browser finds them only
// after all scripts of the game.

import type { AstroIntegration } from "astro";
import { getPageAddress, rewritePages, SiteBase } from "./dist-files.ts";
import { withEarly } from "./early-editor.ts";

/**
 * Pages that start a game at once. Chapters load texts when a reader scrolls to an example; `review`
 * only leads on to the page of practice.
 */
const tables = /^\/([a-z]+)\/(?:learn\/([^/]+)\/(?!review\/)[^/]+|(?:play|score)\/([^/]+))\/$/;

/** Returns the integration that adds preload links for texts. */
export function earlyWords(): AstroIntegration {
  const base = new SiteBase();
  return {
    name: "regelwerk-early-words",
    hooks: {
      "astro:config:done": base.read,
      "astro:build:done": ({ dir }) =>
        rewritePages(dir, tables, ({ html, address, files }) =>
          withEarly(
            html,
            wordsFor(address, files).map((file) => getPageAddress(file, base.path)),
          ),
        ),
    },
  };
}

/** Returns the scripts with the texts of a page. Exercises need only the texts of tables. */
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
