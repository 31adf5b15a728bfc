// Plays the paired games of a range in order and counts them.

import type { Game } from "../../dsl/index.ts";
import { type PlayedRange, playEach } from "../simulation/play-range.ts";
import type { Range } from "../simulation/ranges.ts";
import type { SimulationPlan } from "../simulation/simulate.ts";
import { type PairedMeans, playPairedGame } from "./paired-game.ts";
import {
  createEmptyPairedStatistics,
  type PairedStatistics,
  withPair,
} from "./paired-statistics.ts";

/** Plays the games of a range under both rules and returns their statistics. */
export function playPairs(
  a: Game,
  b: Game,
  plan: SimulationPlan,
  range: Range,
  means?: PairedMeans,
): PlayedRange<PairedStatistics> {
  let figures = createEmptyPairedStatistics(plan.bots.length);
  const failure = playEach(range, (index) => {
    figures = withPair(figures, playPairedGame(a, b, plan, index, means));
  });
  return failure === undefined ? { kind: "played", figures } : { kind: "failure", failure };
}
