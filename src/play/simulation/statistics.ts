// Figures over many games. Everything kept is a sum of whole numbers, so that figures of parts
// merge to exactly the figures of the whole, in whatever order.

import type { LedgerEntry } from "../../dsl/index.ts";
import { ExactSum, type Histogram, HistogramCounter, mergeHistograms } from "./histogram.ts";

/** How one game ended. */
export interface GameResult {
  readonly scores: readonly number[];
  /** The seats from winner to last; equal seats share a place. */
  readonly ranking: readonly (readonly number[])[];
  readonly decisions: number;
  readonly ledger: readonly LedgerEntry[];
}

export interface Statistics {
  readonly games: number;
  /** Final points by seat. */
  readonly scores: readonly Histogram[];
  /** `firsts[seat][n - 1]`: games in which the seat was among n seats on the first place. */
  readonly firsts: readonly (readonly number[])[];
  /** Decisions in a game, of all players together. */
  readonly decisions: Histogram;
  /** `ledger[seat][reason]`: points, summed over all games. */
  readonly ledger: readonly (readonly bigint[])[];
}

/** Counts games one after the other. */
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

/** The statistics of no games. */
export function emptyStatistics(seats: number, reasons: number): Statistics {
  return new StatisticsCounter(seats, reasons).statistics();
}

/** The statistics of two sets of games of the same kind. */
export function mergeStatistics(one: Statistics, other: Statistics): Statistics {
  return {
    games: one.games + other.games,
    scores: pairs(one.scores, other.scores).map(([a, b]) => mergeHistograms(a, b)),
    firsts: pairs(one.firsts, other.firsts).map((rows) => pairs(...rows).map(([a, b]) => a + b)),
    decisions: mergeHistograms(one.decisions, other.decisions),
    ledger: pairs(one.ledger, other.ledger).map((rows) => pairs(...rows).map(([a, b]) => a + b)),
  };
}

/** Whether both count the same seats and reasons, so that they can be merged. */
export function areMergeable(one: Statistics, other: Statistics): boolean {
  const [own, others] = [one.ledger[0] ?? [], other.ledger[0] ?? []];
  return one.scores.length === other.scores.length && own.length === others.length;
}

/** Won games of a seat; a first place shared by n seats is one n-th of a win. */
export function wins(statistics: Statistics, seat: number): number {
  const firsts = statistics.firsts[seat] ?? [];
  return firsts.reduce((total, games, index) => total + games / (index + 1), 0);
}

/** What stands at the same place of two lists of the same length. */
function pairs<T>(one: readonly T[], other: readonly T[]): [T, T][] {
  if (one.length !== other.length) throw new RangeError("These figures are of different games.");
  return one.map((item, index) => [item, other[index] as T]); // The lists are equally long.
}
