// Texts of the lesson player, in addition to those of its table.

import type { SiteLanguage } from "../language.ts";
import { lessonDe } from "./de.ts";
import { lessonEn } from "./en.ts";

export type LessonStrings = typeof lessonDe;

const all: Readonly<Record<SiteLanguage, LessonStrings>> = { de: lessonDe, en: lessonEn };

/** Returns the texts of the lesson player in a language. */
export function lessonStringsOf(language: SiteLanguage): LessonStrings {
  return all[language];
}
