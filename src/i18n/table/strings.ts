// Texts of tables. Examples and exercises import these in addition to theirs; the texts of matches
// (`play/strings.ts`) include them.

import type { SiteLanguage } from "../language.ts";
import { loadLanguage } from "../load-language.ts";
import type { tableDe } from "./de.ts";

export type TableStrings = typeof tableDe;

const all = await loadLanguage<TableStrings>({
  de: async () => (await import("./de.ts")).tableDe,
  en: async () => (await import("./en.ts")).tableEn,
});

/** Returns the texts of tables in a language. */
export function tableStringsOf(language: SiteLanguage): TableStrings {
  return all[language];
}
