// Builders of the code tree. They check types, fold constants, and flatten lists of steps. (Those of
// values: build-values.ts.)

import type { RuleProblem } from "../../runtime/engine/rule-error.ts";
import {
  misused,
  type Operand,
  toFlag,
  toInt,
  toValue,
  typed,
  typeOfValue,
  values,
} from "./build-values.ts";
import {
  type Address,
  ANY_INT,
  type Argument,
  type Atom,
  type CodeBlock,
  type CodeStep,
  type CodeType,
  type CodeValue,
  type IntRange,
  type LoopLabel,
  type Region,
  type RegionParam,
  type Routine,
  rangeOfRegion,
  type Var,
} from "./code.ts";

/** CodeSteps, also nested; `undefined` stands for none. */
export type CodeSteps = CodeStep | undefined | readonly CodeSteps[];

// Names and addresses -----------------------------------------------------------------

function variable(name: string, type: CodeType = "int", range = ANY_INT): Var {
  return { name, type, range };
}

/** The number at an index of a region; for slots also whose and which member. */
function address(
  region: Region | RegionParam,
  at: Operand,
  { seat, member }: { readonly seat?: Operand; readonly member?: Operand } = {},
): Address {
  const part = (operand: Operand | undefined) =>
    operand === undefined ? undefined : toInt(operand);
  return { region, seat: part(seat), member: part(member), at: toInt(at) };
}

function load(from: Address): CodeValue {
  const known =
    from.region.kind === "constants" && from.at.kind === "int"
      ? from.region.numbers[from.at.is]
      : undefined;
  // An index outside belongs to code behind a guard that never holds, as of a requirement given `none`.
  return known === undefined ? { kind: "load", from } : toValue(known);
}

/**
 * Passes an operand to code that uses it more than once. It is evaluated once: a value that is not an
 * atom gets a name before the steps.
 */
function once(name: string, operand: Operand, steps: (atom: Atom) => CodeSteps): CodeSteps {
  const value = toValue(operand);
  if (isAtom(value)) return steps(value);
  const named = variable(name, typeOfValue(value), constantRange(value));
  return [{ kind: "let", of: named, to: value }, steps({ kind: "get", of: named })];
}

function isAtom(value: CodeValue): value is Atom {
  return value.kind === "int" || value.kind === "flag" || value.kind === "get";
}

/** The range of a name that is never set again. */
function constantRange(value: CodeValue): IntRange {
  return value.kind === "load" ? rangeOfRegion(value.from.region) : ANY_INT;
}

// CodeSteps ---------------------------------------------------------------------------

function block(steps: CodeSteps): CodeBlock {
  if (steps === undefined) return [];
  return isList(steps) ? steps.flatMap(block) : [steps];
}

function isList(steps: CodeSteps): steps is readonly CodeSteps[] {
  return Array.isArray(steps);
}

function set(of: Var, to: Operand): CodeStep {
  return { kind: "set", of, to: typed(to, of.type) };
}

function when(condition: Operand, then: CodeSteps, otherwise?: CodeSteps): CodeSteps {
  const value = toFlag(condition);
  if (value.kind === "flag") return value.is ? then : otherwise;
  return { kind: "if", when: value, then: block(then), else: block(otherwise) };
}

function loop(name: string, body: (label: LoopLabel) => CodeSteps): CodeStep {
  const label = { name };
  return { kind: "loop", label, body: block(body(label)) };
}

/** No loop of a program counts further. */
const MAX_COUNT = 2 ** 30;

/** A name for a number of things, which counts from 0. */
function natural(name: string): Var {
  return variable(name, "int", { from: 0, to: MAX_COUNT });
}

/** Counts a name from a number up to below another; both are evaluated once. */
function countUp(
  name: string,
  from: Operand,
  to: Operand,
  body: (i: Var, label: LoopLabel) => CodeSteps,
): CodeSteps {
  const [start, end] = [toInt(from), toInt(to)];
  const first = start.kind === "int" ? start.is : ANY_INT.from;
  const last = end.kind === "int" ? Math.max(end.is, first) : MAX_COUNT;
  const i = variable(name, "int", { from: first, to: last });
  return [
    { kind: "let", of: i, to: start },
    once(`${name}End`, end, (limit) =>
      loop(name, (label) => [
        when(values.greaterOrEqual(i, limit), { kind: "break", label }),
        body(i, label),
        set(i, values.add(i, 1)),
      ]),
    ),
  ];
}

/** Arguments of a call, which must fit the parameters. */
function argumentsFor(of: Routine, given: readonly (Operand | Address)[]): readonly Argument[] {
  if (given.length !== of.params.length) misused(`number of arguments of ${of.name}`);
  return of.params.map((param, i) => {
    const one = given[i];
    const isFor = one !== undefined && "kind" in param === isRegionOperand(one);
    if (!isFor) return misused(`argument ${param.name} of ${of.name}`);
    if (isRegionOperand(one)) return one;
    return typed(one, "kind" in param ? "int" : param.type);
  });
}

function isRegionOperand(operand: Operand | Address): operand is Address {
  return typeof operand === "object" && "region" in operand;
}

/** A routine; `body` receives it, for recursion. */
function routine(
  name: string,
  params: Routine["params"],
  result: CodeType | undefined,
  body: (self: Routine) => CodeSteps,
): Routine {
  const made: Routine = { name, params, result, body: [] };
  made.body = block(body(made));
  return made;
}

/** The same for a routine of which the host has a function with this name. */
function hostRoutine(
  name: string,
  params: Routine["params"],
  result: CodeType | undefined,
  { takesState, body }: { readonly takesState: boolean; readonly body?: CodeSteps },
): Routine {
  return { name, params, result, host: { name, takesState }, body: block(body) };
}

export const b = {
  variable,
  address,
  block,
  routine,
  hostRoutine,
  once,

  ...values,

  load,
  callPure: (of: Routine, ...args: readonly (Operand | Address)[]): CodeValue => ({
    kind: "callPure",
    of,
    args: argumentsFor(of, args),
  }),

  let: (of: Var, to: Operand): CodeStep => ({ kind: "let", of, to: typed(to, of.type) }),
  set,
  store: (to: Address, is: Operand): CodeStep => ({ kind: "store", to, is: toInt(is) }),
  if: when,
  loop,
  countUp,
  natural,
  break: (label: LoopLabel): CodeStep => ({ kind: "break", label }),
  continue: (label: LoopLabel): CodeStep => ({ kind: "continue", label }),
  switch: (on: Operand, cases: readonly CodeSteps[], otherwise?: CodeSteps): CodeStep => ({
    kind: "switch",
    on: toInt(on),
    cases: cases.map(block),
    else: block(otherwise),
  }),
  call: (of: Routine, ...args: readonly (Operand | Address)[]): CodeStep => ({
    kind: "call",
    of,
    args: argumentsFor(of, args),
    into: undefined,
  }),
  /** Calls a routine and declares a name for its result. */
  callInto: (into: Var, of: Routine, ...args: readonly (Operand | Address)[]): CodeStep => ({
    kind: "call",
    of,
    args: argumentsFor(of, args),
    into,
  }),
  return: (is?: Operand): CodeStep => ({
    kind: "return",
    is: is === undefined ? undefined : toValue(is),
  }),
  fail: (problem: RuleProblem, at: Operand): CodeStep => ({
    kind: "fail",
    problem,
    at: toInt(at),
  }),
};
