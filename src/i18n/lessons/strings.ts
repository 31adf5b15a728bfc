// All texts of lessons, apart from the lessons themselves; a language that lacks one does not compile.

import type { SiteLanguage } from "../language.ts";
import { lessonsDe } from "./de.ts";
import { lessonsEn } from "./en.ts";

export type LessonsStrings = typeof lessonsDe;

const all: Readonly<Record<SiteLanguage, LessonsStrings>> = { de: lessonsDe, en: lessonsEn };

export function lessonsStringsOf(language: SiteLanguage): LessonsStrings {
  return all[language];
}
