// Many paired games, a few milliseconds at a time, so that whoever asked hears how far they are.

import type { Game } from "../../dsl/index.ts";
import { type PairedResult, playPairedGame } from "../../play/compare/paired-game.ts";
import {
  emptyPairedStatistics,
  type PairedStatistics,
  withPair,
} from "../../play/compare/paired-statistics.ts";
import type { SimulationPlan } from "../../play/simulation/simulate.ts";

/** How long to work before listening again, in milliseconds. */
export const timeSliceMs = 30;

interface PairedGamesRequest {
  readonly a: Game;
  readonly b: Game;
  readonly plan: SimulationPlan;
  readonly games: number;
  /** 0 to 1. */
  readonly onProgress: (progress: number) => void;
  /** Lets messages come in; whether nobody wants the rest any more. */
  readonly isGivenUp: () => Promise<boolean>;
  /** Hears of each pair. */
  readonly onPair?: (pair: PairedResult, index: number) => void;
}

/** Plays games in both; given up, it tells of those that were played. */
export async function playPairedGames(order: PairedGamesRequest): Promise<PairedStatistics> {
  const { a, b, plan, games, onProgress, isGivenUp, onPair } = order;
  let statistics = emptyPairedStatistics(plan.bots.length);
  while (statistics.games < games) {
    const end = performance.now() + timeSliceMs;
    do {
      const pair = playPairedGame(a, b, plan, statistics.games);
      onPair?.(pair, statistics.games);
      statistics = withPair(statistics, pair);
    } while (statistics.games < games && performance.now() < end);
    onProgress(statistics.games / games);
    if (await isGivenUp()) break;
  }
  return statistics;
}
