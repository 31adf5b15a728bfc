// What the header links to: the six places of a game, and the same place of the other games.

import type { GamePage } from "../../../files/site-entry.ts";
import { type SiteLanguage, say } from "../../../i18n/language.ts";
import { type GameName, mainGames, type SiteGame, shelves, siteGame } from "../../games/games.ts";
import { pageTitleOf } from "../../games/page-title.ts";
import { gameAddress, shelfAddress } from "../address.ts";

const pages: readonly GamePage[] = ["learn", "play", "rules", "tiles", "compare", "playground"];

export interface HeaderLink {
  readonly href: string;
  readonly text: string;
  readonly current: "true" | undefined;
}

/** Returns the place that a page belongs to: `rules/reef/setup/` → "rules" */
export function currentPlace(path: string): GamePage | undefined {
  return pages.find((page) => path.startsWith(`${page}/`));
}

/** Returns the places of a game. */
export function listPlaces(
  shown: SiteGame,
  language: SiteLanguage,
  current: GamePage | undefined,
): HeaderLink[] {
  return pages
    .filter((page) => shown.entry.pages.includes(page))
    .map((page) => ({
      href: gameAddress(shown.game.meta, page, language),
      text: pageTitleOf(shown.entry, page, language),
      current: page === current ? "true" : undefined,
    }));
}

/**
 * Returns the games, each with the same place or else its table, and the shelves of further games.
 * `path` is that of the page, without its language.
 */
export function listSwitches(
  game: GameName | undefined,
  language: SiteLanguage,
  path: string,
): HeaderLink[] {
  const current = currentPlace(path);
  const own = game === undefined ? undefined : siteGame(game).entry;
  const ofGames = mainGames.map(({ entry, game: { meta } }): HeaderLink => {
    const page = current !== undefined && entry.pages.includes(current) ? current : "play";
    return {
      href: gameAddress(meta, page, language),
      text: say(meta.title, language),
      current: entry === own ? "true" : undefined,
    };
  });
  const ofShelves = shelves.map(({ name, title }): HeaderLink => {
    const isShown = own?.shelf === name || path === `games/${name}/`;
    return {
      href: shelfAddress(name, language),
      text: title[language],
      current: isShown ? "true" : undefined,
    };
  });
  return [...ofGames, ...ofShelves];
}
