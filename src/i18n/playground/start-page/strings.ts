// All texts of the start page of the playground; a language that lacks one does not compile.

import type { SiteLanguage } from "../../language.ts";
import { startPageDe } from "./de.ts";
import { startPageEn } from "./en.ts";

export type StartPageStrings = typeof startPageDe;

const all: Readonly<Record<SiteLanguage, StartPageStrings>> = { de: startPageDe, en: startPageEn };

export function startPageStringsOf(language: SiteLanguage): StartPageStrings {
  return all[language];
}
