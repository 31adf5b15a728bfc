// Texts of the head of the home page. Those with numbers are made at build time, because functions
// cannot be passed to the browser.

import type { Strings } from "../../i18n/site/strings.ts";

/** The game's own words: headline and sentence before and after the move. */
export interface HeroWords {
  readonly headline: string;
  readonly lead: string;
  readonly done: string;
  readonly doneLead: string;
}

export interface ListedLesson {
  readonly title: string;
  readonly minutes: number;
  readonly href: string;
  readonly exercises: readonly string[];
}

export interface HeroStrings
  extends Pick<
    Strings["home"],
    "learnOn" | "back" | "allSolved" | "toGame" | "against" | "and" | "table"
  > {
  readonly practice: string;
  readonly learn: string;
  /** By the number of solved lessons. */
  readonly solved: readonly string[];
  readonly path: readonly string[];
  /** By lesson. */
  readonly goOn: readonly string[];
  readonly minutes: readonly string[];
}

/** Returns the texts for the lessons of a game. */
export function heroStrings(
  home: Strings["home"],
  practice: string,
  lessons: readonly Pick<ListedLesson, "minutes">[],
): HeroStrings {
  const counts = Array.from({ length: lessons.length + 1 }, (_, count) => count);
  const { learnOn, back, allSolved, toGame, against, and, table } = home;
  return {
    practice,
    against,
    and,
    learnOn,
    back,
    allSolved,
    toGame,
    table,
    learn: home.learn(lessons.length),
    solved: counts.map(home.solved),
    path: counts.map((solved) => home.path(solved, lessons.length)),
    goOn: lessons.map((_, at) => home.goOn(at + 1)),
    minutes: lessons.map(({ minutes }) => home.minutes(minutes)),
  };
}
