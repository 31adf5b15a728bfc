import type { Compiled } from "../../../src/dsl/index.ts";
import { startPlayouts } from "../../../src/dsl/runtime/engine/playout-module.ts";
import type { Program } from "../../../src/dsl/runtime/engine/program-api.ts";

/** The random playouts of a game that has been compiled for them, as WebAssembly. */
export function wasmPlayout({ playouts }: Compiled): Program["playout"] {
  if (playouts === undefined) throw new Error("the game is not compiled for playouts");
  return startPlayouts(playouts);
}
