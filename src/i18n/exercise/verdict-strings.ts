// Texts about moves that did not solve an exercise. Loaded with the first move.

import type { SiteLanguage } from "../language.ts";
import { verdictDe } from "./verdict-de.ts";
import { verdictEn } from "./verdict-en.ts";

export type VerdictStrings = typeof verdictDe;

const all: Readonly<Record<SiteLanguage, VerdictStrings>> = { de: verdictDe, en: verdictEn };

/** Returns the texts about unsuccessful moves in a language. */
export function verdictStringsOf(language: SiteLanguage): VerdictStrings {
  return all[language];
}
