// Preloads the game of a page that plays it at once, and its texts: the island names its game, so the
// browser would find the game only after all scripts of the island, and its texts after that.

import { getPageAddress } from "./dist-files.ts";
import { islandsIn, withEarly, withNeighbours } from "./early-editor.ts";
import type { PageChange } from "./finished-pages.ts";

/**
 * Pages that start a game at once. Chapters load games when a reader scrolls to an example; `review`
 * only leads on to the page of practice.
 */
const tables =
  /^\/[a-z]+\/(?:learn\/[^/]+\/(?!review\/)[^/]+\/|(?:play|score|practice)\/[^/]+\/)?$/;

/** Returns the change that adds preload links for games. */
export function earlyGame(): PageChange {
  return {
    pages: tables,
    rewrite: ({ html, base, files, textOf }) => {
      const known = withNeighbours(islandsIn(html, base), textOf);
      const game = gameFiles(html, known, files);
      const texts = textFiles(html, known, textOf).filter((file) => files.includes(file));
      const further = withNeighbours([...game, ...texts], textOf).filter(
        (file) => !known.includes(file),
      );
      return withEarly(
        html,
        further.map((file) => getPageAddress(file, base)),
      );
    },
  };
}

/** Returns the scripts with texts in the page's language that scripts load from their own folder. */
export function textFiles(
  html: string,
  scripts: readonly string[],
  textOf: (script: string) => string,
): string[] {
  const [, language] = /<html lang="([a-z]+)"/.exec(html) ?? [];
  const found = scripts.flatMap((script) => {
    const beside = script.replace(/[^/\\]+$/, "");
    return [...textOf(script).matchAll(textsName)].flatMap(([, name, own]) =>
      own === language ? [`${beside}${name}`] : [],
    );
  });
  return [...new Set(found)];
}

/**
 * Names of files with texts of one language in the lists of what dynamic imports need. Texts that
 * another page imports at once are reached by a file that is called like the language alone.
 */
const textsName = /["'`][\w./-]*?((?:texts_[\w-]+_)?(de|en)\.[\w-]+\.js)["'`]/g;

/** The files with the texts of a part of a game, unless they are those of its metadata alone. */
const textsOf: Readonly<Record<string, string>> = {
  "": "_(?:meta|rest)",
  _match: "_(?:meta|match)",
};

/**
 * Returns the scripts of a page's game and those with its texts. `scripts` are those of its islands;
 * the one that loads games says which part of a game they play.
 */
export function gameFiles(
  html: string,
  scripts: readonly string[],
  files: readonly string[],
): string[] {
  const [, language] = /<html lang="([a-z]+)"/.exec(html) ?? [];
  const [, game] = /<html [^>]*data-games="([^"]+)"/.exec(html) ?? [];
  if (language === undefined || game === undefined) return [];
  const parts = scripts.flatMap((script) => {
    const part = /_regel_page-games(_[a-z]+)?\./.exec(script);
    return part === null ? [] : [part[1] ?? ""];
  });
  return parts.flatMap((part) => {
    const texts = textsOf[part] ?? "_meta";
    const wanted = new RegExp(
      `(?:^|[/\\\\])(?:_regel_)?${game}(?:${part}|${texts}_words_${language})\\.[^/\\\\]+\\.js$`,
    );
    return files.filter((file) => wanted.test(file));
  });
}
