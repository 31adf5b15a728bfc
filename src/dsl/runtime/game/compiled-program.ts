// Compiled games as data, and their programs created from text.

import * as called from "../engine/imports.ts";
import { instantiateProgram, type RunProgramText } from "../engine/instantiate-program.ts";
import type { PlayoutModule } from "../engine/playout-module.ts";
import type { Program } from "../engine/program-api.ts";
import type { Meta } from "../meta/meta.ts";

/** A compiled game: its metadata, and the body of a function that returns its program. */
export interface Compiled {
  readonly meta: Meta;
  readonly js: string;
  /** Random playouts as WebAssembly, if the game is compiled for them. */
  readonly playouts?: PlayoutModule | undefined;
}

export type { RunProgramText };

/** Names of the runtime functions that programs call. */
export const importNames = Object.keys(called);

/**
 * Creates a program from its source; `given` are the functions that it may call, `run` is for pages
 * that may not make programs from text.
 */
export function programFrom(js: string, given: object = called, run?: RunProgramText): Program {
  // The compiler generates the API of `Program`.
  return instantiateProgram(js, given, run) as Program;
}
