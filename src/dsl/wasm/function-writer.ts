// A routine of the code tree as a function of WebAssembly, with the small routines that it calls written
// into it.
//
// All regions are in one memory. A name is a local, a flag is 1 or 0, and a region that a routine
// receives is the address of its first number, in bytes.

import {
  type Argument,
  type CodeBlock,
  isAddress,
  type LoopLabel,
  type RegionParam,
  type Routine,
  type Var,
} from "../codegen/code/code.ts";
import { type MemoryPlace, pushAddress, pushPlace } from "./addresses.ts";
import { Code, type Label, OP } from "./instructions.ts";
import { writeStep } from "./steps.ts";
import type { ModuleTables } from "./tables.ts";
import { writeValue } from "./values.ts";

/** Routines of at most so many values and steps are written where they are called. */
const MAX_INLINED_SIZE = 100;

/** No routine is written within so many others. */
const MAX_INLINED_DEPTH = 8;

/** Where jumps to a loop go: behind it, and to its next round. */
interface LoopTargets {
  readonly end: Label;
  readonly next: Label;
}

/** A region that a routine has received: behind the address in a local, if there is one. */
interface PassedRegion {
  readonly local: number | undefined;
  readonly offset: number;
}

/** Where the names of a routine are. Routines may share names. */
interface Names {
  readonly locals: Map<Var, number>;
  readonly regions: Map<RegionParam, PassedRegion>;
}

/** A routine whose body is being written. */
interface Frame {
  readonly routine: Routine;
  readonly names: Names;
  /** Behind a routine that is written within another. */
  readonly end: Label | undefined;
}

export class FunctionWriter {
  readonly tables: ModuleTables;
  readonly code = new Code();
  private readonly frames: Frame[] = [];
  /** A routine is never written within itself, so its names need only one place each. */
  private readonly names = new Map<Routine, Names>();
  private readonly loops = new Map<LoopLabel, LoopTargets>();
  private localCount = 0;

  constructor(tables: ModuleTables) {
    this.tables = tables;
  }

  /** Writes a whole routine; returns the number of locals besides its parameters. */
  whole(routine: Routine): number {
    const names = this.namesOf(routine);
    for (const param of routine.params) {
      const local = this.freshLocal();
      if ("kind" in param) names.regions.set(param, { local, offset: 0 });
      else names.locals.set(param, local);
    }
    this.body({ routine, names, end: undefined });
    return this.localCount - routine.params.length;
  }

  private body(frame: Frame): void {
    const { routine } = frame;
    this.frames.push(frame);
    this.block(routine.body);
    this.frames.pop();
    // Every way through a routine with a result has returned before its end.
    if (routine.result !== undefined) this.code.op(OP.unreachable);
  }

  block(block: CodeBlock): void {
    for (const step of block) writeStep(this, step);
  }

  /** Returns from the routine, with what is on the stack if it has a result. */
  return(): void {
    const end = this.frames.at(-1)?.end;
    if (end === undefined) this.code.return();
    else this.code.jump(end);
  }

  // Calls ------------------------------------------------------------------------------

  /** Leaves the result on the stack, if there is one. */
  call(routine: Routine, args: readonly Argument[]): void {
    if (this.isInlined(routine)) this.inlined(routine, args);
    else {
      for (const arg of args) {
        if (isAddress(arg)) pushAddress(this, arg);
        else writeValue(this, arg);
      }
      this.code.call(this.tables.callee(routine));
    }
  }

  private isInlined(routine: Routine): boolean {
    return (
      !this.tables.isOfHost(routine) &&
      this.frames.length < MAX_INLINED_DEPTH &&
      this.frames.every((frame) => frame.routine !== routine) &&
      this.tables.sizeOf(routine) <= MAX_INLINED_SIZE
    );
  }

  private inlined(routine: Routine, args: readonly Argument[]): void {
    const { code } = this;
    // All arguments are evaluated before the first parameter is set: they may call the same routine.
    const places = args.map((arg): MemoryPlace | undefined => {
      if (isAddress(arg)) return pushPlace(this, arg);
      writeValue(this, arg);
      return undefined;
    });
    const names = this.namesOf(routine);
    for (const [i, param] of [...routine.params.entries()].reverse()) {
      if ("kind" in param) {
        const { isPushed = false, offset = 0 } = places[i] ?? {};
        const local = isPushed ? this.freshLocal() : undefined;
        if (local !== undefined) code.set(local);
        names.regions.set(param, { local, offset });
      } else code.set(this.localIn(names, param));
    }
    const end = {};
    code.block(end, () => this.body({ routine, names, end }), routine.result !== undefined);
  }

  // Names ------------------------------------------------------------------------------

  /** The local of a name of the routine that is being written. */
  local(of: Var): number {
    return this.localIn(this.namesOfFrame(), of);
  }

  private localIn({ locals }: Names, of: Var): number {
    const known = locals.get(of) ?? this.freshLocal();
    locals.set(of, known);
    return known;
  }

  private namesOf(routine: Routine): Names {
    const names = this.names.get(routine) ?? { locals: new Map(), regions: new Map() };
    this.names.set(routine, names);
    return names;
  }

  private namesOfFrame(): Names {
    const frame = this.frames.at(-1);
    if (frame === undefined) throw new Error("no routine is being written");
    return frame.names;
  }

  freshLocal(): number {
    this.localCount += 1;
    return this.localCount - 1;
  }

  regionOf(param: RegionParam): PassedRegion {
    const region = this.namesOfFrame().regions.get(param);
    if (region === undefined) throw new Error(`the region ${param.name} is not passed`);
    return region;
  }

  targetsOf(loop: LoopLabel): LoopTargets {
    const targets = this.loops.get(loop) ?? { end: {}, next: {} };
    this.loops.set(loop, targets);
    return targets;
  }
}
