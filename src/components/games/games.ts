// The games of the site, in display order. Only for building pages, because it imports all games;
// an island gets the name of its game and loads that one.

import { games, shelves } from "regel:site";
import type { Game, RulesFile } from "../../dsl/index.ts";
import type { GameDrawings } from "../../files/drawings.ts";
import type { GamePage, SiteEntry, SiteShelf } from "../../files/site-entry.ts";
import { languages, type RouteParams } from "../../i18n/language.ts";
import { hasCards, isWritten } from "../board/look.ts";
import { hasTiles } from "../tiles/catalogue.ts";

export interface SiteGame {
  /** What its manifest says. */
  readonly entry: SiteEntry;
  readonly game: Game;
  readonly drawings: GameDrawings;
  readonly sources: readonly RulesFile[];
}

/** Name of a game in addresses. */
export type GameName = string;

for (const one of games) checkPages(one);

/** All games. */
export const siteGames: readonly SiteGame[] = games;

/** The games outside of shelves, which menus list. */
export const mainGames = siteGames.filter(({ entry }) => entry.shelf === undefined);

/** The games that have lessons. */
export const taughtGames = siteGames.filter(({ entry }) => entry.lessons.length > 0);

/** Returns a game by its name in addresses. */
export function siteGame(name: string | undefined): SiteGame {
  const found = siteGames.find(({ entry }) => entry.name === name);
  if (found === undefined) throw new Error(`There are no pages of a game ${name}.`);
  return found;
}

/** Returns the games of a shelf in display order. */
export function gamesOn(shelf: SiteShelf): readonly SiteGame[] {
  return siteGames.filter(({ entry }) => entry.shelf === shelf.name);
}

export { shelves };

/** Returns the game of a page from the parameters of its route. */
export function readGameParam({ game }: RouteParams): GameName {
  return siteGame(game).entry.name;
}

/** Returns the paths of a page for the games that have it, in every language (`getStaticPaths`). */
export function gamePaths(page: GamePage) {
  const shown = siteGames.filter(({ entry }) => entry.pages.includes(page));
  return languages.flatMap((language) =>
    shown.map(({ entry }) => ({ params: { language, game: entry.name } })),
  );
}

/** Returns the paths of a page for the games with chapters, in every language. */
export function bookPaths() {
  const shown = siteGames.filter(({ entry }) => entry.chapters.length > 0);
  return languages.flatMap((language) =>
    shown.map(({ entry }) => ({ params: { language, game: entry.name } })),
  );
}

/** Refuses a manifest with a page that the game has nothing for, or without one that others link to. */
function checkPages({ entry, game }: SiteGame): void {
  const { meta } = game;
  const has = {
    learn: entry.lessons.length > 0,
    tiles: hasTiles(game),
    print: isWritten(meta) || hasCards(meta),
    compare: meta.variants.length > 0,
  };
  for (const [page, isPossible] of Object.entries(has)) {
    const isListed = entry.pages.some((one) => one === page);
    const isLinked = page === "learn" || page === "tiles";
    if (isListed && !isPossible)
      throw new Error(`rules/${entry.rules} has nothing for the page ${page} of its manifest.`);
    if (isLinked && isPossible && !isListed)
      throw new Error(`The manifest of rules/${entry.rules} lacks the page ${page}.`);
  }
}
