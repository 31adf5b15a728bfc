// What is said where whole games are played, rules are chosen and their origins told. These islands
// bring it along; whole pages have it among all (`site/strings.ts`).

import type { SiteLanguage } from "../language.ts";
import { playDe } from "./de.ts";
import { playEn } from "./en.ts";

export type PlayStrings = typeof playDe;

const all: Readonly<Record<SiteLanguage, PlayStrings>> = { de: playDe, en: playEn };

export function playStringsOf(language: SiteLanguage): PlayStrings {
  return all[language];
}
