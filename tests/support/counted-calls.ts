// Counts the calls of functions that some work takes: the same on every machine, however busy it is.

import { Session } from "node:inspector";

/** The calls of all functions during `work`, those of libraries included. */
export function countCalls(work: () => void): number {
  const session = new Session();
  session.connect();
  session.post("Profiler.enable");
  session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  let calls = 0;
  try {
    work();
  } finally {
    session.post("Profiler.takePreciseCoverage", (error, coverage) => {
      if (error !== null) throw error;
      const functions = coverage.result.flatMap((script) => script.functions);
      for (const { ranges } of functions) calls += ranges[0]?.count ?? 0;
    });
    session.post("Profiler.stopPreciseCoverage");
    session.disconnect();
  }
  return calls;
}
