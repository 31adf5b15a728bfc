// What is said in an example, beside what is said at its table.

import type { Language } from "../language.ts";
import { exampleDe } from "./de.ts";
import { exampleEn } from "./en.ts";

export interface ExampleStrings {
  readonly title: string;
  readonly playStep: string;
  readonly stepBack: string;
  readonly stepForth: string;
  readonly change: string;
  readonly isChanged: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly nothingLeft: string;
  readonly takeOver: string;
  readonly reset: string;
  readonly holds: string;
  /** The score, where it can be changed. */
  readonly points: string;
  /** Before the address of an example on paper. */
  readonly online: string;
  /** Played by the rules of another version than the original. */
  readonly under: (version: string) => string;
  readonly notUnder: (version: string) => string;
}

const all: Readonly<Record<Language, ExampleStrings>> = { de: exampleDe, en: exampleEn };

export function exampleStringsOf(language: Language): ExampleStrings {
  return all[language];
}
