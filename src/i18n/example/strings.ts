// Texts of examples, in addition to those of their table.

import type { SiteLanguage } from "../language.ts";
import { loadLanguage } from "../load-language.ts";
import type { exampleDe } from "./de.ts";

export type ExampleStrings = typeof exampleDe;

const all = await loadLanguage<ExampleStrings>({
  de: async () => (await import("./de.ts")).exampleDe,
  en: async () => (await import("./en.ts")).exampleEn,
});

/** Returns the texts of examples in a language. */
export function exampleStringsOf(language: SiteLanguage): ExampleStrings {
  return all[language];
}
