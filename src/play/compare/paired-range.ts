// Plays the paired games of a range, one after the other, and counts them.

import type { Game } from "../../dsl/index.ts";
import { type PlayedRange, playEach } from "../play-range.ts";
import type { Range } from "../ranges.ts";
import type { SimulationPlan } from "../simulate.ts";
import { emptyPairedStatistics, type PairedStatistics, withPair } from "./effect.ts";
import { type PairedMeans, pairedGame } from "./paired-game.ts";

/** Plays the games of a range in both. */
export function playPairs(
  a: Game,
  b: Game,
  plan: SimulationPlan,
  range: Range,
  means?: PairedMeans,
): PlayedRange<PairedStatistics> {
  let figures = emptyPairedStatistics(plan.bots.length);
  const failure = playEach(range, (index) => {
    figures = withPair(figures, pairedGame(a, b, plan, index, means));
  });
  return failure === undefined ? { kind: "played", figures } : { kind: "failure", failure };
}
