// Figures over many games. Everything kept is a sum of whole numbers, so that figures of parts
// merge to exactly the figures of the whole, in whatever order.

import type { LedgerLine } from "../dsl/index.ts";

/** How one game ended. */
export interface GameResult {
  readonly scores: readonly number[];
  /** The seats from winner to last; equal seats share a place. */
  readonly ranking: readonly (readonly number[])[];
  readonly decisions: number;
  readonly ledger: readonly LedgerLine[];
}

/** A series of whole numbers, without the numbers themselves. */
export interface Tally {
  readonly count: number;
  readonly sum: number;
  /** Sum of the squares. */
  readonly squares: number;
  readonly min: number;
  readonly max: number;
}

export interface Statistics {
  readonly games: number;
  /** Final points by seat. */
  readonly scores: readonly Tally[];
  /** `firsts[seat][n - 1]`: games in which the seat was among n seats on the first place. */
  readonly firsts: readonly (readonly number[])[];
  /** Decisions in a game, of all players together. */
  readonly decisions: Tally;
  /** `ledger[seat][reason]`: points, summed over all games. */
  readonly ledger: readonly (readonly number[])[];
}

export const emptyTally: Tally = {
  count: 0,
  sum: 0,
  squares: 0,
  min: Number.POSITIVE_INFINITY,
  max: Number.NEGATIVE_INFINITY,
};

export function emptyStatistics(players: number, reasons: number): Statistics {
  const perSeat = <T>(make: () => T) => Array.from({ length: players }, make);
  return {
    games: 0,
    scores: perSeat(() => emptyTally),
    firsts: perSeat(() => new Array<number>(players).fill(0)),
    decisions: emptyTally,
    ledger: perSeat(() => new Array<number>(reasons).fill(0)),
  };
}

/** The statistics with one more game. */
export function withGame(statistics: Statistics, result: GameResult): Statistics {
  const reasons = statistics.ledger[0]?.length ?? 0;
  return merged(statistics, ofOneGame(result, reasons));
}

/** The statistics of two sets of games of the same kind. */
export function merged(one: Statistics, other: Statistics): Statistics {
  return {
    games: one.games + other.games,
    scores: one.scores.map((tally, seat) => mergedTally(tally, other.scores[seat] ?? emptyTally)),
    firsts: addedTables(one.firsts, other.firsts),
    decisions: mergedTally(one.decisions, other.decisions),
    ledger: addedTables(one.ledger, other.ledger),
  };
}

export function mean(tally: Tally): number {
  return tally.sum / tally.count;
}

/** The standard deviation of the sample; 0 for fewer than two numbers. */
export function deviation(tally: Tally): number {
  if (tally.count < 2) return 0;
  const scatter = tally.squares - (tally.sum * tally.sum) / tally.count;
  return Math.sqrt(Math.max(0, scatter) / (tally.count - 1));
}

/** Won games of a seat; a first place shared by n seats is one n-th of a win. */
export function wins(statistics: Statistics, seat: number): number {
  const firsts = statistics.firsts[seat] ?? [];
  return firsts.reduce((total, games, index) => total + games / (index + 1), 0);
}

function ofOneGame(result: GameResult, reasons: number): Statistics {
  const empty = emptyStatistics(result.scores.length, reasons);
  const winners = result.ranking[0] ?? [];
  return {
    games: 1,
    scores: result.scores.map(tallyOf),
    decisions: tallyOf(result.decisions),
    firsts: empty.firsts.map((row, seat) =>
      row.map((_, index) => (winners.includes(seat) && index + 1 === winners.length ? 1 : 0)),
    ),
    ledger: pointsByReason(result.ledger, empty.ledger),
  };
}

function pointsByReason(ledger: readonly LedgerLine[], empty: Statistics["ledger"]): number[][] {
  const points = empty.map((row) => [...row]);
  for (const line of ledger) {
    const row = points[line.player];
    if (row !== undefined) row[line.reason] = (row[line.reason] ?? 0) + line.points;
  }
  return points;
}

export function tallyOf(value: number): Tally {
  return { count: 1, sum: value, squares: value * value, min: value, max: value };
}

export function mergedTally(one: Tally, other: Tally): Tally {
  return {
    count: one.count + other.count,
    sum: one.sum + other.sum,
    squares: one.squares + other.squares,
    min: Math.min(one.min, other.min),
    max: Math.max(one.max, other.max),
  };
}

function addedTables(
  one: readonly (readonly number[])[],
  other: readonly (readonly number[])[],
): number[][] {
  return one.map((row, seat) => row.map((value, index) => value + (other[seat]?.[index] ?? 0)));
}
