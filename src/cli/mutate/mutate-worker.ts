// A thread that tries mutants: it is told which, by number, and answers with what became of each.

import { parentPort, workerData } from "node:worker_threads";
import type { RulesFile } from "../../dsl/index.ts";
import type { Mutant } from "../../mutate/mutant.ts";
import { MutantRunner, type MutantStatus } from "../../mutate/mutant-runner.ts";

/** What a thread knows from the start. */
export interface MutateTask {
  readonly sources: readonly RulesFile[];
  readonly variants: readonly string[];
  readonly mutants: readonly Mutant[];
}

/** The mutants that are to be tried next. */
export interface MutantBatch {
  readonly from: number;
  readonly to: number;
}

export interface BatchResult {
  readonly from: number;
  readonly outcomes: readonly MutantStatus[];
}

const { sources, variants, mutants } = workerData as MutateTask;
const examiner = new MutantRunner(sources, variants);

parentPort?.on("message", ({ from, to }: MutantBatch) => {
  const outcomes = mutants.slice(from, to).map((mutant) => examiner.examine(mutant));
  const answer: BatchResult = { from, outcomes };
  parentPort?.postMessage(answer);
});
