// What is said at an exercise, beside what is said at its table.

import type { Language } from "../language.ts";
import { taskDe } from "./task-de.ts";
import { taskEn } from "./task-en.ts";

export interface TaskStrings {
  readonly title: string;
  /** On exercises, until they are solved. */
  readonly unsolved: string;
  readonly solved: string;
  readonly solvedUnaided: string;
  readonly goalPoints: (made: string, wanted: string) => string;
  readonly inRules: string;
  /** Where a goal is about points. */
  readonly pointsCount: string;
  readonly met: string;
  readonly unmet: string;
  readonly hint: (shown: number, all: number) => string;
  readonly pointed: (move: string) => string;
  readonly pointedBack: string;
  readonly showMe: string;
  readonly back: string;
  readonly again: string;
}

const all: Readonly<Record<Language, TaskStrings>> = { de: taskDe, en: taskEn };

export function taskStringsOf(language: Language): TaskStrings {
  return all[language];
}
