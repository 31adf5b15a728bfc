// The page's client of `playground-entry.ts` in its worker.

import { SupervisedWorker } from "../thread/supervised-worker.ts";
import type { PlaygroundService } from "./playground-service.ts";

/** Creates the supervised worker of the playground, which starts at the first request. */
export function createPlaygroundClient(): SupervisedWorker<PlaygroundService> {
  return new SupervisedWorker<PlaygroundService>(
    () =>
      new Worker(new URL("./playground.worker.ts", import.meta.url), {
        type: "module",
        name: "workshop",
      }),
  );
}
