// Compiles a game under the variants chosen, away from the page: the parser lives in this chunk alone.

import { expose } from "comlink";
import { type Compiled, message, Project, type Source } from "../dsl/index.ts";

export type Outcome =
  | { readonly kind: "compiled"; readonly compiled: Compiled }
  /** Why it cannot be, in sentences. */
  | { readonly kind: "problems"; readonly problems: readonly string[] };

const project = new Project();
let sources: readonly Source[] = [];

const compiler = {
  /** The files of the game, once. */
  read(files: readonly Source[]): void {
    sources = files;
  },

  compile(variants: readonly string[], language: "de" | "en"): Outcome {
    const { compiled, diagnostics } = project.compile(sources, variants);
    if (compiled !== undefined) {
      // Nobody plays the examples; they would only be copied.
      return {
        kind: "compiled",
        compiled: { ...compiled, meta: { ...compiled.meta, examples: [] } },
      };
    }
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    const conflicts = errors.filter(({ code }) => code === "variant-conflict");
    // Variants that contradict each other break more, which nobody needs to hear.
    const shown = conflicts.length > 0 ? conflicts : errors;
    return { kind: "problems", problems: shown.map((one) => message(language, one)) };
  },
};

export type Compiler = typeof compiler;

expose(compiler);
