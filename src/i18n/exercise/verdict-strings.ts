// What is said about a move that did not solve an exercise. Fetched with the first move.

import type { Language } from "../language.ts";
import { verdictDe } from "./verdict-de.ts";
import { verdictEn } from "./verdict-en.ts";

export interface VerdictStrings {
  readonly back: string;
  readonly astray: string;
  /** Where no more points can be had at all. */
  readonly astrayNothing: string;
  readonly astrayPoints: (points: string) => string;
  readonly onTheWay: string;
}

const all: Readonly<Record<Language, VerdictStrings>> = { de: verdictDe, en: verdictEn };

export function verdictStringsOf(language: Language): VerdictStrings {
  return all[language];
}
