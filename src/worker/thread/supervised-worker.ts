// Supervises a web worker and terminates it when it does not answer in time, because it runs
// untrusted rules.

import type { Remote } from "comlink";

/** Thrown when a worker was terminated because of its time limit, or by `stop`. */
export class ThreadStopped extends Error {
  constructor(limit: number) {
    super(`stopped after ${limit} ms`);
    this.name = "ThreadStopped";
  }
}

/** Factor of the time limit before the first answer, as slow machines need time to warm up. */
export const warmUpFactor = 4;

/** A pending request. */
interface Order {
  readonly limit: number;
  readonly refuse: (reason: Error) => void;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** A worker that is started on demand and terminated on a timeout. */
export class SupervisedWorker<T> {
  readonly #start: () => Worker;
  #thread: Worker | undefined;
  /** The calls to the worker; what makes them is loaded beside it. */
  #remote: Promise<Remote<T>> | undefined;
  /** Whether the ready signal has arrived; before, while modules load, there is no time limit. */
  #isAlive = false;
  #hasAnswered = false;
  readonly #orders = new Set<Order>();

  /** `start` creates a worker that calls `signalReady()` when it accepts requests. */
  constructor(start: () => Worker) {
    this.#start = start;
  }

  /**
   * Runs a request in the worker, which is started if necessary. If the worker is ready and sends
   * no message for `limit` milliseconds (longer before its first answer), it is terminated, and all
   * pending requests are rejected with `ThreadStopped`. The next request starts a new worker.
   */
  run<R>(limit: number, work: (remote: Remote<T>) => Promise<R>): Promise<R> {
    return new Promise((resolve, reject) => {
      const opened = this.#opened();
      const order: Order = { limit, refuse: reject, timer: undefined };
      this.#orders.add(order);
      if (this.#isAlive) this.#watch(order);
      opened
        .then(work)
        .then((answer) => {
          if (this.#orders.has(order)) this.#answered();
          resolve(answer);
        }, reject)
        .finally(() => this.#forget(order));
    });
  }

  /** Restarts the time limits; call it when the worker has reported progress. */
  heard(): void {
    if (!this.#isAlive) return;
    for (const order of this.#orders) this.#watch(order);
  }

  /** Terminates the worker and rejects pending requests. */
  stop(): void {
    this.#end(new ThreadStopped(0));
  }

  #opened(): Promise<Remote<T>> {
    if (this.#remote !== undefined) return this.#remote;
    const thread = this.#start();
    // Sent if the worker cannot be loaded or has run out of memory.
    thread.addEventListener("error", (event) => this.#end(new Error(event.message)));
    thread.addEventListener("message", () => {
      // Messages of a terminated worker can still arrive.
      if (thread !== this.#thread) return;
      this.#isAlive = true;
      this.heard();
    });
    this.#thread = thread;
    this.#remote = import("comlink").then(({ wrap }) => wrap<T>(thread));
    // Without a network, for example; the next request tries again.
    this.#remote.catch((error) => thread === this.#thread && this.#end(error));
    return this.#remote;
  }

  /** Starts or restarts the time limit of a request. */
  #watch(order: Order): void {
    clearTimeout(order.timer);
    const limit = order.limit * (this.#hasAnswered ? 1 : warmUpFactor);
    order.timer = setTimeout(() => this.#end(new ThreadStopped(limit)), limit);
  }

  /** Applies the usual time limits after the first answer. */
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
