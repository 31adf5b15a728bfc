// Texts of practice.

import type { SiteLanguage } from "../language.ts";
import { loadLanguage } from "../load-language.ts";
import type { practiceDe } from "./de.ts";

export type PracticeStrings = typeof practiceDe;

const all = await loadLanguage<PracticeStrings>({
  de: async () => (await import("./de.ts")).practiceDe,
  en: async () => (await import("./en.ts")).practiceEn,
});

/** Returns the texts of practice in a language. */
export function practiceStringsOf(language: SiteLanguage): PracticeStrings {
  return all[language];
}
