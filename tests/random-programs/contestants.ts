// All that plays one program: as it is compiled, with passes left out, as WebAssembly, and interpreted.

import { createProgram } from "../../src/dsl/codegen/program.ts";
import {
  type Compiled,
  type Diagnostic,
  type Game,
  IncrementalCompiler,
  loadGame,
  optionalPasses,
  type PassName,
} from "../../src/dsl/index.ts";
import type * as ir from "../../src/dsl/ir/ir.ts";
import { startPlayouts } from "../../src/dsl/runtime/engine/playout-module.ts";
import type { Program } from "../../src/dsl/runtime/engine/program-api.ts";
import { programFrom } from "../../src/dsl/runtime/game/compiled-program.ts";
import { writePlayouts } from "../../src/dsl/wasm/playouts.ts";
import { repetitions } from "../support/soak.ts";
import { bounded } from "./bounded.ts";
import { boundedRoutine } from "./bounded-tree.ts";

/** A program as it is compiled in some way. */
export interface Compiling {
  readonly name: string;
  readonly compiled: Compiled;
  readonly game: Game;
  readonly program: Program;
}

export interface Contestants {
  readonly ir: ir.Game;
  readonly whole: Compiling;
  /** Those whose programs are other ones. */
  readonly others: readonly Compiling[];
  /** Random games as WebAssembly; or why there are none. */
  readonly wasm: Program["playout"] | "nobody is asked" | "too many options";
}

/**
 * Each pass alone is left out in every eighth program, in the soak in every fourth: all at once are in
 * each, which finds what a pass does wrong; alone they show that none needs another.
 */
const TURNS = repetitions({ short: 8, long: 4 });

/** What is left out of a program: all passes at once, and some of them alone by turns. */
export function leavingOut(seed: number): readonly (readonly PassName[])[] {
  const some = optionalPasses.filter((_, i) => i % TURNS === seed % TURNS);
  return [optionalPasses, ...some.map((pass) => [pass])];
}

/** What compiles programs: that of the sources, or one with a fault in it. */
export type Compiler = Pick<IncrementalCompiler, "compile">;

export const path = "random.regel";

/** The reports about a program. */
export function reportsOn(text: string): readonly Diagnostic[] {
  return new IncrementalCompiler().check([{ path, text }], variantsOf(text)).diagnostics;
}

/** The variants in force: those that a program has. */
function variantsOf(text: string): readonly string[] {
  return [...text.matchAll(/^variant (\w+) of/gm)].map(([, id]) => id as string);
}

/** A program compiled in all these ways; `undefined` where there are errors. */
export function contestantsOf(
  text: string,
  ways: readonly (readonly PassName[])[],
  project: Compiler = new IncrementalCompiler(),
): Contestants | undefined {
  const compile = (without: readonly PassName[]) =>
    project.compile([{ path, text }], variantsOf(text), { without });
  const { game, compiled } = compile([]);
  if (game === undefined || compiled === undefined) return undefined;
  const programs = new Map<string, Compiling>();
  for (const without of ways) {
    const other = compile(without).compiled as Compiled;
    if (other.js !== compiled.js && !programs.has(other.js))
      programs.set(other.js, loaded(`without ${without.length > 1 ? "passes" : without}`, other));
  }
  return {
    ir: game,
    whole: loaded("compiled", compiled),
    others: [...programs.values()],
    wasm: asWebAssembly(game),
  };
}

function asWebAssembly(game: ir.Game): Contestants["wasm"] {
  const program = createProgram(game);
  const { playOn } = program;
  if (playOn === undefined) return "nobody is asked";
  const module = writePlayouts({ ...program, playOn: boundedRoutine(playOn) });
  return module === undefined ? "too many options" : startPlayouts(module);
}

function loaded(name: string, compiled: Compiled): Compiling {
  const js = bounded(compiled.js);
  const { meta } = compiled;
  return { name, compiled, game: loadGame({ meta, js }), program: programFrom(js) };
}
