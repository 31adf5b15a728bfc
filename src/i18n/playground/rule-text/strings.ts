// Texts of the prose panel; a language without one of them does not compile.

import type { SiteLanguage } from "../../language.ts";
import { ruleTextDe } from "./de.ts";
import { ruleTextEn } from "./en.ts";

export type RuleTextStrings = typeof ruleTextDe;

const all: Readonly<Record<SiteLanguage, RuleTextStrings>> = { de: ruleTextDe, en: ruleTextEn };

/** Returns the texts of the prose panel in a language. */
export function ruleTextStringsOf(language: SiteLanguage): RuleTextStrings {
  return all[language];
}
