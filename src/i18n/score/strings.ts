// Texts of the scoring helper, which also shows a table; a language without one of them does not
// compile. Islands import this file; `site/strings.ts` includes the texts for pages.

import type { SiteLanguage } from "../language.ts";
import { playDe } from "../play/de.ts";
import { playEn } from "../play/en.ts";
import { scoreDe } from "./de.ts";
import { scoreEn } from "./en.ts";

export type ScoreStrings = typeof scoreDe;

const de = { ...playDe, score: scoreDe };

export type ScoringStrings = typeof de;

const all: Readonly<Record<SiteLanguage, ScoringStrings>> = {
  de,
  en: { ...playEn, score: scoreEn },
};

/** Returns the texts of the scoring helper and of its table. */
export function scoringStringsOf(language: SiteLanguage): ScoringStrings {
  return all[language];
}
