// A pool of threads. Results must not depend on which thread does a task, and when.

import * as nodeModule from "node:module";
import { Worker as Thread } from "node:worker_threads";

/** Runs a script in up to `most` threads; each gets `data` at its start. */
export class Threads<Task, Answer> {
  readonly #script: URL;
  readonly #data: unknown;
  readonly #most: number;
  readonly #idle: Thread[] = [];

  constructor(script: URL, data: unknown, most: number) {
    this.#script = script;
    this.#data = data;
    this.#most = most;
  }

  /**
   * Runs tasks until `next` returns `undefined`, or until `stop` is aborted, which terminates the
   * threads in the middle of their tasks.
   */
  async answer(
    next: () => Task | undefined,
    answered: (answer: Answer, task: Task) => void,
    stop: AbortSignal,
  ): Promise<void> {
    const failed = new AbortController();
    const ending = AbortSignal.any([stop, failed.signal]);
    const work = async (): Promise<void> => {
      let task = ending.aborted ? undefined : next();
      if (task === undefined) return;
      const thread = this.#idle.pop() ?? this.#start();
      const end = () => void thread.terminate();
      ending.addEventListener("abort", end);
      try {
        while (task !== undefined) {
          const answer = await answerOf<Answer>(thread, task);
          if (answer === undefined) return;
          answered(answer, task);
          task = ending.aborted ? undefined : next();
        }
        this.#idle.push(thread);
      } catch (error) {
        failed.abort();
        throw error;
      } finally {
        ending.removeEventListener("abort", end);
      }
    };
    await Promise.all(Array.from({ length: this.#most }, work));
  }

  /** Starts a thread, with V8's compile cache as in the command itself. */
  #start(): Thread {
    // Node 20 has no compile cache.
    const folder = nodeModule.getCompileCacheDir?.();
    const env = folder === undefined ? process.env : { ...process.env, NODE_COMPILE_CACHE: folder };
    return new Thread(this.#script, { workerData: this.#data, env });
  }

  /** Terminates the threads. */
  async close(): Promise<void> {
    await Promise.all(this.#idle.splice(0).map((thread) => thread.terminate()));
  }
}

/** Returns the result of a task, or `undefined` if the thread is terminated before. */
function answerOf<Answer>(thread: Thread, task: unknown): Promise<Answer | undefined> {
  return new Promise((resolve, reject) => {
    // An idle thread still has the listeners of its last task, which is answered.
    thread.removeAllListeners();
    thread.on("message", resolve);
    thread.on("error", reject);
    thread.on("exit", () => resolve(undefined));
    thread.postMessage(task);
  });
}
