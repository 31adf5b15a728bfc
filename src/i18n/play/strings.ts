// Texts of matches, the choice of rules and the origins of rules. Islands import this file;
// `site/strings.ts` includes it for pages.

import type { SiteLanguage } from "../language.ts";
import { loadLanguage } from "../load-language.ts";
import type { playDe } from "./de.ts";

export type PlayStrings = typeof playDe;

const all = await loadLanguage<PlayStrings>({
  de: async () => (await import("./de.ts")).playDe,
  en: async () => (await import("./en.ts")).playEn,
});

/** Returns the texts of matches in a language. */
export function playStringsOf(language: SiteLanguage): PlayStrings {
  return all[language];
}
