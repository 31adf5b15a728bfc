// All texts of lessons, apart from the lessons themselves; a language that lacks one does not compile.

import type { Language } from "../language.ts";
import { lessonsDe } from "./de.ts";
import { lessonsEn } from "./en.ts";

export type LessonsStrings = typeof lessonsDe;

const all: Readonly<Record<Language, LessonsStrings>> = { de: lessonsDe, en: lessonsEn };

export function lessonsStringsOf(language: Language): LessonsStrings {
  return all[language];
}
