// Texts of the card of a tile, loaded with the card.

import type { SiteLanguage } from "../language.ts";
import { tileCardDe } from "./de.ts";
import { tileCardEn } from "./en.ts";

export type TileCardStrings = typeof tileCardDe;

const all: Readonly<Record<SiteLanguage, TileCardStrings>> = { de: tileCardDe, en: tileCardEn };

/** Returns the texts of the card in a language. */
export function tileCardStringsOf(language: SiteLanguage): TileCardStrings {
  return all[language];
}
