// Statistics of many games. All stored values are integer sums, so that statistics of parts merge
// to exactly those of the whole, in any order.

import type { LedgerEntry } from "../../dsl/index.ts";
import { ExactSum, type Histogram, HistogramCounter, mergeHistograms } from "./histogram.ts";

/** The result of one game. */
export interface GameResult {
  readonly scores: readonly number[];
  /** The seats from winner to last; equal seats share a place. */
  readonly ranking: readonly (readonly number[])[];
  readonly decisions: number;
  readonly ledger: readonly LedgerEntry[];
}

/** Statistics of games with the same setup. */
export interface Statistics {
  readonly games: number;
  /** Final points by seat. */
  readonly scores: readonly Histogram[];
  /** `firsts[seat][n - 1]`: games in which the seat shared the first place with n - 1 others. */
  readonly firsts: readonly (readonly number[])[];
  /** Decisions per game, of all players together. */
  readonly decisions: Histogram;
  /** `ledger[seat][reason]`: points, summed over all games. */
  readonly ledger: readonly (readonly bigint[])[];
}

/** Accumulates results of games. */
export class StatisticsCounter {
  #games = 0;
  readonly #scores: readonly HistogramCounter[];
  readonly #firsts: readonly number[][];
  readonly #decisions = new HistogramCounter();
  readonly #ledger: readonly (readonly ExactSum[])[];

  constructor(seats: number, reasons: number) {
    const perSeat = <T>(make: () => T) => Array.from({ length: seats }, make);
    this.#scores = perSeat(() => new HistogramCounter());
    this.#firsts = perSeat(() => new Array<number>(seats).fill(0));
    this.#ledger = perSeat(() => Array.from({ length: reasons }, () => new ExactSum()));
  }

  add({ scores, ranking, decisions, ledger }: GameResult): void {
    this.#games += 1;
    this.#decisions.add(decisions);
    for (const [seat, points] of scores.entries()) this.#scores[seat]?.add(points);
    for (const { player, reason, points } of ledger) this.#ledger[player]?.[reason]?.add(points);
    const winners = ranking[0] ?? [];
    for (const seat of winners) {
      const row = this.#firsts[seat];
      if (row !== undefined) row[winners.length - 1] = (row[winners.length - 1] ?? 0) + 1;
    }
  }

  statistics(): Statistics {
    return {
      games: this.#games,
      scores: this.#scores.map((counter) => counter.tally()),
      firsts: this.#firsts.map((row) => [...row]),
      decisions: this.#decisions.tally(),
      ledger: this.#ledger.map((row) => row.map(({ total }) => total)),
    };
  }
}

/** Returns the statistics of zero games. */
export function createEmptyStatistics(seats: number, reasons: number): Statistics {
  return new StatisticsCounter(seats, reasons).statistics();
}

/** Merges the statistics of two sets of games with the same setup. */
export function mergeStatistics(one: Statistics, other: Statistics): Statistics {
  return {
    games: one.games + other.games,
    scores: pairs(one.scores, other.scores).map(([a, b]) => mergeHistograms(a, b)),
    firsts: pairs(one.firsts, other.firsts).map((rows) => pairs(...rows).map(([a, b]) => a + b)),
    decisions: mergeHistograms(one.decisions, other.decisions),
    ledger: pairs(one.ledger, other.ledger).map((rows) => pairs(...rows).map(([a, b]) => a + b)),
  };
}

/** Tests whether both have the same seats and reasons. */
export function areMergeable(one: Statistics, other: Statistics): boolean {
  const [own, others] = [one.ledger[0] ?? [], other.ledger[0] ?? []];
  return one.scores.length === other.scores.length && own.length === others.length;
}

/** Returns the wins of a seat; a first place shared by n seats counts 1/n. */
export function countWins(statistics: Statistics, seat: number): number {
  const firsts = statistics.firsts[seat] ?? [];
  return firsts.reduce((total, games, index) => total + games / (index + 1), 0);
}

/** Pairs the items of two lists of equal length. */
function pairs<T>(one: readonly T[], other: readonly T[]): [T, T][] {
  if (one.length !== other.length) throw new RangeError("These figures are of different games.");
  return one.map((item, index) => [item, other[index] as T]); // The lists are equally long.
}
