// What other rules change, in numbers: sums over paired games. As in `statistics.ts`, everything
// kept is a sum of whole numbers, so that parts merge to exactly the whole: as long as all points of
// a game together stay below 3000, for any number of games up to a thousand million.

import { type Counts, courseSteps, type PairedGameSide, type PairedResult } from "./paired-game.ts";

/** Sums over a series of pairs. Pairs of zeros add nothing, so a series may begin at any time. */
export interface PairedSum {
  readonly a: number;
  readonly b: number;
  readonly squaresA: number;
  readonly squaresB: number;
  /** Squares of b - a. */
  readonly squares: number;
}

export type PairedSums = Readonly<Record<string, PairedSum>>;

export interface PairedStatistics {
  readonly games: number;
  readonly seats: number;
  /** Pairs in which every seat ends with the same points under both rules. */
  readonly sameScores: number;
  /** Final points by seat. */
  readonly scores: readonly PairedSum[];
  /** By seat, in parts of a win: `winParts(seats)` of them are one. */
  readonly wins: readonly PairedSum[];
  readonly decisions: PairedSum;
  /**
   * Points of all seats together after 0 %, 5 % … 100 % of each game's decisions; `seats` is the
   * unit that makes them the mean of a seat.
   */
  readonly course: readonly PairedSum[];
  /** Points of all seats together by reason; as everywhere below, games without it count as 0. */
  readonly reasons: PairedSums;
  readonly rules: PairedSums;
  readonly actions: PairedSums;
  readonly taken: PairedSums;
}

/** A series of numbers as it is needed for its mean and scatter. */
export interface Series {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
}

const emptySum: PairedSum = { a: 0, b: 0, squaresA: 0, squaresB: 0, squares: 0 };

export function emptyPairedStatistics(seats: number): PairedStatistics {
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

/** The statistics with one more pair of games. */
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

/** Rules that fired, without actions, and without lasting points, which `reasons` tells. */
export function firedRules({ rules, actions }: PairedStatistics): PairedSums {
  const others = Object.entries(rules).filter(
    ([id]) => !Object.hasOwn(actions, id) && !id.endsWith(".worth"),
  );
  return Object.fromEntries(others);
}

/** The statistics of two sets of games between the same rules with as many seats. */
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

/** The values of a series in A, in B, and what B has more than A. */
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

/** Into how many parts a win is divided so that any number of winners can share it evenly. */
export function winParts(seats: number): number {
  let parts = 1;
  for (let winners = 2; winners <= seats; winners++) {
    parts = (parts * winners) / greatestDivisor(parts, winners);
  }
  return parts;
}

function winsOf({ ranking }: PairedGameSide, seats: number): number[] {
  const winners = ranking[0] ?? [];
  const share = winParts(seats) / winners.length;
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
