// Statistics of paired games as chart data: means, differences and confidence intervals.

import type { DisplayText, Meta, TextLanguage } from "../dsl/index.ts";
import { computeInterval, type Interval } from "../play/compare/confidence-interval.ts";
import { courseSteps, declining } from "../play/compare/paired-game.ts";
import {
  collectFiredRules,
  countWinParts,
  type PairedStatistics,
  type PairedSum,
  seriesOf,
} from "../play/compare/paired-statistics.ts";
import { decliningText } from "../play/compare/position-text.ts";

/** Means of both sides, and the difference b - a. */
export interface Means {
  readonly a: number;
  readonly b: number;
  readonly difference: Interval;
}

/** A named statistic. */
export interface Figure extends Means {
  readonly id: string;
  readonly label: string;
  /** Whether the value was the same in every pair. */
  readonly isSame: boolean;
}

/** All statistics of a comparison. */
export interface Figures {
  readonly games: number;
  readonly scores: readonly Figure[];
  /** Shares of wins, 0 to 1. */
  readonly wins: readonly Figure[];
  readonly decisions: Figure;
  /** Mean points of a seat after each part of the game; labels are percentages. */
  readonly course: readonly Figure[];
  /** Points by reason; counts of actions and fired rules; counts of taken elements. */
  readonly reasons: readonly Figure[];
  readonly events: readonly Figure[];
  readonly taken: readonly Figure[];
}

/** Returns whether nothing at all differed in any pair of games. */
export function isSameThroughout({ scores, course, events, taken, decisions }: Figures): boolean {
  return [...scores, ...course, ...events, ...taken, decisions].every(({ isSame }) => isSame);
}

/** Display names by kind and id: `action take`. */
type Labels = ReadonlyMap<string, string>;

/** Computes the statistics of paired games. */
export function figuresOf(
  statistics: PairedStatistics,
  seatName: (seat: number) => string,
  labels: Labels,
): Figures {
  const { games, seats } = statistics;
  const figure = (id: string, label: string, sum: PairedSum, unit = 1): Figure => {
    return { id, label, ...compareMeans(sum, games, unit), isSame: sum.squares === 0 };
  };
  const listed = (sums: Readonly<Record<string, PairedSum>>, kind: string) =>
    Object.entries(sums).map(([id, sum]) => figure(id, labels.get(`${kind} ${id}`) ?? id, sum));
  const bySeat = (sums: readonly PairedSum[], unit: number) =>
    sums.map((sum, seat) => figure(String(seat), seatName(seat), sum, unit));
  return {
    games,
    scores: bySeat(statistics.scores, 1),
    wins: bySeat(statistics.wins, countWinParts(seats)),
    decisions: figure("decisions", "", statistics.decisions),
    course: statistics.course.map((sum, step) =>
      figure(String(step), String((100 * step) / courseSteps), sum, seats),
    ),
    reasons: listed(statistics.reasons, "reason"),
    events: [
      ...listed(statistics.actions, "action"),
      ...listed(collectFiredRules(statistics), "rule"),
    ],
    taken: listed(statistics.taken, "taken"),
  };
}

/** Returns the means per game and the difference; `unit` is the value that counts as 1. */
export function compareMeans(sum: PairedSum, games: number, unit = 1): Means {
  const { a, b, difference } = seriesOf(sum, games);
  return {
    a: computeInterval(a, unit).mean,
    b: computeInterval(b, unit).mean,
    difference: computeInterval(difference, unit),
  };
}

/** Returns the `count` most significant differences: |mean| relative to the margin of error. */
export function selectMostDifferent(figures: readonly Figure[], count: number): Figure[] {
  const sureness = ({ difference: { mean, high } }: Figure) =>
    high === mean ? 0 : Math.abs(mean) / (high - mean);
  return figures
    .filter(({ isSame }) => !isSame)
    .toSorted((one, other) => sureness(other) - sureness(one))
    .slice(0, count);
}

/** Returns the display names of all counted ids; `rules` are titles by path. */
export function labelsOf(
  metas: readonly Meta[],
  rules: ReadonlyMap<string, DisplayText>,
  language: TextLanguage,
): Map<string, string> {
  const labels = new Map<string, string>();
  labels.set(`action ${declining}`, decliningText[language]);
  for (const meta of metas.toReversed()) {
    const kindOf = (id: string) => meta.kinds.find((kind) => kind.id === id)?.noun[language].one;
    for (const { id, text } of meta.reasons) labels.set(`reason ${id}`, text[language]);
    for (const { id, name } of meta.moves) labels.set(`action ${id}`, name[language]);
    for (const id of meta.rules) {
      labels.set(`rule ${id}`, kindOf(id) ?? rules.get(id)?.[language] ?? id);
    }
    for (const { id, name } of meta.moves) {
      for (const kind of meta.kinds) {
        labels.set(`taken ${id}:${kind.id}`, `${name[language]}: ${kind.noun[language].one}`);
      }
    }
  }
  return labels;
}
