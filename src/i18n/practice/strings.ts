// Texts of practice.

import type { SiteLanguage } from "../language.ts";
import { practiceDe } from "./de.ts";
import { practiceEn } from "./en.ts";

export type PracticeStrings = typeof practiceDe;

const all: Readonly<Record<SiteLanguage, PracticeStrings>> = { de: practiceDe, en: practiceEn };

/** Returns the texts of practice in a language. */
export function practiceStringsOf(language: SiteLanguage): PracticeStrings {
  return all[language];
}
