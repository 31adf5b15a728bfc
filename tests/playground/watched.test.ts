// A thread is given up when it is silent for too long, and only then: neither while it is still being
// loaded, nor while it tells how far it is, nor for what another thread did.

import { expose, proxy } from "comlink";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  SupervisedWorker,
  ThreadStopped,
  warmUpFactor,
} from "../../src/worker/thread/supervised-worker.ts";

const limit = 8000;

interface Rules {
  quick(): string;
  endless(): Promise<string>;
  slow(onProgress: () => void): Promise<string>;
}

/** A thread of which the test says when it is there and when it answers. */
class Thread {
  readonly #channel = new MessageChannel();
  isEnded = false;
  /** Lets `slow` tell how far it is, and come to its end. */
  readonly slow: { tell?: () => Promise<void>; end?: (answer: string) => void } = {};

  /** As the page sees it. */
  readonly worker = Object.assign(this.#channel.port1, {
    terminate: () => {
      this.isEnded = true;
      this.#channel.port2.close();
    },
  }) as unknown as Worker;

  /** Everything is loaded. */
  load(): void {
    const rules: Rules = {
      quick: () => "done",
      endless: () => new Promise(() => {}),
      slow: (onProgress) =>
        new Promise((resolve) => {
          this.slow.tell = async () => onProgress();
          this.slow.end = resolve;
        }),
    };
    // The page's own types of ports and those of Node differ in what nobody uses here.
    const port = this.#channel.port2 as unknown as Parameters<typeof expose>[1];
    expose(rules, port);
    this.#channel.port2.postMessage("alive");
  }
}

let threads: Thread[] = [];
let watched: SupervisedWorker<Rules>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  threads = [];
  watched = new SupervisedWorker<Rules>(() => {
    const thread = new Thread();
    threads.push(thread);
    return thread.worker;
  });
});

afterEach(() => {
  watched.stop();
  vi.useRealTimers();
});

/** Messages between threads take some turns of the loop. */
async function messages(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** What became of an order so far. */
function outcomeOf<R>(order: Promise<R>): { is: R | Error | "waiting" } {
  const outcome: { is: R | Error | "waiting" } = { is: "waiting" };
  order.then(
    (answer) => (outcome.is = answer),
    (error: Error) => (outcome.is = error),
  );
  return outcome;
}

async function pass(milliseconds: number): Promise<void> {
  await messages();
  vi.advanceTimersByTime(milliseconds);
  await messages();
}

/** Starts the thread, which answers for the first time. */
async function warmUp(): Promise<void> {
  const outcome = outcomeOf(watched.run(limit, (remote) => remote.quick()));
  threads[0]?.load();
  await messages();
  expect(outcome.is).toBe("done");
}

test("loading takes as long as it takes, then the rules have all their time", async () => {
  const outcome = outcomeOf(watched.run(limit, (remote) => remote.quick()));
  await pass(10 * limit);
  expect(outcome.is).toBe("waiting");

  threads[0]?.load();
  await messages();
  expect(outcome.is).toBe("done");
  expect(threads).toHaveLength(1);
});

test("rules that come to no end are stopped, counted from when the thread was there", async () => {
  const outcome = outcomeOf(watched.run(limit, (remote) => remote.endless()));
  await pass(limit);
  threads[0]?.load();
  await pass(warmUpFactor * limit - 1);
  expect(outcome.is).toBe("waiting");
  await pass(1);
  expect(outcome.is).toBeInstanceOf(ThreadStopped);
  expect(threads[0]?.isEnded).toBe(true);
});

test("a thread that has answered once is given up sooner", async () => {
  await warmUp();
  const outcome = outcomeOf(watched.run(limit, (remote) => remote.endless()));
  await pass(limit - 1);
  expect(outcome.is).toBe("waiting");
  await pass(1);
  expect(outcome.is).toBeInstanceOf(ThreadStopped);
});

test("whoever tells how far it is may take longer", async () => {
  const order = (onProgress: () => void) =>
    watched.run(limit, (remote) => remote.slow(proxy(onProgress)));
  const outcome = outcomeOf(order(() => watched.heard()));
  threads[0]?.load();
  for (let part = 0; part < 3; part++) {
    await pass(limit - 1);
    await threads[0]?.slow.tell?.();
  }
  await messages();
  expect(outcome.is).toBe("waiting");
  threads[0]?.slow.end?.("all games");
  await messages();
  expect(outcome.is).toBe("all games");
});

test("what waits behind something else has its time for itself", async () => {
  const first = outcomeOf(watched.run(limit, (remote) => remote.slow(proxy(() => {}))));
  threads[0]?.load();
  await pass(1000);
  const second = outcomeOf(watched.run(limit, (remote) => remote.endless()));
  await pass(limit - 1500);
  threads[0]?.slow.end?.("late");
  await pass(limit - 1);
  expect(first.is).toBe("late");
  expect(second.is).toBe("waiting");
  await pass(1);
  expect(second.is).toBeInstanceOf(ThreadStopped);
});

test("a new thread is not ended for what the one before it did", async () => {
  await warmUp();
  const first = outcomeOf(watched.run(limit, (remote) => remote.endless()));
  await pass(limit / 2);
  // Refused together with the first, whose clock runs out before its own.
  const second = outcomeOf(watched.run(limit, (remote) => remote.endless()));
  await pass(limit / 2);
  expect(first.is).toBeInstanceOf(ThreadStopped);
  expect(second.is).toBeInstanceOf(ThreadStopped);

  const third = outcomeOf(watched.run(limit, (remote) => remote.endless()));
  threads[1]?.load();
  await pass(limit - 1);
  expect(third.is).toBe("waiting");
  expect(threads[1]?.isEnded).toBe(false);
});
