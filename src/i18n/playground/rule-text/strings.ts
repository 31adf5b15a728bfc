// All texts of rules told in words; a language that lacks one does not compile.

import type { Language } from "../../language.ts";
import { wordsDe } from "./de.ts";
import { wordsEn } from "./en.ts";

export type WordsStrings = typeof wordsDe;

const all: Readonly<Record<Language, WordsStrings>> = { de: wordsDe, en: wordsEn };

export function wordsStringsOf(language: Language): WordsStrings {
  return all[language];
}
