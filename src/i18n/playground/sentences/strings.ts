// Texts of house rules in sentences; a language without one of them does not compile.

import type { SiteLanguage } from "../../language.ts";
import { houseSentencesDe } from "./de.ts";
import { houseSentencesEn } from "./en.ts";

export type SentencesStrings = typeof houseSentencesDe;

const all: Readonly<Record<SiteLanguage, SentencesStrings>> = {
  de: houseSentencesDe,
  en: houseSentencesEn,
};

/** Returns the texts of house rules in sentences. */
export function sentencesStringsOf(language: SiteLanguage): SentencesStrings {
  return all[language];
}
