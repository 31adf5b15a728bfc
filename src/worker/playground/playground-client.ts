// The page's side of `playground-entry.ts` in its thread.

import { SupervisedWorker } from "../thread/supervised-worker.ts";
import type { PlaygroundService } from "./playground-service.ts";

/** A workshop that starts when it is first needed, and is given up when it takes too long. */
export function createPlaygroundClient(): SupervisedWorker<PlaygroundService> {
  return new SupervisedWorker<PlaygroundService>(
    () =>
      new Worker(new URL("./playground.worker.ts", import.meta.url), {
        type: "module",
        name: "workshop",
      }),
  );
}
