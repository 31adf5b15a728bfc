// The page's side of `workshop-part.ts` in its thread.

import { Watched } from "../thread/supervised-worker.ts";
import type { Workshop } from "./playground-service.ts";

/** A workshop that starts when it is first needed, and is given up when it takes too long. */
export function openWorkshop(): Watched<Workshop> {
  return new Watched<Workshop>(
    () =>
      new Worker(new URL("./playground.worker.ts", import.meta.url), {
        type: "module",
        name: "workshop",
      }),
  );
}
