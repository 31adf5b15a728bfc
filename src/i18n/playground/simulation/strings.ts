// All texts of trying rules out; a language that lacks one does not compile.

import type { Language } from "../../language.ts";
import { tryDe } from "./de.ts";
import { tryEn } from "./en.ts";

export type TryStrings = typeof tryDe;

const all: Readonly<Record<Language, TryStrings>> = { de: tryDe, en: tryEn };

export function tryStringsOf(language: Language): TryStrings {
  return all[language];
}
