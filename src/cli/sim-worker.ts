// A thread that plays games of a simulation: it is told which, and answers with their figures.

import { parentPort, workerData } from "node:worker_threads";
import { type Compiled, loadGame } from "../dsl/index.ts";
import { type PlayedRange, playRange } from "../play/play-range.ts";
import type { Range } from "../play/ranges.ts";
import type { SimulationPlan } from "../play/simulate.ts";

/** What a thread knows from the start. */
export interface SimulationTask {
  readonly compiled: Compiled;
  readonly plan: SimulationPlan;
  /** Whether games are written down. */
  readonly isRecorded: boolean;
}

export interface SimulationAnswer {
  readonly played: PlayedRange;
  /** The records of the games; none if they are not written down. */
  readonly records: readonly string[];
}

const { compiled, plan, isRecorded } = workerData as SimulationTask;
const game = loadGame(compiled);

parentPort?.on("message", (range: Range) => {
  const records: string[] = [];
  const write = isRecorded ? (record: string) => void records.push(record) : undefined;
  const played = playRange(game, plan, range, write);
  const answer: SimulationAnswer = { played, records };
  parentPort?.postMessage(answer);
});
