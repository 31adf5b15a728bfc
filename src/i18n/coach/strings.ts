// What the coach says on tables, apart from the reasons, which are in the words of the rules.

import type { SiteLanguage } from "../language.ts";
import { coachDe } from "./de.ts";
import { coachEn } from "./en.ts";

export type CoachStrings = typeof coachDe;

const all: Readonly<Record<SiteLanguage, CoachStrings>> = { de: coachDe, en: coachEn };

export function coachStringsOf(language: SiteLanguage): CoachStrings {
  return all[language];
}
