// What is said at a table. Examples and exercises bring these sentences along, beside their own; pages
// for playing have them among theirs (`play/strings.ts`).

import type { SiteLanguage } from "../language.ts";
import { tableDe } from "./de.ts";
import { tableEn } from "./en.ts";

export type TableStrings = typeof tableDe;

const all: Readonly<Record<SiteLanguage, TableStrings>> = { de: tableDe, en: tableEn };

export function tableStringsOf(language: SiteLanguage): TableStrings {
  return all[language];
}
