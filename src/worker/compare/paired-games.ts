// Plays paired games in time slices, with progress reports.

import type { Game } from "../../dsl/index.ts";
import { type PairedResult, playPairedGame } from "../../play/compare/paired-game.ts";
import {
  createEmptyPairedStatistics,
  type PairedStatistics,
  withPair,
} from "../../play/compare/paired-statistics.ts";
import type { SimulationPlan } from "../../play/simulation/simulate.ts";

/** Duration of a time slice, in milliseconds. */
export const timeSliceMs = 30;

interface PairedGamesRequest {
  readonly a: Game;
  readonly b: Game;
  readonly plan: SimulationPlan;
  readonly games: number;
  /** Called after each time slice with the progress from 0 to 1. */
  readonly onProgress: (progress: number) => void;
  /** Lets the worker handle messages and resolves to `true` if the request was cancelled. */
  readonly isCancelled: () => Promise<boolean>;
  /** Called for each pair. */
  readonly onPair?: (pair: PairedResult, index: number) => void;
}

/** Plays the games; if cancelled, returns the statistics of those played so far. */
export async function playPairedGames(order: PairedGamesRequest): Promise<PairedStatistics> {
  const { a, b, plan, games, onProgress, isCancelled, onPair } = order;
  let statistics = createEmptyPairedStatistics(plan.bots.length);
  while (statistics.games < games) {
    const end = performance.now() + timeSliceMs;
    do {
      const pair = playPairedGame(a, b, plan, statistics.games);
      onPair?.(pair, statistics.games);
      statistics = withPair(statistics, pair);
    } while (statistics.games < games && performance.now() < end);
    onProgress(statistics.games / games);
    if (await isCancelled()) break;
  }
  return statistics;
}
