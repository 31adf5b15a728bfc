// The games of the site, in display order. Only for building pages, because it imports all games;
// an island gets the name of its game and loads that one.

import { games, shelves } from "regel:site";
import type { Game, RulesFile } from "../../dsl/index.ts";
import type { GameDrawings } from "../../files/drawings.ts";
import {
  type GamePage,
  gamePages,
  type ListedEntry,
  type SiteEntry,
  type SiteShelf,
} from "../../files/site-entry.ts";
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

/** All games. */
export const siteGames: readonly SiteGame[] = games.map(withPages);

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

/**
 * Returns a game with the pages of its manifest, which must not name one that the game has nothing for,
 * nor lack one that others link to. Without a list of them it has all that there is something for.
 */
function withPages(one: Omit<SiteGame, "entry"> & { readonly entry: ListedEntry }): SiteGame {
  const { entry, game } = one;
  const { meta } = game;
  const has = {
    learn: entry.lessons.length > 0,
    tiles: hasTiles(game),
    print: isWritten(meta) || hasCards(meta),
    compare: meta.variants.length > 0,
  };
  const further: Partial<Record<GamePage, boolean>> = {
    ...has,
    // A chapter of its own says what ends a game, and that page leads to it.
    score: false,
    questions: meta.questions.length > 0,
  };
  const pages = entry.pages ?? gamePages.filter((page) => further[page] ?? true);
  for (const [page, isPossible] of Object.entries(has)) {
    const isListed = pages.some((named) => named === page);
    const isLinked = page === "learn" || page === "tiles";
    if (isListed && !isPossible)
      throw new Error(`rules/${entry.rules} has nothing for the page ${page} of its manifest.`);
    if (isLinked && isPossible && !isListed)
      throw new Error(`The manifest of rules/${entry.rules} lacks the page ${page}.`);
  }
  return { ...one, entry: { ...entry, pages } };
}
