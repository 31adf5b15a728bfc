// All texts of trying rules out; a language that lacks one does not compile.

import type { Language } from "../../language.ts";
import { tryDe } from "./de.ts";
import { tryEn } from "./en.ts";

export interface TryStrings {
  readonly title: string;
  /** With a game that the rules go on from, and for a game of one's own. */
  readonly lead: string;
  readonly leadAlone: string;
  readonly start: string;
  readonly faults: string;
  readonly waiting: string;
  readonly stopped: string;
  readonly outdated: string;
  readonly parting: (game: number, move: number) => string;
  readonly openParting: string;
  readonly result: (games: string) => string;
  readonly mean: (seat: string, points: string) => string;
  readonly wins: (seat: string, percent: string) => string;
  readonly length: (decisions: string) => string;
  readonly reasons: string;
  readonly events: string;
  readonly perGame: string;
  readonly coverage: string;
  readonly coverageLead: (games: string) => string;
  readonly allUsed: string;
  readonly neverUsed: (count: number) => string;
  readonly more: (count: number) => string;
  readonly nothingCounted: string;
  readonly line: string;
  readonly rule: string;
  readonly used: string;
  readonly never: string;
}

const all: Readonly<Record<Language, TryStrings>> = { de: tryDe, en: tryEn };

export function tryStringsOf(language: Language): TryStrings {
  return all[language];
}
