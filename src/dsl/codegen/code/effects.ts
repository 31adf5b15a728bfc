// Which regions a routine reads and writes, with the routines that it calls.

import {
  type Address,
  type Argument,
  isAddress,
  type Region,
  type RegionParam,
  type Routine,
} from "./code.ts";
import { visitCode } from "./visit.ts";

interface RoutineEffects {
  readonly reads: ReadonlySet<Region | RegionParam>;
  readonly writes: ReadonlySet<Region | RegionParam>;
  /** Whether the state is named in it, even if only to pass a part of it. */
  readonly usesState: boolean;
}

interface Found {
  readonly reads: Set<Region | RegionParam>;
  readonly writes: Set<Region | RegionParam>;
  usesState: boolean;
}

/** Effects by routine. Routines must be complete when they are passed for the first time. */
const known = new WeakMap<Routine, RoutineEffects>();

export function effectsOfRoutine(start: Routine): RoutineEffects {
  const done = known.get(start);
  if (done !== undefined) return done;
  const found = new Map<Routine, Found>();
  const open = (routine: Routine): Found => {
    const before = found.get(routine);
    if (before !== undefined) return before;
    const made: Found = { reads: new Set(), writes: new Set(), usesState: false };
    found.set(routine, made);
    return made;
  };
  const effects = open(start);
  // Recursive routines need several rounds, until none adds anything.
  for (let size = -1, next = 0; size !== next; ) {
    size = next;
    for (const [routine, into] of found) addEffects(routine, into, open);
    next = [...found.values()].reduce(
      (sum, { reads, writes, usesState }) => sum + 1 + reads.size + writes.size + Number(usesState),
      0,
    );
  }
  for (const [routine, all] of found) known.set(routine, all);
  return effects;
}

function addEffects(routine: Routine, into: Found, open: (of: Routine) => Found): void {
  const addWrite = (region: Region | RegionParam): void => {
    if (routine.undo === undefined || region.kind !== "state") into.writes.add(region);
  };
  const addCall = (of: Routine, args: readonly Argument[]): void => {
    const { reads, writes, usesState } = open(of);
    // What the callee does to a parameter, it does to the region that is passed for it.
    const passed = (region: Region | RegionParam): Region | RegionParam => {
      const argument = args[region.kind === "param" ? of.params.indexOf(region) : -1];
      return argument !== undefined && isAddress(argument) ? argument.region : region;
    };
    for (const region of reads) into.reads.add(passed(region));
    for (const region of writes) addWrite(passed(region));
    into.usesState ||= usesState;
  };
  into.usesState ||= routine.host?.takesState ?? false;
  visitCode(routine.body, {
    address: ({ region }: Address, isLoaded) => {
      if (isLoaded) into.reads.add(region);
      into.usesState ||= region.kind === "state";
    },
    value: (value) => {
      if (value.kind === "callPure") addCall(value.of, value.args);
    },
    step: (step) => {
      if (step.kind === "store") addWrite(step.to.region);
      if (step.kind === "call") addCall(step.of, step.args);
    },
  });
}

/** The routines that a routine calls, also indirectly; callees before their callers. */
export function calledRoutines(starts: readonly Routine[]): Routine[] {
  const seen = new Set<Routine>();
  const order: Routine[] = [];
  const visit = (routine: Routine): void => {
    if (seen.has(routine)) return;
    seen.add(routine);
    visitCode(routine.body, {
      value: (value) => {
        if (value.kind === "callPure") visit(value.of);
      },
      step: (step) => {
        if (step.kind === "call") visit(step.of);
      },
    });
    order.push(routine);
  };
  for (const start of starts) visit(start);
  return order;
}
