// The page's side of `compare.worker.ts`: starts it when it is first needed.

import { sourcesOf } from "regel:sources";
import { type Remote, wrap } from "comlink";
import type { CompareService } from "./compare-service.ts";

/** Leads to the one thread of a page. */
export type OpenCompareService = () => Promise<Remote<CompareService>>;

/** For the game in a folder of rules. */
export function createCompareClient(folder: string): OpenCompareService {
  let started: Promise<Remote<CompareService>> | undefined;
  return () => {
    started ??= start(folder);
    // A start that failed, for want of a network say, may be tried again.
    started.catch(() => (started = undefined));
    return started;
  };
}

async function start(folder: string): Promise<Remote<CompareService>> {
  const sources = await sourcesOf(folder);
  const thread = new Worker(new URL("./compare.worker.ts", import.meta.url), { type: "module" });
  const desk = wrap<CompareService>(thread);
  await desk.read(sources);
  return desk;
}
