// What is said about a move that did not solve an exercise. Fetched with the first move.

import type { Language } from "../language.ts";
import { verdictDe } from "./verdict-de.ts";
import { verdictEn } from "./verdict-en.ts";

export type VerdictStrings = typeof verdictDe;

const all: Readonly<Record<Language, VerdictStrings>> = { de: verdictDe, en: verdictEn };

export function verdictStringsOf(language: Language): VerdictStrings {
  return all[language];
}
