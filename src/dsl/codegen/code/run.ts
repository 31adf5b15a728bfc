// An interpreter of the code tree: the third executor next to JavaScript and WebAssembly, for tests. It
// checks all indices and all declared ranges, so a wrong address or range is found where it is used.

import type { RuleProblem } from "../../runtime/engine/rule-error.ts";
import type { SlotAddress } from "../layout/layout.ts";
import { isComparison } from "./build-values.ts";
import {
  type Address,
  type Argument,
  type CodeBlock,
  type CodeStep,
  type CodeValue,
  type IntRange,
  isAddress,
  type LoopLabel,
  type Region,
  type RegionParam,
  type Routine,
  rangeOfRegion,
  type StateSlot,
  type Var,
} from "./code.ts";
import { INT_OPS } from "./operators.ts";

/** What a routine runs on. */
interface MachineHost {
  /** Where a slot is in the state. */
  addressOf(slot: StateSlot): SlotAddress;
  /** Must throw. */
  fail(problem: RuleProblem, at: number): never;
  /** Whether an error that `fail` threw ends no more than an attempt. */
  isUnreadable(error: unknown): boolean;
  /** Steps after which a run is stopped. */
  readonly maxSteps: number;
}

/** Numbers from an address on. */
interface Numbers {
  readonly array: Int32Array;
  readonly from: number;
  readonly length: number;
}

/** What the names of a routine stand for. */
class Names {
  readonly variables = new Map<Var, number>();
  readonly regions = new Map<RegionParam, Numbers>();
}

/** How a block ends, unless its last step is followed by the next one. */
type Exit =
  | { readonly kind: "break" | "continue"; readonly label: LoopLabel }
  | { readonly kind: "return"; readonly is: number | undefined }
  | undefined;

export class Machine {
  private readonly host: MachineHost;
  private readonly arrays = new Map<Region, Int32Array>();
  private state: Int32Array = new Int32Array();
  private steps = 0;

  constructor(host: MachineHost) {
    this.host = host;
  }

  /** Runs a routine on a state, with numbers as arguments; flags are 1 and 0. */
  run(state: Int32Array, routine: Routine, args: readonly number[]): number | undefined {
    this.state = state;
    this.steps = 0;
    const given = args.map((is): Argument => ({ kind: "int", is }));
    return this.call(routine, given, new Names());
  }

  private call(routine: Routine, args: readonly Argument[], outer: Names): number | undefined {
    const names = new Names();
    for (const [i, param] of routine.params.entries()) {
      const argument = required(args[i], param.name);
      if ("kind" in param) names.regions.set(param, this.passed(argument, outer));
      else if (!isAddress(argument)) this.assign(param, this.value(argument, outer), names);
    }
    try {
      const exit = this.block(routine.body, names);
      return exit?.kind === "return" ? exit.is : undefined;
    } catch (error) {
      if (routine.undo !== undefined) this.call(routine.undo, [], names);
      throw error;
    }
  }

  private block(block: CodeBlock, names: Names): Exit {
    for (const step of block) {
      const exit = this.step(step, names);
      if (exit !== undefined) return exit;
    }
    return undefined;
  }

  private step(step: CodeStep, names: Names): Exit {
    if (++this.steps > this.host.maxSteps) throw new Error("too many steps");
    switch (step.kind) {
      case "let":
      case "set":
        this.assign(step.of, this.value(step.to, names), names);
        return undefined;
      case "store": {
        const { array, from } = this.element(step.to, names);
        const value = this.value(step.is, names);
        requireRange(value, rangeOfRegion(step.to.region), "a stored number");
        array[from] = value;
        return undefined;
      }
      case "if":
        return this.block(this.value(step.when, names) ? step.then : step.else, names);
      case "loop":
        for (;;) {
          if (++this.steps > this.host.maxSteps) throw new Error("too many steps");
          const exit = this.block(step.body, names);
          if (exit === undefined) continue;
          if (exit.kind === "return" || exit.label !== step.label) return exit;
          if (exit.kind === "break") return undefined;
        }
      case "break":
      case "continue":
        return step;
      case "switch": {
        const on = this.value(step.on, names);
        return this.block(step.cases[on] ?? step.else, names);
      }
      case "call": {
        const result = this.call(step.of, step.args, names);
        if (step.into !== undefined) this.assign(step.into, result ?? Number.NaN, names);
        return undefined;
      }
      case "return":
        return {
          kind: "return",
          is: step.is === undefined ? undefined : this.value(step.is, names),
        };
      case "fail":
        return this.host.fail(step.problem, this.value(step.at, names));
      case "count":
      case "log":
        return undefined;
      case "suspend":
        throw new Error(`${step.kind} is not run`);
      default:
        return step satisfies never;
    }
  }

