// A thread that is given up when it takes too long: what runs in it may be anybody's rules.

import { type Remote, wrap } from "comlink";

/** The thread was ended, because it took longer than it may. */
export class ThreadStopped extends Error {
  constructor(limit: number) {
    super(`stopped after ${limit} ms`);
    this.name = "ThreadStopped";
  }
}

export class Watched<T> {
  readonly #start: () => Worker;
  #thread: Worker | undefined;
  #remote: Remote<T> | undefined;
  /** Ends what is waited for when the thread is ended. */
  readonly #waiting = new Set<(reason: Error) => void>();

  constructor(start: () => Worker) {
    this.#start = start;
  }

  /**
   * Has something done in the thread, which starts when it is first needed. After `limit`
   * milliseconds the thread is ended, with all that it knew, and this and all else that it was
   * asked for is refused with `ThreadStopped`; the next order starts a new one.
   */
  run<R>(limit: number, work: (remote: Remote<T>) => Promise<R>): Promise<R> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#end(new ThreadStopped(limit)), limit);
      const done = () => {
        clearTimeout(timer);
        this.#waiting.delete(reject);
      };
      this.#waiting.add(reject);
      work(this.#opened()).then(resolve, reject).finally(done);
    });
  }

  /** Ends the thread; what is waited for is refused. */
  stop(): void {
    this.#end(new ThreadStopped(0));
  }

  #opened(): Remote<T> {
    if (this.#remote !== undefined) return this.#remote;
    const thread = this.#start();
    // A thread that cannot be loaded, or that has used up its memory, says so and nothing else.
    thread.addEventListener("error", (event) => this.#end(new Error(event.message)));
    this.#thread = thread;
    this.#remote = wrap<T>(thread);
    return this.#remote;
  }

  #end(reason: Error): void {
    this.#thread?.terminate();
    this.#thread = undefined;
    this.#remote = undefined;
    for (const refuse of [...this.#waiting]) refuse(reason);
    this.#waiting.clear();
  }
}
