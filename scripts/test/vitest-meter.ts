// Measures the processor time of each test file, with that of the processes that it has started and
// waited for; runs in the process of the tests before each file.

import { afterAll } from "vitest";
import { childProcessorSeconds } from "./elapsed.ts";

declare module "vitest" {
  interface TaskMeta {
    /** Set on files, in seconds. */
    processorSeconds?: number;
  }
}

const before = processorSeconds();

// biome-ignore lint/correctness/noEmptyPattern: Vitest takes nothing but a pattern, and reads it.
afterAll(({}, file) => {
  file.meta.processorSeconds = processorSeconds() - before;
});

function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + (childProcessorSeconds() ?? 0);
}
