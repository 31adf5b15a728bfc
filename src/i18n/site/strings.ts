// All texts of the site's pages; a language without one of them does not compile.

import type { SiteLanguage } from "../language.ts";
import { siteDe } from "./de.ts";
import { siteEn } from "./en.ts";

export type Strings = typeof siteDe;

const all: Readonly<Record<SiteLanguage, Strings>> = { de: siteDe, en: siteEn };

/** Returns all texts of the site in a language. */
export function stringsOf(language: SiteLanguage): Strings {
  return all[language];
}
