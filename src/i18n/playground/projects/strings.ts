// All texts about keeping, sharing and opening works that somebody has to ask for first (kept-strings.ts has
// those that the page says by itself); a language that lacks one does not compile.

import type { Language } from "../../language.ts";
import { keepDe } from "./de.ts";
import { keepEn } from "./en.ts";

export type KeepStrings = typeof keepDe;

const all: Readonly<Record<Language, KeepStrings>> = { de: keepDe, en: keepEn };

export function keepStringsOf(language: Language): KeepStrings {
  return all[language];
}
