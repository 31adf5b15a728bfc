// Tries mutants in several threads. What comes out does not depend on how many there are.

import type { MutantStatus } from "../../mutate/mutant-runner.ts";
import { Threads } from "../simulation/threads.ts";
import type { BatchResult, MutantBatch, MutateTask } from "./mutate-worker.ts";

/** Mutants that stand together change one file, and the others are not read again. */
const batchSize = 8;

interface Attempt {
  /** What became of each mutant; of those that were not tried, nothing. */
  readonly outcomes: readonly (MutantStatus | undefined)[];
  /** Whether somebody stopped it before all were tried. */
  readonly isStopped: boolean;
}

/** Tries all mutants of a task, until it is done or `stop` is aborted. */
export async function tryMutants(
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
