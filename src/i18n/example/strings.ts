// Texts of examples, in addition to those of their table.

import type { SiteLanguage } from "../language.ts";
import { exampleDe } from "./de.ts";
import { exampleEn } from "./en.ts";

export type ExampleStrings = typeof exampleDe;

const all: Readonly<Record<SiteLanguage, ExampleStrings>> = { de: exampleDe, en: exampleEn };

/** Returns the texts of examples in a language. */
export function exampleStringsOf(language: SiteLanguage): ExampleStrings {
  return all[language];
}
