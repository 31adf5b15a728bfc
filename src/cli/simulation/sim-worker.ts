// Worker that plays games of a simulation: gets ranges and returns their figures.

import { parentPort, workerData } from "node:worker_threads";
import type { Compiled } from "../../dsl/index.ts";
import { loadForPlayouts } from "../../dsl/runtime/game/load-for-playouts.ts";
import type { LearnedFile } from "../../play/bots/network.ts";
import { type PlayedRange, playRange } from "../../play/simulation/play-range.ts";
import type { Range } from "../../play/simulation/ranges.ts";
import type { SimulationPlan } from "../../play/simulation/simulate.ts";
import type { Statistics } from "../../play/simulation/statistics.ts";
import { createBotResources } from "../bot-means.ts";

/** Data that a worker gets at its start. */
export interface SimulationTask {
  readonly compiled: Compiled;
  readonly plan: SimulationPlan;
  /** The network of search bots. */
  readonly learned?: LearnedFile | undefined;
  /** Whether the worker returns records. */
  readonly isRecorded: boolean;
}

/** The result of a range of games. */
export interface RangeFigures {
  readonly statistics: Statistics;
  /** The records of the games; empty unless requested. */
  readonly records: readonly string[];
}

const { compiled, plan, learned, isRecorded }: SimulationTask = workerData;
const game = loadForPlayouts(compiled);
const means = createBotResources(game, learned);

parentPort?.on("message", (range: Range) => {
  const records: string[] = [];
  const write = isRecorded ? (record: string) => void records.push(record) : undefined;
  const played = playRange(game, plan, range, { means, write });
  const answer: PlayedRange<RangeFigures> =
    played.kind === "played"
      ? { kind: "played", figures: { statistics: played.figures, records } }
      : played;
  parentPort?.postMessage(answer);
});
