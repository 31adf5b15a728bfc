// All texts of the start page of the playground; a language that lacks one does not compile.

import type { Language } from "../../language.ts";
import { beginDe } from "./de.ts";
import { beginEn } from "./en.ts";

export type BeginStrings = typeof beginDe;

const all: Readonly<Record<Language, BeginStrings>> = { de: beginDe, en: beginEn };

export function beginStringsOf(language: Language): BeginStrings {
  return all[language];
}
