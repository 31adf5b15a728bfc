// What is said to readers who ask for more: why not, in which way, what the rules say, what there is
// to choose from. Fetched with what answers them.

import type { Language } from "../language.ts";
import { askedDe } from "./de.ts";
import { askedEn } from "./en.ts";

export interface AskedStrings {
  /** Of entries in tables. */
  readonly reached: string;
  readonly gone: string;
  readonly tables: string;
  readonly notYours: (name: string) => string;
  readonly notYourTurn: (name: string) => string;
  readonly nothingHere: string;
  readonly why: string;
  readonly instead: string;
  readonly close: string;
  readonly whichWay: string;
  /** While a passage of the rules is fetched, and where it cannot be. */
  readonly opening: string;
  readonly notOpened: string;
  readonly line: (line: number) => string;
  /** Leads from a passage of the rules to where it is written. */
  readonly inEditor: string;
  /** How to see the rule of the thing that is pointed at. */
  readonly ruleHint: string;
  readonly keys: string;
  /** How much help there is. */
  readonly help: string;
  readonly helps: {
    readonly off: string;
    readonly targets: string;
    readonly reasons: string;
    readonly advice: string;
  };
  readonly movesTitle: string;
  readonly filter: string;
}

const all: Readonly<Record<Language, AskedStrings>> = { de: askedDe, en: askedEn };

export function askedStringsOf(language: Language): AskedStrings {
  return all[language];
}
