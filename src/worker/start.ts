// The page's side of `rules.worker.ts`: starts it when it is first needed.

import { type Remote, wrap } from "comlink";
import type { Source } from "../dsl/index.ts";
import type { Desk } from "./desk.ts";

/** Leads to the one thread of a page. */
export type OpenDesk = () => Promise<Remote<Desk>>;

/** `load` fetches the texts of the rules. */
export function deskOf(load: () => Promise<readonly Source[]>): OpenDesk {
  let started: Promise<Remote<Desk>> | undefined;
  return () => {
    started ??= start(load);
    // A start that failed, for want of a network say, may be tried again.
    started.catch(() => (started = undefined));
    return started;
  };
}

async function start(load: () => Promise<readonly Source[]>): Promise<Remote<Desk>> {
  const sources = await load();
  const thread = new Worker(new URL("./rules.worker.ts", import.meta.url), { type: "module" });
  const desk = wrap<Desk>(thread);
  await desk.read(sources);
  return desk;
}
