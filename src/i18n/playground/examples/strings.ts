// All texts of the panel with examples; a language that lacks one does not compile.

import type { Language } from "../../language.ts";
import { examplesDe } from "./de.ts";
import { examplesEn } from "./en.ts";

export type ExamplesStrings = typeof examplesDe;

const all: Readonly<Record<Language, ExamplesStrings>> = { de: examplesDe, en: examplesEn };

export function examplesStringsOf(language: Language): ExamplesStrings {
  return all[language];
}
