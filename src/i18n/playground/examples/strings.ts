// Texts of the examples panel; a language without one of them does not compile.

import type { SiteLanguage } from "../../language.ts";
import { exampleListDe } from "./de.ts";
import { exampleListEn } from "./en.ts";

export type ExamplesStrings = typeof exampleListDe;

const all: Readonly<Record<SiteLanguage, ExamplesStrings>> = {
  de: exampleListDe,
  en: exampleListEn,
};

/** Returns the texts of the examples panel in a language. */
export function examplesStringsOf(language: SiteLanguage): ExamplesStrings {
  return all[language];
}
