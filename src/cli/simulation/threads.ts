// Threads that answer tasks. Which of them answers what, and when, must not matter to the result.

import { getCompileCacheDir } from "node:module";
import { Worker as Thread } from "node:worker_threads";

/** Runs a file in as many threads as are needed; every thread is told `data` when it starts. */
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
   * Has tasks answered until `next` has none left, or `stop` is aborted: then the threads end at
   * once, in the middle of their tasks.
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

  /** A new thread. It starts with what V8 has kept of the compiler, as the command itself does. */
  #start(): Thread {
    const folder = getCompileCacheDir();
    const env = folder === undefined ? process.env : { ...process.env, NODE_COMPILE_CACHE: folder };
    return new Thread(this.#script, { workerData: this.#data, env });
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    await Promise.all(this.#idle.splice(0).map((thread) => thread.terminate()));
  }
}

/** What a thread answers; nothing if it is ended before it could. */
function answerOf<Answer>(thread: Thread, task: unknown): Promise<Answer | undefined> {
  return new Promise((resolve, reject) => {
    thread.removeAllListeners();
    thread.on("message", resolve);
    thread.on("error", reject);
    thread.on("exit", () => resolve(undefined));
    thread.postMessage(task);
  });
}
