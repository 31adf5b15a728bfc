// The page's side of `rules.worker.ts`: starts it when it is first needed.

import { sourcesOf } from "regel:sources";
import { type Remote, wrap } from "comlink";
import type { Desk } from "./compare-service.ts";

/** Leads to the one thread of a page. */
export type OpenDesk = () => Promise<Remote<Desk>>;

/** For the game in a folder of rules. */
export function deskOf(folder: string): OpenDesk {
  let started: Promise<Remote<Desk>> | undefined;
  return () => {
    started ??= start(folder);
    // A start that failed, for want of a network say, may be tried again.
    started.catch(() => (started = undefined));
    return started;
  };
}

async function start(folder: string): Promise<Remote<Desk>> {
  const sources = await sourcesOf(folder);
  const thread = new Worker(new URL("./compare.worker.ts", import.meta.url), { type: "module" });
  const desk = wrap<Desk>(thread);
  await desk.read(sources);
  return desk;
}
