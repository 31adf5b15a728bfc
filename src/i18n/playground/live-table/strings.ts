// All texts of the table in the playground; a language that lacks one does not compile.

import type { Language } from "../../language.ts";
import { tableDe } from "./de.ts";
import { tableEn } from "./en.ts";

export type TableStrings = typeof tableDe;

const all: Readonly<Record<Language, TableStrings>> = { de: tableDe, en: tableEn };

export function tableStringsOf(language: Language): TableStrings {
  return all[language];
}
