// The code tree as WebAssembly.

import type { Routine } from "../codegen/code/code.ts";
import type { AddressOf } from "../codegen/code/linear.ts";
import type { ModuleImport } from "../runtime/engine/playout-module.ts";
import { encodeModule, type ModuleFunction } from "./binary-format.ts";
import { FunctionWriter } from "./function-writer.ts";
import { ModuleTables } from "./tables.ts";

interface WrittenModule {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** What the host brings, in the order of their names, "0", "1", … */
  readonly imports: readonly ModuleImport[];
  readonly tables: ModuleTables;
}

/** Writes a module that exports a routine by its name, with all that it calls. */
export function writeModule(
  entry: Routine,
  { addressOf, stateSize }: { readonly addressOf: AddressOf; readonly stateSize: number },
): WrittenModule {
  const tables = new ModuleTables(addressOf, stateSize);
  const exported = tables.callee(entry);
  const functions: ModuleFunction[] = [];
  for (let next = tables.waiting.pop(); next !== undefined; next = tables.waiting.pop())
    functions.push(writeFunction(tables, next));
  const { failures, hostCalls, memory } = tables;
  const bytes = encodeModule({
    imports: [...hostCalls.values(), ...failures.values()],
    functions,
    pages: memory.pages,
    data: memory.data,
    entry: exported,
  });
  const imports = [
    ...[...hostCalls.keys()].map(({ name }) => ({ kind: "host" as const, name })),
    ...[...failures.keys()].map((problem) => ({ kind: "failure" as const, problem })),
  ];
  return { bytes, imports, tables };
}

function writeFunction(tables: ModuleTables, routine: Routine): ModuleFunction {
  const writer = new FunctionWriter(tables);
  const locals = writer.whole(routine);
  return Object.assign(tables.callee(routine), { locals, code: writer.code.pieces });
}
