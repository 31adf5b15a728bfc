// The catalogues of a game in both languages, built once for all pages.

import type { SiteLanguage } from "../../i18n/language.ts";
import { type GameName, siteGame } from "../games/games.ts";
import { getRulebookData } from "../rulebook/book.ts";
import { type Catalogue, catalogueOf } from "./catalogue.ts";

type Catalogues = Readonly<Record<SiteLanguage, Catalogue>>;

const known = new Map<GameName, Catalogues>();

/** Returns the catalogues of a game. */
export function cataloguesOf(name: GameName): Catalogues {
  const found = known.get(name) ?? readCatalogues(name);
  known.set(name, found);
  return found;
}

function readCatalogues(name: GameName): Catalogues {
  const { game } = siteGame(name);
  const checked = getRulebookData(name).game;
  return { de: catalogueOf(game, checked, "de"), en: catalogueOf(game, checked, "en") };
}