  private assign(name: Var, value: number, names: Names): void {
    requireRange(value, name.type === "flag" ? { from: 0, to: 1 } : name.range, name.name);
    names.variables.set(name, value);
  }

  private value(value: CodeValue, names: Names): number {
    const int = (inner: CodeValue) => this.value(inner, names);
    switch (value.kind) {
      case "int":
        return value.is;
      case "flag":
        return Number(value.is);
      case "get":
        return required(names.variables.get(value.of), value.of.name);
      case "load": {
        const { array, from } = this.element(value.from, names);
        const found = required(array[from], nameOf(value.from));
        requireRange(found, rangeOfRegion(value.from.region), "a loaded number");
        return found;
      }
      case "op": {
        const [a = 0, b = 0] = value.args.map(int);
        return INT_OPS[value.op].is(a, b);
      }
      case "compare":
        return Number(isComparison(value.op, int(value.left), int(value.right)));
      case "and":
        return int(value.left) === 0 ? 0 : int(value.right);
      case "or":
        return int(value.left) === 1 ? 1 : int(value.right);
      case "not":
        return 1 - int(value.of);
      case "mask":
        return 0 - int(value.of);
      case "select":
        return int(value.when) === 1 ? int(value.then) : int(value.else);
      case "callPure":
        return this.call(value.of, value.args, names) ?? Number.NaN;
      case "attempt":
        return this.attempt(value, names);
      default:
        return value satisfies never;
    }
  }

  private attempt(
    { of, otherwise }: Extract<CodeValue, { readonly kind: "attempt" }>,
    names: Names,
  ): number {
    try {
      return this.value(of, names);
    } catch (error) {
      if (this.host.isUnreadable(error)) return otherwise;
      throw error;
    }
  }

  /** The element at an address, which must be in its region. */
  private element(address: Address, names: Names): Numbers {
    const found = this.numbers(address, names);
    if (found.length < 1) throw new Error(`index of ${nameOf(address)}`);
    return found;
  }

  private passed(argument: Argument, names: Names): Numbers {
    if (!isAddress(argument)) throw new Error("a value is passed for a region");
    return this.numbers(argument, names);
  }

  /** The rest of a region from an address on. */
  private numbers({ region, seat, member, at }: Address, names: Names): Numbers {
    const index = (part: CodeValue | undefined) =>
      part === undefined ? 0 : this.value(part, names);
    const [owner, which, from] = [index(seat), index(member), index(at)];
    const all = this.region(region, owner, which, names);
    if (from < 0 || from > all.length) throw new Error(`index ${from} of ${nameOf({ region })}`);
    return { array: all.array, from: all.from + from, length: all.length - from };
  }

  private region(region: Address["region"], seat: number, which: number, names: Names): Numbers {
    switch (region.kind) {
      case "state": {
        const { bases, stride } = this.host.addressOf(region.slot);
        const base = bases[which];
        if (base === undefined || seat < 0) throw new Error(`member of ${region.slot.name}`);
        return {
          array: this.state,
          from: base + seat * stride,
          length: region.slot.length,
        };
      }
      case "scratch":
        return this.array(region, () => new Int32Array(region.length));
      case "constants":
        return this.array(region, () => Int32Array.from(region.numbers));
      case "param":
        return required(names.regions.get(region), region.name);
      default:
        return region satisfies never;
    }
  }

  private array(region: Region, create: () => Int32Array): Numbers {
    const array = this.arrays.get(region) ?? create();
    this.arrays.set(region, array);
    return { array, from: 0, length: array.length };
  }
}

function required<Found>(found: Found | undefined, name: string): Found {
  if (found === undefined) throw new Error(`${name} is missing`);
  return found;
}

function requireRange(value: number, { from, to }: IntRange, what: string): void {
  if (!(value >= from && value <= to)) throw new Error(`${what} is ${value}, not ${from} … ${to}`);
}

function nameOf({ region }: Pick<Address, "region">): string {
  return region.kind === "state" ? region.slot.name : region.name;
}
