// What is said to readers who ask for more: why not, in which way, what the rules say, what there is
// to choose from. Fetched with what answers them.

import type { SiteLanguage } from "../language.ts";
import { tableHelpDe } from "./de.ts";
import { tableHelpEn } from "./en.ts";

export type TableHelpStrings = typeof tableHelpDe;

const all: Readonly<Record<SiteLanguage, TableHelpStrings>> = { de: tableHelpDe, en: tableHelpEn };

export function tableHelpStringsOf(language: SiteLanguage): TableHelpStrings {
  return all[language];
}
