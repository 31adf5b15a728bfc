// All texts of the panel with examples; a language that lacks one does not compile.

import type { Language } from "../../language.ts";
import { examplesDe } from "./de.ts";
import { examplesEn } from "./en.ts";

export interface ExamplesStrings {
  readonly own: (count: number) => string;
  readonly allHold: string;
  readonly someFail: (count: number) => string;
  readonly holds: string;
  readonly fails: string;
  readonly absent: string;
  readonly fallen: (count: number) => string;
  readonly fallenLead: string;
  readonly noneFallen: (tried: number) => string;
  readonly usedIn: string;
  readonly toLine: (line: number) => string;
  readonly show: string;
  readonly hide: string;
  readonly forward: string;
  readonly back: string;
  readonly step: (at: number, all: number) => string;
  readonly begins: string;
  readonly write: string;
  readonly writing: string;
  readonly writeLead: string;
  readonly written: (id: string) => string;
  readonly nothing: string;
  readonly noGame: string;
  readonly noMove: string;
  readonly toTable: string;
  readonly working: (percent: number) => string;
  readonly faulty: string;
}

const all: Readonly<Record<Language, ExamplesStrings>> = { de: examplesDe, en: examplesEn };

export function examplesStringsOf(language: Language): ExamplesStrings {
  return all[language];
}
