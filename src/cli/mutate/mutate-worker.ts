// Worker that runs mutants: gets a batch of indices and returns their statuses.

import { parentPort, workerData } from "node:worker_threads";
import type { RulesFile } from "../../dsl/index.ts";
import type { Mutant } from "../../mutate/mutant.ts";
import { MutantRunner, type MutantStatus } from "../../mutate/mutant-runner.ts";

/** Data that a worker gets at its start. */
export interface MutateTask {
  readonly sources: readonly RulesFile[];
  readonly variants: readonly string[];
  readonly mutants: readonly Mutant[];
}

/** A batch of mutants, by index. */
export interface MutantBatch {
  readonly from: number;
  readonly to: number;
}

export interface BatchResult {
  readonly from: number;
  readonly outcomes: readonly MutantStatus[];
}

const { sources, variants, mutants }: MutateTask = workerData;
const examiner = new MutantRunner(sources, variants);

parentPort?.on("message", ({ from, to }: MutantBatch) => {
  const outcomes = mutants.slice(from, to).map((mutant) => examiner.examine(mutant));
  const answer: BatchResult = { from, outcomes };
  parentPort?.postMessage(answer);
});
