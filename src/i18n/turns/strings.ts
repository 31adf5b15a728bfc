// Texts of matches by message.

import type { SiteLanguage } from "../language.ts";
import { turnsDe } from "./de.ts";
import { turnsEn } from "./en.ts";

export type TurnsStrings = typeof turnsDe;

const all: Readonly<Record<SiteLanguage, TurnsStrings>> = { de: turnsDe, en: turnsEn };

/** Returns the texts of matches by message in a language. */
export function turnsStringsOf(language: SiteLanguage): TurnsStrings {
  return all[language];
}
