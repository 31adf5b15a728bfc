// What menus and lists call a page of a game.

import type { GamePage, SiteEntry } from "../../files/site-entry.ts";
import type { SiteLanguage } from "../../i18n/language.ts";
import { stringsOf } from "../../i18n/site/strings.ts";

/** Returns the title of a page; the catalogue of pieces has the game's own word for them. */
export function pageTitleOf(
  { pieces }: Pick<SiteEntry, "pieces">,
  page: GamePage,
  language: SiteLanguage,
): string {
  const usual = stringsOf(language).site[page];
  return page === "tiles" ? (pieces?.[language] ?? usual) : usual;
}
