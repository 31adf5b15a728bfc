// Texts of the playground's table; a language without one of them does not compile.

import type { SiteLanguage } from "../../language.ts";
import { liveTableDe } from "./de.ts";
import { liveTableEn } from "./en.ts";

export type LiveTableStrings = typeof liveTableDe;

const all: Readonly<Record<SiteLanguage, LiveTableStrings>> = { de: liveTableDe, en: liveTableEn };

/** Returns the texts of the table in a language. */
export function liveTableStringsOf(language: SiteLanguage): LiveTableStrings {
  return all[language];
}
