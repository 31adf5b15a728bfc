// Texts of the forms for rules; a language without one of them does not compile.

import type { SiteLanguage } from "../../language.ts";
import { formsDe } from "./de.ts";
import { formsEn } from "./en.ts";

export type FormsStrings = typeof formsDe;

const all: Readonly<Record<SiteLanguage, FormsStrings>> = { de: formsDe, en: formsEn };

/** Returns the texts of the forms in a language. */
export function formsStringsOf(language: SiteLanguage): FormsStrings {
  return all[language];
}
