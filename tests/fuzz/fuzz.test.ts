import { Worker } from "node:worker_threads";
import { afterAll, expect, test } from "vitest";
import { repetitions } from "../support/soak.ts";
import { type Kind, kinds, textOf } from "./texts.ts";
import type { Share } from "./worker.ts";

// No text brings the compiler down, keeps it busy for long, or fills the memory. A failure names its
// kind and seed; `FUZZ_SEED=… FUZZ_RUNS=… npm test -- tests/fuzz` begins elsewhere or goes on for
// longer.

const firstSeed = Number(process.env.FUZZ_SEED ?? 1);
const runs = Number(process.env.FUZZ_RUNS ?? repetitions({ short: 20, long: 200_000 }));

/** Seconds of its thread's processor time that one text may take; most take a few milliseconds. */
const maxSeconds = 10;
const megabytes = 384;

test.each(kinds)("%s are handled", { timeout: 0 }, async (kind) => {
  const { seed, fault } = await fuzzed(kind);
  if (fault === undefined) return;

  const text = textOf(kind, seed);
  expect.fail(`${kind}, seed ${seed}: ${fault}\n\n${text.slice(0, 2_000)}`);
});

/** One thread for all kinds, as long as it lives: to load the compiler takes longer than many texts. */
let thread: Worker | undefined;
afterAll(() => thread?.terminate());

function startThread(): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
}

/** The first text that is not handled, or the last one. */
function fuzzed(kind: Kind): Promise<{ readonly seed: number; readonly fault?: string }> {
  thread ??= startThread();
  const worker = thread;
  return new Promise((resolve) => {
    let last = { seed: firstSeed };
    const end = (fault?: string) => {
      clearInterval(watching);
      for (const event of ["message", "error", "exit"]) worker.removeAllListeners(event);
      resolve(fault === undefined ? last : { ...last, fault });
      if (fault === undefined) return;
      thread = undefined;
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
    worker.on("message", (message: { seed: number; fault?: string } | "done") => {
      before = undefined;
      if (message === "done") {
        end();
        return;
      }
      last = message;
      if (message.fault !== undefined) end(message.fault);
    });
    worker.on("error", (error) => end(error.message));
    worker.on("exit", () => end("its thread has ended"));
    const share: Share = { kind, seed: firstSeed, runs };
    worker.postMessage(share);
  });
}
