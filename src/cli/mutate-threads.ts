// Tries mutants in several threads. What comes out does not depend on how many there are.

import { Worker as Thread } from "node:worker_threads";
import type { Outcome } from "../mutate/examiner.ts";
import type { Answer, Batch, MutateTask } from "./mutate-worker.ts";

/** Mutants that stand together change one file, and the others are not read again. */
const batchSize = 8;

export interface Attempt {
  /** What became of each mutant; of those that were not tried, nothing. */
  readonly outcomes: readonly (Outcome | undefined)[];
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
  const outcomes: (Outcome | undefined)[] = task.mutants.map(() => undefined);
  let [next, done] = [0, 0];
  const work = async (): Promise<void> => {
    if (next >= task.mutants.length || stop.aborted) return;
    const thread = new Thread(new URL("./mutate-worker.ts", import.meta.url), { workerData: task });
    const end = () => void thread.terminate();
    stop.addEventListener("abort", end);
    try {
      while (next < task.mutants.length && !stop.aborted) {
        const from = next;
        next = Math.min(from + batchSize, task.mutants.length);
        const answer = await answered(thread, { from, to: next });
        for (const [i, outcome] of (answer?.outcomes ?? []).entries()) outcomes[from + i] = outcome;
        done += answer?.outcomes.length ?? 0;
        progress(done);
      }
    } finally {
      stop.removeEventListener("abort", end);
      await thread.terminate();
    }
  };
  await Promise.all(Array.from({ length: threads }, work));
  return { outcomes, isStopped: done < task.mutants.length };
}

/** What a thread answers; nothing if it is ended before it could. */
function answered(thread: Thread, batch: Batch): Promise<Answer | undefined> {
  return new Promise((resolve, reject) => {
    thread.removeAllListeners();
    thread.on("message", resolve);
    thread.on("error", reject);
    thread.on("exit", () => resolve(undefined));
    thread.postMessage(batch);
  });
}
