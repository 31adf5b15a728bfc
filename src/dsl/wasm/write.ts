// The code tree as WebAssembly.

import type { Routine } from "../codegen/code/code.ts";
import { calledRoutines } from "../codegen/code/effects.ts";
import type { AddressOf } from "../codegen/code/linear.ts";
import type { RuleProblem } from "../runtime/engine/rule-error.ts";
import { type Defined, encodeModule } from "./bytes.ts";
import { OP } from "./code.ts";
import type { ArrayRegion } from "./memory.ts";
import { ModuleTables } from "./module-tables.ts";
import { RoutineWriter } from "./write-routine.ts";

interface WrittenModule {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly pages: number;
  readonly state: ArrayRegion;
  /** What the functions of the host throw, in the order of their names; they receive a span. */
  readonly failures: readonly RuleProblem[];
}

/** Writes a module that exports a routine by its name, with all that it calls. */
export function writeModule(
  entry: Routine,
  { addressOf, stateSize }: { readonly addressOf: AddressOf; readonly stateSize: number },
): WrittenModule {
  const module = new ModuleTables(addressOf, stateSize);
  const functions = calledRoutines([entry]).map((routine) => writeRoutine(module, routine));
  const { failures, memory } = module;
  const bytes = encodeModule({
    imports: [...failures.values()],
    functions,
    variables: [],
    pages: memory.pages,
    data: memory.data,
    entry: module.callee(entry),
  });
  return { bytes, pages: memory.pages, state: module.state, failures: [...failures.keys()] };
}

function writeRoutine(module: ModuleTables, routine: Routine): Defined {
  const writer = new RoutineWriter(module, routine);
  writer.block(routine.body);
  // Every way through the routine has returned before its end.
  if (routine.result !== undefined) writer.code.op(OP.unreachable);
  const locals = writer.locals - routine.params.length;
  return Object.assign(module.callee(routine), { locals, code: writer.code.pieces });
}
