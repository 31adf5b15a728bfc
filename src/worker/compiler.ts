// The page's side of `rules.worker.ts`: starts it when it is first needed.

import { type Remote, wrap } from "comlink";
import type { Source } from "../dsl/index.ts";
import type { Compiler, Outcome } from "./rules.worker.ts";

export type { Outcome } from "./rules.worker.ts";

/** Compiles a game under the variants chosen. */
export type CompileVariants = (
  variants: readonly string[],
  language: "de" | "en",
) => Promise<Outcome>;

/** `load` fetches the texts of the rules. */
export function compilerOf(load: () => Promise<readonly Source[]>): CompileVariants {
  let started: Promise<Remote<Compiler>> | undefined;
  return async (variants, language) => {
    started ??= start(load);
    // A start that failed, for want of a network say, may be tried again.
    started.catch(() => (started = undefined));
    const compiler = await started;
    return compiler.compile(variants, language);
  };
}

async function start(load: () => Promise<readonly Source[]>): Promise<Remote<Compiler>> {
  const sources = await load();
  const thread = new Worker(new URL("./rules.worker.ts", import.meta.url), { type: "module" });
  const compiler = wrap<Compiler>(thread);
  await compiler.read(sources);
  return compiler;
}
