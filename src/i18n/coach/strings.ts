// Texts of the coach. Reasons for moves are generated from the rules instead.

import type { SiteLanguage } from "../language.ts";
import { loadLanguage } from "../load-language.ts";
import type { coachDe } from "./de.ts";

export type CoachStrings = typeof coachDe;

const all = await loadLanguage<CoachStrings>({
  de: async () => (await import("./de.ts")).coachDe,
  en: async () => (await import("./en.ts")).coachEn,
});

/** Returns the texts of the coach in a language. */
export function coachStringsOf(language: SiteLanguage): CoachStrings {
  return all[language];
}
