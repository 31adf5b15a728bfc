// All texts of the guided start and the head of the playground; a language that lacks one does not compile.

import type { Language } from "../../language.ts";
import { startDe } from "./de.ts";
import { startEn } from "./en.ts";

/** The steps of the guided start, in their order. */
export const stepNames = ["change", "see", "read", "prove", "compare"] as const;
export type StepName = (typeof stepNames)[number];

export interface StepStrings {
  readonly title: string;
  /** What to do, for a variant of a game and for a game of one's own. */
  readonly variant: string;
  readonly own: string;
  /** The button that leads there. */
  readonly action: { readonly variant: string; readonly own: string };
}

export interface StartStrings {
  readonly title: string;
  readonly open: string;
  readonly close: string;
  readonly again: string;
  readonly progress: (done: number, all: number) => string;
  readonly steps: Readonly<Record<StepName, StepStrings>>;
  readonly done: string;
  readonly toDo: string;
  readonly ticked: (title: string) => string;
  readonly finished: string;
  readonly keep: string;
  readonly next: string;
  readonly seeking: string;
  readonly noMoment: string;
  readonly moment: string;
  /** How many more differences there are than those told. */
  readonly more: (count: number) => string;
  readonly simulating: (percent: number) => string;
  readonly original: string;
  readonly yours: string;
  readonly failed: string;
  readonly ownScores: (games: number, scores: string) => string;
  /** The head: what is wrong with the rules, and which part of the page is seen. */
  readonly noProblems: string;
  readonly problems: (count: number) => string;
  readonly part: string;
  readonly write: string;
  readonly see: string;
  readonly widths: string;
  readonly wider: string;
  readonly narrower: string;
  readonly noFile: string;
  readonly toFile: string;
}

const all: Readonly<Record<Language, StartStrings>> = { de: startDe, en: startEn };

export function startStringsOf(language: Language): StartStrings {
  return all[language];
}
