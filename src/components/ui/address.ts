// Addresses of pages and files. The site may be in a folder of its host, which only this file knows.

import type { Meta } from "../../dsl/index.ts";
import type { GamePage } from "../../files/site-entry.ts";
import type { SiteLanguage } from "../../i18n/language.ts";

/** Folder of the site on its host, with a slash at its end: `/` or `/rules-site/`. */
const folder = import.meta.env.BASE_URL.replace(/\/?$/, "/");

/** Whether the pages of the site are around this table; a game exported as one file stands alone. */
export const isOnSite = import.meta.env.MODE !== "player";

/** Returns the address of a file or page: `icons/card.png` → `/icons/card.png` */
export function siteAddress(path: string): string {
  return `${folder}${path}`;
}

/** Returns the address of a page in a language: `search/` → `/de/search/` */
export function pageAddress(language: SiteLanguage, path = ""): string {
  return siteAddress(`${language}/${path}`);
}

/**
 * Returns the name of a game in addresses, that of its folder or only file: "rules/reef/game.regel"
 * → "reef", "rules/small/dive.regel" → "dive"
 */
export function getGameName({ sources }: Pick<Meta, "sources">): string {
  const [file = "", folder = ""] = sources[0]?.path.split("/").toReversed() ?? [];
  return file === "game.regel" ? folder : file.replace(/\.regel$/, "");
}

/** Returns the address of a page of a game: `/de/play/reef/`. */
export function gameAddress(meta: Meta, page: GamePage, language: SiteLanguage): string {
  return pageAddress(language, `${page}/${getGameName(meta)}/`);
}

/** Returns the address of the table of a game in a language; alone it is the same file. */
export function tableAddress(meta: Meta, language: SiteLanguage): string {
  return isOnSite ? gameAddress(meta, "play", language) : `#lang=${language}`;
}

/** Returns the address of a shelf of small games: `/de/games/classics/`. */
export function shelfAddress(shelf: string, language: SiteLanguage): string {
  return pageAddress(language, `games/${shelf}/`);
}
