// Texts of the coach. Reasons for moves are generated from the rules instead.

import type { SiteLanguage } from "../language.ts";
import { coachDe } from "./de.ts";
import { coachEn } from "./en.ts";

export type CoachStrings = typeof coachDe;

const all: Readonly<Record<SiteLanguage, CoachStrings>> = { de: coachDe, en: coachEn };

/** Returns the texts of the coach in a language. */
export function coachStringsOf(language: SiteLanguage): CoachStrings {
  return all[language];
}
