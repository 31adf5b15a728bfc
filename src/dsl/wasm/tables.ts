// What the functions of a module share: their indices, and the memory with all regions.

import type { Region, Routine } from "../codegen/code/code.ts";
import type { AddressOf } from "../codegen/code/linear.ts";
import { sizeOfRoutine } from "../codegen/code/size.ts";
import type { RuleProblem } from "../runtime/engine/rule-error.ts";
import type { Callee } from "./binary-format.ts";
import { type ArrayRegion, Memory } from "./memory.ts";

export class ModuleTables {
  readonly addressOf: AddressOf;
  readonly memory = new Memory();
  readonly state: ArrayRegion;
  readonly failures = new Map<RuleProblem, Callee>();
  /** What only the host can do. */
  readonly hostCalls = new Map<Routine, Callee>();
  /** Routines that are called, and not written yet. */
  readonly waiting: Routine[] = [];
  private readonly callees = new Map<Routine, Callee>();
  private readonly regions = new Map<Region, ArrayRegion>();
  private readonly tables = new Map<string, ArrayRegion>();
  private readonly sizes = new Map<Routine, number>();

  constructor(addressOf: AddressOf, stateSize: number) {
    this.addressOf = addressOf;
    this.state = this.memory.place(new Int32Array(stateSize));
  }

  /** Whether only the host can do what a routine does. */
  isOfHost({ host, body }: Routine): boolean {
    return host !== undefined && body.length === 0;
  }

  callee(routine: Routine): Callee {
    const known = this.callees.get(routine);
    if (known !== undefined) return known;
    const { name, params, result } = routine;
    const made = { name, params: params.length, returns: result !== undefined, index: 0 };
    this.callees.set(routine, made);
    if (this.isOfHost(routine)) this.hostCalls.set(routine, made);
    else this.waiting.push(routine);
    return made;
  }

  failure(problem: RuleProblem): Callee {
    const made = this.failures.get(problem) ?? {
      name: `fail ${problem}`,
      params: 1,
      returns: false,
      index: 0,
    };
    this.failures.set(problem, made);
    return made;
  }

  sizeOf(routine: Routine): number {
    const known = this.sizes.get(routine) ?? sizeOfRoutine(routine);
    this.sizes.set(routine, known);
    return known;
  }

  region(region: Exclude<Region, { readonly kind: "state" }>): ArrayRegion {
    if (region.kind === "constants") return this.table(region.numbers);
    const made = this.regions.get(region) ?? this.memory.place(new Int32Array(region.length));
    this.regions.set(region, made);
    return made;
  }

  /** Constants; equal ones are stored once. */
  table(numbers: readonly number[]): ArrayRegion {
    const key = numbers.join(",");
    const made = this.tables.get(key) ?? this.memory.place(Int32Array.from(numbers));
    this.tables.set(key, made);
    return made;
  }
}
