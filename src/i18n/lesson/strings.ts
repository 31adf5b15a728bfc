// Texts of the lesson player, in addition to those of its table.

import type { SiteLanguage } from "../language.ts";
import { loadLanguage } from "../load-language.ts";
import type { lessonDe } from "./de.ts";

export type LessonStrings = typeof lessonDe;

const all = await loadLanguage<LessonStrings>({
  de: async () => (await import("./de.ts")).lessonDe,
  en: async () => (await import("./en.ts")).lessonEn,
});

/** Returns the texts of the lesson player in a language. */
export function lessonStringsOf(language: SiteLanguage): LessonStrings {
  return all[language];
}
