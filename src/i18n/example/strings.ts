// What is said in an example, beside what is said at its table.

import type { Language } from "../language.ts";
import { exampleDe } from "./de.ts";
import { exampleEn } from "./en.ts";

export type ExampleStrings = typeof exampleDe;

const all: Readonly<Record<Language, ExampleStrings>> = { de: exampleDe, en: exampleEn };

export function exampleStringsOf(language: Language): ExampleStrings {
  return all[language];
}
