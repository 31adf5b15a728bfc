// Texts around lessons, which are content; a language without one of them does not compile.

import type { SiteLanguage } from "../language.ts";
import { lessonsDe } from "./de.ts";
import { lessonsEn } from "./en.ts";

export type LessonsStrings = typeof lessonsDe;

const all: Readonly<Record<SiteLanguage, LessonsStrings>> = { de: lessonsDe, en: lessonsEn };

/** Returns the texts of lessons in a language. */
export function lessonsStringsOf(language: SiteLanguage): LessonsStrings {
  return all[language];
}
