// Texts of the playground's frame; a language without one of them does not compile.

import type { SiteLanguage } from "../../language.ts";
import { shellDe } from "./de.ts";
import { shellEn } from "./en.ts";

export type ShellStrings = typeof shellDe;

/** Panels next to the rules. */
export type PanelName = keyof ShellStrings["panels"];

const all: Readonly<Record<SiteLanguage, ShellStrings>> = { de: shellDe, en: shellEn };

/** Returns the texts of the frame in a language. */
export function shellStringsOf(language: SiteLanguage): ShellStrings {
  return all[language];
}
