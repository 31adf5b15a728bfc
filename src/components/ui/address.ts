// Addresses of pages and files. The site may be in a folder of its host, which only this file knows.

import type { Meta } from "../../dsl/index.ts";
import type { SiteLanguage } from "../../i18n/language.ts";

/** Kinds of pages of a game; the kind is the first segment of the address. */
export type GamePage =
  | "learn"
  | "play"
  | "rules"
  | "tiles"
  | "score"
  | "compare"
  | "playground"
  | "questions"
  | "print";

/** Folder of the site on its host, with a slash at its end: `/` or `/rules-site/`. */
const folder = import.meta.env.BASE_URL.replace(/\/?$/, "/");

/** Returns the address of a file or page: `icons/card.png` → `/icons/card.png` */
export function siteAddress(path: string): string {
  return `${folder}${path}`;
}

/** Returns the address of a page in a language: `search/` → `/de/search/` */
export function pageAddress(language: SiteLanguage, path = ""): string {
  return siteAddress(`${language}/${path}`);
}

/** Returns the folder of a game: "rules/reef/game.regel" → "reef". */
export function getGameFolder({ sources }: Pick<Meta, "sources">): string {
  return sources[0]?.path.split("/")[1] ?? "";
}

/** Returns the address of a page of a game: `/de/play/reef/`. */
export function gameAddress(meta: Meta, page: GamePage, language: SiteLanguage): string {
  return pageAddress(language, `${page}/${getGameFolder(meta)}/`);
}
