// Texts of the table's help: reasons, choices among options, rules, lists of options. Loaded with
// the components that show them.

import type { SiteLanguage } from "../language.ts";
import { tableHelpDe } from "./de.ts";
import { tableHelpEn } from "./en.ts";

export type TableHelpStrings = typeof tableHelpDe;

const all: Readonly<Record<SiteLanguage, TableHelpStrings>> = { de: tableHelpDe, en: tableHelpEn };

/** Returns the texts of the table's help in a language. */
export function tableHelpStringsOf(language: SiteLanguage): TableHelpStrings {
  return all[language];
}
