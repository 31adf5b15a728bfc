// A thread that is given up when nothing is heard of it for too long: what runs in it may be
// anybody's rules.

import { type Remote, wrap } from "comlink";

/** The thread was ended, because it was silent for longer than it may be. */
export class ThreadStopped extends Error {
  constructor(limit: number) {
    super(`stopped after ${limit} ms`);
    this.name = "ThreadStopped";
  }
}

/** Slow machines warm up: before the first answer of all, a thread may be silent so many times as long. */
export const warmUpFactor = 4;

/** Something that the thread was asked for and has not answered yet. */
interface Order {
  readonly limit: number;
  readonly refuse: (reason: Error) => void;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export class SupervisedWorker<T> {
  readonly #start: () => Worker;
  #thread: Worker | undefined;
  #remote: Remote<T> | undefined;
  /** Until its first word the thread is still being loaded, which takes as long as it takes. */
  #isAlive = false;
  #hasAnswered = false;
  readonly #orders = new Set<Order>();

  /** The thread that is started must say `sayAlive()` when it can be asked. */
  constructor(start: () => Worker) {
    this.#start = start;
  }

  /**
   * Has something done in the thread, which starts when it is first needed. When the thread is
   * alive and then silent for `limit` milliseconds, or before its first answer longer, it is ended
   * with all that it knew, and this and all else that it was asked for is refused with
   * `ThreadStopped`; the next order starts a new one.
   */
  run<R>(limit: number, work: (remote: Remote<T>) => Promise<R>): Promise<R> {
    return new Promise((resolve, reject) => {
      const remote = this.#opened();
      const order: Order = { limit, refuse: reject, timer: undefined };
      this.#orders.add(order);
      if (this.#isAlive) this.#watch(order);
      work(remote)
        .then((answer) => {
          if (this.#orders.has(order)) this.#answered();
          resolve(answer);
        }, reject)
        .finally(() => this.#forget(order));
    });
  }

  /** The thread has told how far it is: whoever does that is not stopped, however long it takes. */
  heard(): void {
    if (!this.#isAlive) return;
    for (const order of this.#orders) this.#watch(order);
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
    thread.addEventListener("message", () => {
      // The last word of a thread may come in after its end.
      if (thread !== this.#thread) return;
      this.#isAlive = true;
      this.heard();
    });
    this.#thread = thread;
    this.#remote = wrap<T>(thread);
    return this.#remote;
  }

  /** Starts the clock of an order, or starts it anew. */
  #watch(order: Order): void {
    clearTimeout(order.timer);
    const limit = order.limit * (this.#hasAnswered ? 1 : warmUpFactor);
    order.timer = setTimeout(() => this.#end(new ThreadStopped(limit)), limit);
  }

  /** The thread has shown how fast it is; whoever waits has the usual time from now on. */
  #answered(): void {
    if (this.#hasAnswered) return;
    this.#hasAnswered = true;
    this.heard();
  }

  #forget(order: Order): void {
    clearTimeout(order.timer);
    this.#orders.delete(order);
  }

  #end(reason: Error): void {
    this.#thread?.terminate();
    this.#thread = undefined;
    this.#remote = undefined;
    this.#isAlive = false;
    for (const order of [...this.#orders]) {
      this.#forget(order);
      order.refuse(reason);
    }
  }
}
