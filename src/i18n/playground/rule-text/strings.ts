// All texts of rules told in words; a language that lacks one does not compile.

import type { Language } from "../../language.ts";
import { wordsDe } from "./de.ts";
import { wordsEn } from "./en.ts";

export interface WordsStrings {
  /** Above what changes. */
  readonly changes: (count: number) => string;
  readonly bothLanguages: string;
  readonly languages: { readonly de: string; readonly en: string };
  readonly was: string;
  readonly is: string;
  readonly toLine: (line: number) => string;
  readonly allRules: string;
  readonly search: string;
  readonly found: (count: number) => string;
  readonly nothingFound: (words: string) => string;
  readonly onlyChanged: string;
  /** Where nothing changes yet: what to do, and the button that leads there. */
  readonly nothing: string;
  readonly toNumber: string;
  /** The rules have errors; what is shown are the last that had none. */
  readonly faulty: string;
  readonly working: string;
  readonly moreLines: (count: number) => string;
}

const all: Readonly<Record<Language, WordsStrings>> = { de: wordsDe, en: wordsEn };

export function wordsStringsOf(language: Language): WordsStrings {
  return all[language];
}
