// Texts of matches, the choice of rules and the origins of rules. Islands import this file;
// `site/strings.ts` includes it for pages.

import type { SiteLanguage } from "../language.ts";
import { playDe } from "./de.ts";
import { playEn } from "./en.ts";

export type PlayStrings = typeof playDe;

const all: Readonly<Record<SiteLanguage, PlayStrings>> = { de: playDe, en: playEn };

/** Returns the texts of matches in a language. */
export function playStringsOf(language: SiteLanguage): PlayStrings {
  return all[language];
}
