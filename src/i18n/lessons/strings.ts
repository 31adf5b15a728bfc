// All texts of lessons, apart from the lessons themselves; a language that lacks one does not compile.

import type { Language } from "../language.ts";
import { lessonsDe } from "./de.ts";
import { lessonsEn } from "./en.ts";

export interface LessonsStrings {
  /** The name of the page, in navigation. */
  readonly title: string;
  readonly heading: (game: string) => string;
  readonly description: (game: string) => string;
  readonly lead: string;
  readonly lesson: (number: number, all: number) => string;
  readonly minutes: (minutes: number) => string;
  readonly start: string;
  readonly goOn: string;
  readonly allDone: string;
  readonly done: string;
  readonly begun: (solved: number, all: number) => string;
  readonly open: string;
  readonly teaches: string;
  readonly tried: string;
  readonly previous: string;
  readonly next: string;
  readonly overview: string;
  /** Before the solution of an exercise, for readers without scripts. */
  readonly noScript: string;
  readonly quiz: {
    readonly title: string;
    readonly question: (name: string, move: string) => string;
    readonly answer: (points: string) => string;
    readonly right: string;
    readonly wrong: string;
    readonly nothing: string;
    readonly playMove: string;
    readonly solution: string;
  };
  readonly guided: {
    readonly again: string;
    readonly title: string;
    readonly start: string;
    readonly you: string;
    readonly opponent: string;
    readonly coach: string;
    readonly mayNow: string;
    readonly newRule: string;
    readonly advice: string;
    readonly advised: string;
    readonly undo: string;
    readonly open: string;
    readonly done: string;
    readonly points: (name: string, points: string) => string;
  };
  readonly progress: {
    readonly title: string;
    readonly lead: string;
    readonly practised: (rules: number) => string;
    readonly rule: string;
    readonly seen: string;
    readonly solved: string;
    readonly unaided: string;
    readonly wrong: string;
    readonly none: string;
    readonly save: string;
    readonly load: string;
    readonly loaded: string;
    readonly notRead: string;
    readonly reset: string;
    readonly sure: string;
    readonly wasReset: string;
  };
  readonly review: {
    readonly title: string;
    readonly heading: (game: string) => string;
    readonly description: (game: string) => string;
    readonly lead: string;
    readonly because: (rules: string) => string;
    readonly another: string;
    readonly loading: string;
    readonly failed: string;
    readonly noScript: string;
  };
}

const all: Readonly<Record<Language, LessonsStrings>> = { de: lessonsDe, en: lessonsEn };

export function lessonsStringsOf(language: Language): LessonsStrings {
  return all[language];
}
