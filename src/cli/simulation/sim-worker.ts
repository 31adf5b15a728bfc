// A thread that plays games of a simulation: it is told which, and answers with their figures.

import { parentPort, workerData } from "node:worker_threads";
import type { Compiled } from "../../dsl/index.ts";
import { loadForPlayouts } from "../../dsl/wasm/index.ts";
import type { LearnedFile } from "../../play/bots/network.ts";
import { type PlayedRange, playRange } from "../../play/simulation/play-range.ts";
import type { Range } from "../../play/simulation/ranges.ts";
import type { SimulationPlan } from "../../play/simulation/simulate.ts";
import type { Statistics } from "../../play/simulation/statistics.ts";
import { createBotResources } from "../bot-means.ts";

/** What a thread knows from the start. */
export interface SimulationTask {
  readonly compiled: Compiled;
  readonly plan: SimulationPlan;
  /** For bots that search. */
  readonly learned?: LearnedFile | undefined;
  /** Whether games are written down. */
  readonly isRecorded: boolean;
}

/** What a thread tells of the games it has played. */
export interface RangeFigures {
  readonly statistics: Statistics;
  /** The records of the games; none if they are not written down. */
  readonly records: readonly string[];
}

const { compiled, plan, learned, isRecorded } = workerData as SimulationTask;
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
