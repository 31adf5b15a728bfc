// Texts of the comparison of variants, which also shows matches; a language without one of them does
// not compile. Islands import this file; `site/strings.ts` includes the texts for pages.

import type { SiteLanguage } from "../language.ts";
import { playDe } from "../play/de.ts";
import { playEn } from "../play/en.ts";
import { compareDe } from "./de.ts";
import { compareEn } from "./en.ts";

export type CompareStrings = typeof compareDe;

const de = { ...playDe, compare: compareDe };

export type ComparisonStrings = typeof de;

const all: Readonly<Record<SiteLanguage, ComparisonStrings>> = {
  de,
  en: { ...playEn, compare: compareEn },
};

/** Returns the texts of comparisons and of the matches in them. */
export function comparisonStringsOf(language: SiteLanguage): ComparisonStrings {
  return all[language];
}
