// The page's client of `compare.worker.ts`; starts the worker at the first request.

import type { Remote } from "comlink";
import type { CompareService } from "./compare-service.ts";

/** Returns the service of the page's only worker. */
export type OpenCompareService = () => Promise<Remote<CompareService>>;

/** Creates the client for the game in a folder of rules. */
export function createCompareClient(folder: string): OpenCompareService {
  let started: Promise<Remote<CompareService>> | undefined;
  return () => {
    started ??= start(folder);
    // After a failed start, such as a network error, the next call retries.
    started.catch(() => (started = undefined));
    return started;
  };
}

async function start(folder: string): Promise<Remote<CompareService>> {
  const [{ sourcesOf }, { wrap }] = await Promise.all([import("regel:sources"), import("comlink")]);
  const thread = new Worker(new URL("./compare.worker.ts", import.meta.url), { type: "module" });
  const desk = wrap<CompareService>(thread);
  await desk.read(await sourcesOf(folder));
  return desk;
}
