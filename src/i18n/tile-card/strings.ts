// Texts of the card of a tile, loaded with the card.

import type { SiteLanguage } from "../language.ts";
import { loadLanguage } from "../load-language.ts";
import type { tileCardDe } from "./de.ts";

export type TileCardStrings = typeof tileCardDe;

const all = await loadLanguage<TileCardStrings>({
  de: async () => (await import("./de.ts")).tileCardDe,
  en: async () => (await import("./en.ts")).tileCardEn,
});

/** Returns the texts of the card in a language. */
export function tileCardStringsOf(language: SiteLanguage): TileCardStrings {
  return all[language];
}
