// Texts of the booklet of the author's rules; a language without one of them does not compile.

import type { SiteLanguage } from "../../language.ts";
import { bookletDe } from "./de.ts";
import { bookletEn } from "./en.ts";

export type BookletStrings = typeof bookletDe;

const all: Readonly<Record<SiteLanguage, BookletStrings>> = { de: bookletDe, en: bookletEn };

/** Returns the texts of the booklet in a language. */
export function bookletStringsOf(language: SiteLanguage): BookletStrings {
  return all[language];
}
