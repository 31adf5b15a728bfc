// Runs mutants in several threads. The result does not depend on their number.

import type { MutantStatus } from "../../mutate/mutant-runner.ts";
import { Threads } from "../simulation/threads.ts";
import type { BatchResult, MutantBatch, MutateTask } from "./mutate-worker.ts";

/** Mutants per batch: neighbours change the same file, so other files are parsed once. */
const batchSize = 8;

interface Attempt {
  /** The status of each mutant; `undefined` if it was not run. */
  readonly outcomes: readonly (MutantStatus | undefined)[];
  /** Whether the run was stopped before all mutants were done. */
  readonly isStopped: boolean;
}

/** Runs all mutants of a task, until done or until `stop` is aborted. */
export async function runMutants(
  task: MutateTask,
  threads: number,
  stop: AbortSignal,
  progress: (done: number) => void,
): Promise<Attempt> {
  const all = task.mutants.length;
  const outcomes: (MutantStatus | undefined)[] = task.mutants.map(() => undefined);
  let [next, done] = [0, 0];
  const nextBatch = (): MutantBatch | undefined => {
    const from = next;
    next = Math.min(from + batchSize, all);
    return from < all ? { from, to: next } : undefined;
  };
  const script = new URL("./mutate-worker.ts", import.meta.url);
  const pool = new Threads<MutantBatch, BatchResult>(script, task, threads);
  try {
    await pool.answer(
      nextBatch,
      ({ from, outcomes: found }) => {
        for (const [i, outcome] of found.entries()) outcomes[from + i] = outcome;
        done += found.length;
        progress(done);
      },
      stop,
    );
  } finally {
    await pool.close();
  }
  return { outcomes, isStopped: done < all };
}
