// Runs a share of the fuzzer in a thread of its own, whose memory is bounded. Before each text it
// says which one comes, so that whoever watches knows what killed or stopped it.

import { parentPort } from "node:worker_threads";
import { findFault } from "../support/random/fault.ts";
import { type Kind, textOf } from "./texts.ts";

/** The texts of a kind from a seed on. */
export interface Share {
  readonly kind: Kind;
  readonly seed: number;
  readonly runs: number;
}

parentPort?.on("message", ({ kind, seed, runs }: Share) => {
  for (let n = 0; n < runs; n++) {
    parentPort?.postMessage({ seed: seed + n });
    const fault = findFault(textOf(kind, seed + n));
    if (fault !== undefined) {
      parentPort?.postMessage({ seed: seed + n, fault });
      return;
    }
  }
  parentPort?.postMessage("done");
});
