// Texts of tables. Examples and exercises import these in addition to theirs; the texts of matches
// (`play/strings.ts`) include them.

import type { SiteLanguage } from "../language.ts";
import { tableDe } from "./de.ts";
import { tableEn } from "./en.ts";

export type TableStrings = typeof tableDe;

const all: Readonly<Record<SiteLanguage, TableStrings>> = { de: tableDe, en: tableEn };

/** Returns the texts of tables in a language. */
export function tableStringsOf(language: SiteLanguage): TableStrings {
  return all[language];
}
