// The lets and needs of an option schema as steps, and scratch arrays for hoisted values.

import type * as ir from "../../ir/ir.ts";
import { b, type CodeSteps } from "../code/build.ts";
import type { Operand } from "../code/build-values.ts";
import { ANY_INT, type CodeValue, type Region } from "../code/code.ts";
import { variableFor } from "../lower/env.ts";
import type { Lowering } from "../lower/lowering.ts";
import type { ScheduledStep } from "./schedule.ts";

/**
 * Emits lets and needs around `rest`, which runs where all needs are met. Where one fails, `leave` runs
 * if there is one.
 */
export function lowerHeadSteps(
  c: Lowering,
  steps: readonly ScheduledStep[],
  leave: CodeSteps,
  rest: (inner: Lowering) => CodeSteps,
): CodeSteps {
  const [first, ...others] = steps;
  if (first === undefined) return rest(c);
  if (first.kind === "let") {
    const name = variableFor(first.local);
    const inner = c.with(first.local, b.value(name));
    return [b.let(name, c.lower(first.value)), lowerHeadSteps(inner, others, leave, rest)];
  }
  const condition = c.lower(first.need.condition);
  if (leave !== undefined)
    return [b.if(b.not(condition), leave), lowerHeadSteps(c, others, leave, rest)];
  return b.if(condition, lowerHeadSteps(c, others, leave, rest));
}

/** An array with the value of a local for each listed element. */
export interface Column {
  readonly local: ir.Local;
  readonly region: Region;
}

/** Creates the column of a local for up to `length` elements. */
export function columnFor(local: ir.Local, length: number): Column {
  const { type, range } = variableFor(local);
  const stored = type === "flag" ? { from: 0, to: 1 } : range;
  return { local, region: { kind: "scratch", name: local.name, length, range: stored } };
}

/** Creates a scratch array of `length` numbers. */
export function scratchRegion(name: string, length: number, range = ANY_INT): Region {
  return { kind: "scratch", name, length, range };
}

export function loadColumn({ local, region }: Column, at: Operand): CodeValue {
  const stored = b.load(b.address(region, at));
  return local.type.kind === "yesno" ? b.equal(stored, 1) : stored;
}
