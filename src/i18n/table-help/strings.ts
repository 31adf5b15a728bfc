// What is said to readers who ask for more: why not, in which way, what the rules say, what there is
// to choose from. Fetched with what answers them.

import type { Language } from "../language.ts";
import { askedDe } from "./de.ts";
import { askedEn } from "./en.ts";

export type AskedStrings = typeof askedDe;

const all: Readonly<Record<Language, AskedStrings>> = { de: askedDe, en: askedEn };

export function askedStringsOf(language: Language): AskedStrings {
  return all[language];
}
