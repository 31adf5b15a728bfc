// Statistics of paired games: the effect of rule changes. As in `statistics.ts`, all values are
// integer sums, so that parts merge exactly to the whole: as long as the points of all seats of a
// game sum to less than 3000, for up to 10⁹ games.

import { type Counts, courseSteps, type PairedGameSide, type PairedResult } from "./paired-game.ts";

/** Sums over a series of pairs. Pairs of zeros add nothing, so a series can start at any time. */
export interface PairedSum {
  readonly a: number;
  readonly b: number;
  readonly squaresA: number;
  readonly squaresB: number;
  /** Squares of b - a. */
  readonly squares: number;
}

/** Sums by id. */
export type PairedSums = Readonly<Record<string, PairedSum>>;

/** Statistics of paired games with the same number of seats. */
export interface PairedStatistics {
  readonly games: number;
  readonly seats: number;
  /** Number of pairs with the same final points for every seat. */
  readonly sameScores: number;
  /** Final points by seat. */
  readonly scores: readonly PairedSum[];
  /** Wins by seat, in units of 1/`winParts(seats)`. */
  readonly wins: readonly PairedSum[];
  readonly decisions: PairedSum;
  /**
   * Points of all seats together after 0 %, 5 % … 100 % of each game's decisions; divide by `seats`
   * for the mean of a seat.
   */
  readonly course: readonly PairedSum[];
  /** Points of all seats together by reason; games without an id count as 0, here and below. */
  readonly reasons: PairedSums;
  readonly rules: PairedSums;
  readonly actions: PairedSums;
  readonly taken: PairedSums;
}

/** Sums of a series of numbers, for its mean and variance. */
export interface Series {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
}

const emptySum: PairedSum = { a: 0, b: 0, squaresA: 0, squaresB: 0, squares: 0 };

/** Returns the statistics of zero pairs. */
export function createEmptyPairedStatistics(seats: number): PairedStatistics {
  const sums = (length: number) => Array.from({ length }, () => emptySum);
  return {
    games: 0,
    seats,
    sameScores: 0,
    scores: sums(seats),
    wins: sums(seats),
    decisions: emptySum,
    course: sums(courseSteps + 1),
    reasons: {},
    rules: {},
    actions: {},
    taken: {},
  };
}

/** Adds a pair of games. */
export function withPair(statistics: PairedStatistics, { a, b }: PairedResult): PairedStatistics {
  const seats = statistics.seats;
  return mergePairedStatistics(statistics, {
    games: 1,
    seats,
    sameScores: Number(a.scores.every((points, seat) => points === b.scores[seat])),
    scores: pairsOf(a.scores, b.scores),
    wins: pairsOf(winsOf(a, seats), winsOf(b, seats)),
    decisions: pairOf(a.decisions, b.decisions),
    course: pairsOf(a.course, b.course),
    reasons: countedPairs(a.reasons, b.reasons),
    rules: countedPairs(a.rules, b.rules),
    actions: countedPairs(a.actions, b.actions),
    taken: countedPairs(a.taken, b.taken),
  });
}

/** Returns the rules that fired, without actions and without permanent points, as in `reasons`. */
export function collectFiredRules({ rules, actions }: PairedStatistics): PairedSums {
  const others = Object.entries(rules).filter(
    ([id]) => !Object.hasOwn(actions, id) && !id.endsWith(".worth"),
  );
  return Object.fromEntries(others);
}

/** Merges the statistics of two sets of pairs with the same rules and number of seats. */
export function mergePairedStatistics(
  one: PairedStatistics,
  other: PairedStatistics,
): PairedStatistics {
  return {
    games: one.games + other.games,
    seats: one.seats,
    sameScores: one.sameScores + other.sameScores,
    scores: addedLists(one.scores, other.scores),
    wins: addedLists(one.wins, other.wins),
    decisions: added(one.decisions, other.decisions),
    course: addedLists(one.course, other.course),
    reasons: addedRecords(one.reasons, other.reasons),
    rules: addedRecords(one.rules, other.rules),
    actions: addedRecords(one.actions, other.actions),
    taken: addedRecords(one.taken, other.taken),
  };
}

/** Returns the series of A, of B, and of the differences b - a. */
export function seriesOf(
  sum: PairedSum,
  games: number,
): { readonly a: Series; readonly b: Series; readonly difference: Series } {
  return {
    a: { count: games, sum: sum.a, squares: sum.squaresA },
    b: { count: games, sum: sum.b, squares: sum.squaresB },
    difference: { count: games, sum: sum.b - sum.a, squares: sum.squares },
  };
}

/** Returns the number of parts of a win, so that any number of winners can share it evenly. */
export function countWinParts(seats: number): number {
  let parts = 1;
  for (let winners = 2; winners <= seats; winners++) {
    parts = (parts * winners) / greatestDivisor(parts, winners);
  }
  return parts;
}

function winsOf({ ranking }: PairedGameSide, seats: number): number[] {
  const winners = ranking[0] ?? [];
  const share = countWinParts(seats) / winners.length;
  return Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? share : 0));
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}

function pairOf(a: number, b: number): PairedSum {
  return { a, b, squaresA: a * a, squaresB: b * b, squares: (b - a) ** 2 };
}

function pairsOf(a: readonly number[], b: readonly number[]): PairedSum[] {
  return a.map((value, index) => pairOf(value, b[index] ?? 0));
}

function countedPairs(a: Counts, b: Counts): PairedSums {
  const ids = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return Object.fromEntries(ids.map((id) => [id, pairOf(a[id] ?? 0, b[id] ?? 0)]));
}

function added(one: PairedSum, other: PairedSum): PairedSum {
  return {
    a: one.a + other.a,
    b: one.b + other.b,
    squaresA: one.squaresA + other.squaresA,
    squaresB: one.squaresB + other.squaresB,
    squares: one.squares + other.squares,
  };
}

function addedLists(one: readonly PairedSum[], other: readonly PairedSum[]): PairedSum[] {
  return one.map((sum, index) => added(sum, other[index] ?? emptySum));
}

function addedRecords(one: PairedSums, other: PairedSums): PairedSums {
  const sums: Record<string, PairedSum> = { ...one };
  for (const [id, sum] of Object.entries(other)) sums[id] = added(sums[id] ?? emptySum, sum);
  return sums;
}
