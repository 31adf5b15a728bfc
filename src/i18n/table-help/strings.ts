// Texts of the table's help: reasons, choices among options, rules, lists of options. Loaded with
// the components that show them.

import type { SiteLanguage } from "../language.ts";
import { loadLanguage } from "../load-language.ts";
import type { tableHelpDe } from "./de.ts";

export type TableHelpStrings = typeof tableHelpDe;

const all = await loadLanguage<TableHelpStrings>({
  de: async () => (await import("./de.ts")).tableHelpDe,
  en: async () => (await import("./en.ts")).tableHelpEn,
});

/** Returns the texts of the table's help in a language. */
export function tableHelpStringsOf(language: SiteLanguage): TableHelpStrings {
  return all[language];
}
