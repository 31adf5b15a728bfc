import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { type Kind, kinds, textOf } from "./texts.ts";

// No text brings the compiler down, keeps it busy for long, or fills the memory. A failure names its
// kind and seed; `FUZZ_SEED=… FUZZ_RUNS=… npm test -- unit` begins elsewhere or goes on for longer.

const firstSeed = Number(process.env.FUZZ_SEED ?? 1);
const runs = Number(process.env.FUZZ_RUNS ?? 100);

/** What one text may take; most take a few milliseconds. */
const patience = 10_000;
const megabytes = 384;

test.each(kinds)("%s are handled", { timeout: runs * 1_000 }, async (kind) => {
  const { seed, fault } = await fuzzed(kind);
  if (fault === undefined) return;

  const text = textOf(kind, seed);
  expect.fail(`${kind}, seed ${seed}: ${fault}\n\n${text.slice(0, 2_000)}`);
});

/** The first text that is not handled, or the last one. */
function fuzzed(kind: Kind): Promise<{ readonly seed: number; readonly fault?: string }> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), {
    workerData: { kind, seed: firstSeed, runs },
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
  return new Promise((resolve) => {
    let last = { seed: firstSeed };
    const end = (fault?: string) => {
      clearTimeout(timer);
      resolve(fault === undefined ? last : { ...last, fault });
      void worker.terminate();
    };
    const wait = () => setTimeout(() => end(`no end after ${patience / 1_000} s`), patience);
    let timer = wait();
    worker.on("message", (message: { seed: number; fault?: string }) => {
      clearTimeout(timer);
      timer = wait();
      last = message;
      if (message.fault !== undefined) end(message.fault);
    });
    worker.on("error", (error) => end(error.message));
    worker.on("exit", () => end());
  });
}
