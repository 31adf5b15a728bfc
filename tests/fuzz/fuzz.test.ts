import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { repetitions } from "../support/soak.ts";
import { type Kind, kinds, textOf } from "./texts.ts";

// No text brings the compiler down, keeps it busy for long, or fills the memory. A failure names its
// kind and seed; `FUZZ_SEED=… FUZZ_RUNS=… npm test -- tests/fuzz` begins elsewhere or goes on for
// longer.

const firstSeed = Number(process.env.FUZZ_SEED ?? 1);
const runs = Number(process.env.FUZZ_RUNS ?? repetitions({ short: 40, long: 200_000 }));

/** Seconds of its thread's processor time that one text may take; most take a few milliseconds. */
const maxSeconds = 10;
const megabytes = 384;

test.each(kinds)("%s are handled", { timeout: 0 }, async (kind) => {
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
      clearInterval(watching);
      resolve(fault === undefined ? last : { ...last, fault });
      void worker.terminate();
    };
    /** What the thread had used when it was first looked at with the text that it has now. */
    let before: number | undefined;
    const watching = setInterval(async () => {
      const now = await worker.cpuUsage().catch(() => undefined);
      if (now === undefined) return;
      const used = (now.user + now.system) / 1e6;
      before ??= used;
      if (used - before > maxSeconds) end(`no end after ${maxSeconds} s of processor time`);
    }, 500);
    worker.on("message", (message: { seed: number; fault?: string }) => {
      before = undefined;
      last = message;
      if (message.fault !== undefined) end(message.fault);
    });
    worker.on("error", (error) => end(error.message));
    worker.on("exit", () => end());
  });
}
