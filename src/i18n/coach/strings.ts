// What the coach says on tables, apart from the reasons, which are in the words of the rules.

import type { Language } from "../language.ts";
import { coachDe } from "./de.ts";
import { coachEn } from "./en.ts";

export interface CoachStrings {
  readonly title: string;
  readonly turnOn: string;
  readonly about: string;
  readonly waiting: string;
  readonly thinking: string;
  readonly done: (move: string) => string;
  readonly games: (count: string) => string;
  readonly failed: string;
  readonly retry: string;
  /** What a move is worth: points with how far they may be off, and wins of a hundred games. */
  readonly points: (points: string, margin: string) => string;
  readonly wins: (percent: string) => string;
  readonly close: string;
  readonly noReason: string;
  readonly show: string;
  readonly play: string;
  readonly review: {
    readonly title: string;
    readonly lead: string;
    readonly start: string;
    readonly again: string;
    readonly progress: (done: number, all: number) => string;
    readonly cancel: string;
    readonly cancelled: string;
    readonly chart: string;
    readonly describe: (players: string, decisions: number) => string;
    readonly decision: string;
    readonly expected: string;
    readonly table: string;
    readonly points: (name: string) => string;
    readonly wins: (name: string) => string;
    readonly blunders: string;
    readonly noBlunders: string;
    readonly number: (number: number) => string;
    readonly played: (name: string, move: string) => string;
    readonly better: (move: string) => string;
    readonly costPoints: (points: string) => string;
    readonly costWins: (percent: string) => string;
    readonly looking: (number: number, all: number) => string;
    readonly back: string;
  };
}

const all: Readonly<Record<Language, CoachStrings>> = { de: coachDe, en: coachEn };

export function coachStringsOf(language: Language): CoachStrings {
  return all[language];
}
