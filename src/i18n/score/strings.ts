// Texts of the scoring helper, which also shows a table; a language without one of them does not
// compile. Islands import this file; `site/strings.ts` includes the texts for pages.

import type { SiteLanguage } from "../language.ts";
import { loadLanguage } from "../load-language.ts";
import { type PlayStrings, playStringsOf } from "../play/strings.ts";
import type { scoreDe } from "./de.ts";

export type ScoreStrings = typeof scoreDe;

const own = await loadLanguage<ScoreStrings>({
  de: async () => (await import("./de.ts")).scoreDe,
  en: async () => (await import("./en.ts")).scoreEn,
});

export type ScoringStrings = PlayStrings & { readonly score: ScoreStrings };

/** Returns the texts of the scoring helper and of its table. */
export function scoringStringsOf(language: SiteLanguage): ScoringStrings {
  return { ...playStringsOf(language), score: own[language] };
}
