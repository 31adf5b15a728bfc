// Texts of the comparison of variants, which also shows matches; a language without one of them does
// not compile. Islands import this file; `site/strings.ts` includes the texts for pages.

import type { SiteLanguage } from "../language.ts";
import { loadLanguage } from "../load-language.ts";
import { type PlayStrings, playStringsOf } from "../play/strings.ts";
import type { compareDe } from "./de.ts";

export type CompareStrings = typeof compareDe;

const own = await loadLanguage<CompareStrings>({
  de: async () => (await import("./de.ts")).compareDe,
  en: async () => (await import("./en.ts")).compareEn,
});

export type ComparisonStrings = PlayStrings & { readonly compare: CompareStrings };

/** Returns the texts of comparisons and of the matches in them. */
export function comparisonStringsOf(language: SiteLanguage): ComparisonStrings {
  return { ...playStringsOf(language), compare: own[language] };
}
