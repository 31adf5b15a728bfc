// Counts the calls of functions that some work takes: the same on every machine, however busy it is.

import { Session } from "node:inspector";

/** The calls of all functions during `work`, those of libraries included. */
export function countCalls(work: () => void): number {
  const counter = new CallCounter();
  try {
    return counter.count(work);
  } finally {
    counter.close();
  }
}

/** Counts several times. All code runs slowly until it is closed, and to open it takes long. */
export class CallCounter {
  readonly #session = new Session();

  constructor() {
    this.#session.connect();
    this.#session.post("Profiler.enable");
    this.#session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  }

  /** The calls of all functions during `work`, those of libraries included. */
  count(work: () => void): number {
    this.#take();
    work();
    return this.#take();
  }

  close(): void {
    this.#session.post("Profiler.stopPreciseCoverage");
    this.#session.disconnect();
  }

  /** The calls since it was asked before. */
  #take(): number {
    let calls = 0;
    this.#session.post("Profiler.takePreciseCoverage", (error, coverage) => {
      if (error !== null) throw error;
      const functions = coverage.result.flatMap((script) => script.functions);
      for (const { ranges } of functions) calls += ranges[0]?.count ?? 0;
    });
    return calls;
  }
}
