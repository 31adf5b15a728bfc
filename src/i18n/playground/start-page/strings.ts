// Texts of the playground's start page; a language without one of them does not compile.

import type { SiteLanguage } from "../../language.ts";
import { startPageDe } from "./de.ts";
import { startPageEn } from "./en.ts";

export type StartPageStrings = typeof startPageDe;

const all: Readonly<Record<SiteLanguage, StartPageStrings>> = { de: startPageDe, en: startPageEn };

/** Returns the texts of the start page in a language. */
export function startPageStringsOf(language: SiteLanguage): StartPageStrings {
  return all[language];
}
