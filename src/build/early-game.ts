// Names the files of the game that a page plays, so that no page has a list of all games; and preloads
// them, with its texts, where it is played at once: the island names its game, so the browser would
// find the game only after all scripts of the island, and its texts after that.

import { getPageAddress } from "./dist-files.ts";
import { islandsIn, withEarly, withNeighbours } from "./early-editor.ts";
import type { PageChange } from "./finished-pages.ts";

/**
 * Pages that start a game at once. Chapters load games when a reader scrolls to an example; `review`
 * only leads on to the page of practice.
 */
const tables =
  /^\/[a-z]+\/(?:learn\/[^/]+\/(?!review\/)[^/]+\/|(?:play|score|practice)\/[^/]+\/)?$/;

/** Returns the change that names the files of games, and adds preload links for them. */
export function earlyGame(): PageChange {
  return {
    pages: /./,
    rewrite: ({ html, address, base, files, textOf }) => {
      const isTable = tables.test(address);
      if (!isTable && gameOf(html) === undefined) return html;
      const islands = islandsIn(html, base);
      const known = withNeighbours(islands, textOf);
      const named = (scripts: readonly string[]) =>
        partsIn(scripts, textOf).map((part) => {
          const game = gameFiles(html, part, files);
          return { part, files: notIn(known, withNeighbours(game, textOf)) };
        });
      // An island may choose which other one it shows.
      const later = islands.flatMap((script) => laterIn(textOf(script), script));
      const page = withNamedFiles(html, named(withNeighbours([...known, ...later], textOf)));
      if (!isTable) return page;
      const own = textFiles(html, known, textOf).filter((file) => files.includes(file));
      const further = notIn(known, withNeighbours(own, textOf));
      const early = new Set([...named(known).flatMap((part) => part.files), ...further]);
      return withEarly(
        page,
        [...early].map((file) => getPageAddress(file, base)),
      );
    },
  };
}

function notIn(known: readonly string[], scripts: readonly string[]): string[] {
  return scripts.filter((file) => !known.includes(file));
}

/** Returns the scripts in the same folder that a script loads on demand. */
function laterIn(text: string, script: string): string[] {
  const beside = script.replace(/[^/\\]+$/, "");
  return [...text.matchAll(/\bimport\(["'`]\.\/([\w.-]+\.js)["'`]\)/g)].map(
    ([, name]) => `${beside}${name}`,
  );
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

/** The part of a game that a script plays, by the attribute in which it looks for the files of it. */
const partName = /\bgame([A-Z][a-z]*):[\w$]+\}=document\.documentElement\.dataset/g;

/** Returns the parts of games that scripts play: `match`, or `whole`. */
export function partsIn(scripts: readonly string[], textOf: (script: string) => string): string[] {
  const found = scripts.flatMap((script) =>
    [...textOf(script).matchAll(partName)].map(([, name = ""]) => name.toLowerCase()),
  );
  return [...new Set(found)];
}

/** The files with the texts of a part of a game, unless they are those of its metadata alone. */
const textsOf: Readonly<Record<string, string>> = {
  whole: "_(?:meta|rest)",
  match: "_(?:meta|match)",
  version: "_variant_[^.]*",
};

/** Returns the files of a part of a page's game: first its program, then its texts. */
export function gameFiles(html: string, part: string, files: readonly string[]): string[] {
  const [, language] = /<html lang="([a-z]+)"/.exec(html) ?? [];
  const game = gameOf(html);
  if (language === undefined || game === undefined) return [];
  const own = part === "whole" ? "" : `_${part}`;
  const texts = `${textsOf[part] ?? "_meta"}_words_${language}`;
  return [own, texts].flatMap((kind) => {
    const wanted = new RegExp(`(?:^|[/\\\\])(?:_regel_)?${game}${kind}\\.[^/\\\\]+\\.js$`);
    return files.filter((file) => wanted.test(file));
  });
}

/** Names the files of each part on a page; the scripts of its islands look for them there. */
export function withNamedFiles(
  html: string,
  parts: readonly { readonly part: string; readonly files: readonly string[] }[],
): string {
  const attributes = parts.map(
    ({ part, files }) => ` data-game-${part}="${files.map(nameOf).join(" ")}"`,
  );
  return html.replace(/(?<=<html [^>]*data-games="[^"]+")/, attributes.join(""));
}

function nameOf(file: string): string {
  return file.replace(/^.*[/\\]/, "");
}

function gameOf(html: string): string | undefined {
  return /<html [^>]*data-games="([^"]+)"/.exec(html)?.[1];
}
