// The executors of the code tree: all of them must do the same.

import { b } from "../../../src/dsl/codegen/code/build.ts";
import type {
  Region,
  RegionParam,
  Routine,
  StateSlot,
  Var,
} from "../../../src/dsl/codegen/code/code.ts";
import { ANY_INT } from "../../../src/dsl/codegen/code/code.ts";
import { effectsOfRoutine } from "../../../src/dsl/codegen/code/effects.ts";
import { Machine } from "../../../src/dsl/codegen/code/run.ts";
import { printProgram } from "../../../src/dsl/codegen/js/print.ts";
import type { SlotAddress } from "../../../src/dsl/codegen/layout/layout.ts";
import {
  fail,
  ifThere,
  isUnreadable,
  RuleError,
} from "../../../src/dsl/runtime/engine/rule-error.ts";
import { bitCount } from "../../../src/dsl/runtime/engine/zones.ts";
import { writeModule } from "../../../src/dsl/wasm/module-writer.ts";

export interface Outcome {
  /** The result, or the failure of the rules. */
  readonly result: number | string | undefined;
  readonly state: readonly number[];
}

/** A routine that runs on a state, which it changes. */
type Run = (state: Int32Array, args: readonly number[]) => number | undefined;

export type AddressOf = (slot: StateSlot) => SlotAddress;

type Executor = (entry: Routine, addressOf: AddressOf) => Run;

/** No test has a larger state. */
const MAX_STATE = 100;

/** Far more than any test needs. */
const MAX_STEPS = 2_000_000;

export const EXECUTORS: Readonly<Record<string, Executor>> = {
  interpreter: (entry, addressOf) => {
    const machine = new Machine({ addressOf, fail, isUnreadable, maxSteps: MAX_STEPS });
    return (state, args) => machine.run(state, entry, args);
  },
  JavaScript: (entry, addressOf) => {
    const { text, nameOf } = printProgram([entry], addressOf);
    const code = `"use strict";${text}\nreturn ${nameOf(entry)};`;
    const load = new Function("fail", "ifThere", "bitCount", code);
    const run = load(fail, ifThere, bitCount) as (...given: unknown[]) => unknown;
    const { usesState } = effectsOfRoutine(entry);
    return (state, args) => {
      const result = run(...(usesState ? [state] : []), ...args);
      return result === undefined ? undefined : Number(result);
    };
  },
  WebAssembly: (entry, addressOf) => {
    const { bytes, imports, tables } = writeModule(entry, { addressOf, stateSize: MAX_STATE });
    const { pages } = tables.memory;
    const memory = new WebAssembly.Memory({ initial: pages, maximum: pages });
    const host = imports.map((one) => (at: number) => {
      if (one.kind === "host") throw new Error(`nobody brings ${one.name}`);
      fail(one.problem, at);
    });
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), {
      host: { memory, ...host },
    });
    const run = exports[entry.name] as (...given: readonly number[]) => number | undefined;
    return (state, args) => {
      const own = new Int32Array(memory.buffer, tables.state.at, state.length);
      own.set(state);
      try {
        return run(...args);
      } finally {
        state.set(own);
      }
    };
  },
};

/** What an executor makes of a state. */
export function outcomeOf(run: Run, state: Int32Array, args: readonly number[]): Outcome {
  const own = state.slice();
  const result = resultOf(() => run(own, args));
  return { result, state: [...own] };
}

/** A result, or the failure of the rules as text. */
export function resultOf(run: () => unknown): Outcome["result"] {
  try {
    const result = run();
    return result === undefined ? undefined : Number(result);
  } catch (error) {
    if (error instanceof RuleError) return `${error.problem} ${error.at}`;
    throw error;
  }
}

/** A routine of numbers that calls another one, with a region for each of its parameters for regions. */
export function entryFor(routine: Routine, regions: readonly Region[]): Routine {
  const given = [...regions];
  const params: Var[] = [];
  const args = routine.params.map((param) => {
    if (isRegionParam(param)) return b.address(given.shift() as Region, 0);
    const own = b.variable(param.name, param.type);
    params.push(own);
    return own;
  });
  return b.routine("entry", params, routine.result, () => {
    if (routine.result === undefined) return b.call(routine, ...args);
    const result = b.variable("result", routine.result);
    return [b.callInto(result, routine, ...args), b.return(result)];
  });
}

function isRegionParam(param: Var | RegionParam): param is RegionParam {
  return "kind" in param;
}

/** A slot of the state, for tests that assign its address themselves. */
export function stateSlot(name: string, length: number, range = ANY_INT): StateSlot {
  return { name, owner: "game", members: 1, length, range };
}
