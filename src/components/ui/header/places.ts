// What the header links to: the six places of a game, and the same place of the other games.

import { type SiteLanguage, say } from "../../../i18n/language.ts";
import { stringsOf } from "../../../i18n/site/strings.ts";
import { type GameName, gameNames, games, pagesOf, type SiteGame } from "../../games/games.ts";
import { type GamePage, gameAddress } from "../address.ts";

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
  const { site } = stringsOf(language);
  const existing = pagesOf(shown);
  return pages
    .filter((page) => existing.includes(page))
    .map((page) => ({
      href: gameAddress(shown.game.meta, page, language),
      text: site[page],
      current: page === current ? "true" : undefined,
    }));
}

/** Returns the games, each with the same place or else its table. */
export function listSwitches(
  game: GameName | undefined,
  language: SiteLanguage,
  current: GamePage | undefined,
): HeaderLink[] {
  return gameNames.map((name) => {
    const one = games[name];
    const page = current !== undefined && pagesOf(one).includes(current) ? current : "play";
    return {
      href: gameAddress(one.game.meta, page, language),
      text: say(one.game.meta.title, language),
      current: name === game ? "true" : undefined,
    };
  });
}
