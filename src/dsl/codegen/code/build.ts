// Builders of the code tree. They check types, fold constants, and flatten lists of steps. A number may
// be given for a constant, and a name for its value.

import type { RuleProblem } from "../../runtime/engine/rule-error.ts";
import {
  type Address,
  ANY_INT,
  type Argument,
  type Atom,
  type CodeBlock,
  type CodeStep,
  type CodeType,
  type CodeValue,
  type CompareOp,
  type IntRange,
  type LoopLabel,
  type Region,
  type RegionParam,
  type Routine,
  rangeOfRegion,
  type Var,
} from "./code.ts";
import { INT_OPS, type IntOp } from "./operators.ts";

/** What builders take as a value. */
export type Operand = CodeValue | Var | number | boolean;

/** CodeSteps, also nested; `undefined` stands for none. */
export type CodeSteps = CodeStep | undefined | readonly CodeSteps[];

export function typeOfValue(value: CodeValue): CodeType {
  switch (value.kind) {
    case "int":
    case "load":
    case "op":
    case "mask":
      return "int";
    case "flag":
    case "compare":
    case "and":
    case "or":
    case "not":
      return "flag";
    case "get":
      return value.of.type;
    case "select":
      return typeOfValue(value.then);
    case "text":
      return value.type;
    case "callPure":
      return value.of.result ?? misused(`${value.of.name} has no result`);
    default:
      return value satisfies never;
  }
}

function misused(problem: string): never {
  throw new Error(`code tree: ${problem}`);
}

function toValue(operand: Operand): CodeValue {
  if (typeof operand === "number") return { kind: "int", is: operand | 0 };
  if (typeof operand === "boolean") return { kind: "flag", is: operand };
  return "kind" in operand ? operand : { kind: "get", of: operand };
}

function typed(operand: Operand, type: CodeType): CodeValue {
  const value = toValue(operand);
  return typeOfValue(value) === type ? value : misused(`${value.kind} is no ${type}`);
}

const toInt = (operand: Operand) => typed(operand, "int");
const toFlag = (operand: Operand) => typed(operand, "flag");

function op(name: IntOp, ...operands: readonly Operand[]): CodeValue {
  const args = operands.map(toInt);
  const [a, b] = args;
  if (a === undefined || args.length !== INT_OPS[name].arity) misused(`operands of ${name}`);
  if (a.kind === "int" && (b === undefined || b.kind === "int"))
    return { kind: "int", is: INT_OPS[name].is(a.is, b?.is ?? 0) };
  return { kind: "op", op: name, args };
}

/** A sum with all constants in one number, on the right: `(x + 2) - 5` is `x + -3`. */
function add(left: Operand, right: Operand): CodeValue {
  const [a, b] = [toInt(left), toInt(right)];
  if (a.kind === "int" && b.kind !== "int") return add(b, a);
  const negated = negatedIn(b);
  if (negated !== undefined) return op("subtract", a, negated);
  if (b.kind !== "int") return op("add", a, b);
  if (b.is === 0) return a;
  const [inner, constant] = a.kind === "op" && a.op === "add" ? a.args : [];
  if (inner !== undefined && constant?.kind === "int") return add(inner, constant.is + b.is);
  return op("add", a, b);
}

/** What a value is the negative of, if it is written so. */
function negatedIn(value: CodeValue): CodeValue | undefined {
  if (value.kind !== "op" || value.op !== "subtract") return undefined;
  const [zero, of] = value.args;
  return zero?.kind === "int" && zero.is === 0 ? of : undefined;
}

function subtract(left: Operand, right: Operand): CodeValue {
  const b = toInt(right);
  return b.kind === "int" && b.is !== ANY_INT.from ? add(left, -b.is) : op("subtract", left, b);
}

function multiply(left: Operand, right: Operand): CodeValue {
  const [a, b] = [toInt(left), toInt(right)];
  if (a.kind === "int" && b.kind !== "int") return multiply(b, a);
  return b.kind === "int" && b.is === 1 ? a : op("multiply", a, b);
}

const COMPARE: Readonly<Record<CompareOp, (a: number, b: number) => boolean>> = {
  equal: (a, b) => a === b,
  notEqual: (a, b) => a !== b,
  less: (a, b) => a < b,
  lessOrEqual: (a, b) => a <= b,
  greater: (a, b) => a > b,
  greaterOrEqual: (a, b) => a >= b,
};

/** Applies a comparison to numbers. */
export function isComparison(name: CompareOp, a: number, b: number): boolean {
  return COMPARE[name](a, b);
}

const OPPOSITE: Readonly<Record<CompareOp, CompareOp>> = {
  equal: "notEqual",
  notEqual: "equal",
  less: "greaterOrEqual",
  lessOrEqual: "greater",
  greater: "lessOrEqual",
  greaterOrEqual: "less",
};

const compare =
  (name: CompareOp) =>
  (x: Operand, y: Operand): CodeValue => {
    const left = toValue(x);
    const right = typed(y, typeOfValue(left));
    if (!isEquality(name)) toInt(left);
    if (left.kind === "int" && right.kind === "int")
      return toValue(isComparison(name, left.is, right.is));
    return { kind: "compare", op: name, left, right };
  };

/** Whether an operator also compares flags. */
export function isEquality(name: CompareOp): boolean {
  return name === "equal" || name === "notEqual";
}

function not(operand: Operand): CodeValue {
  const of = toFlag(operand);
  if (of.kind === "flag") return toValue(!of.is);
  if (of.kind === "not") return of.of;
  if (of.kind === "compare") return { ...of, op: OPPOSITE[of.op] };
  return { kind: "not", of };
}

/** All of them, or at least one of them; evaluation stops at the first that decides. */
const connect = (kind: "and" | "or") => {
  const decides = kind === "or";
  return (...operands: readonly Operand[]): CodeValue =>
    operands.map(toFlag).reduce((left, right) => {
      if (left.kind === "flag") return left.is === decides ? left : right;
      return right.kind === "flag" && right.is !== decides ? left : { kind, left, right };
    }, toValue(!decides));
};

function select(condition: Operand, yes: Operand, no: Operand): CodeValue {
  const when = toFlag(condition);
  const then = toValue(yes);
  const other = typed(no, typeOfValue(then));
  if (when.kind === "flag") return when.is ? then : other;
  return { kind: "select", when, then, else: other };
}

function mask(operand: Operand): CodeValue {
  const of = toFlag(operand);
  return of.kind === "flag" ? toValue(of.is ? -1 : 0) : { kind: "mask", of };
}

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
  if (from.region.kind === "constants" && from.at.kind === "int")
    return toValue(from.region.numbers[from.at.is] ?? misused(`index of ${from.region.name}`));
  return { kind: "load", from };
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
        when(compare("greaterOrEqual")(i, limit), { kind: "break", label }),
        body(i, label),
        set(i, add(i, 1)),
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

export const b = {
  value: toValue,
  variable,
  address,
  block,
  routine,
  once,

  op,
  add,
  subtract,
  multiply,
  negate: (of: Operand) => subtract(0, of),
  min: (x: Operand, y: Operand) => op("min", x, y),
  max: (x: Operand, y: Operand) => op("max", x, y),
  bitAnd: (x: Operand, y: Operand) => op("bitAnd", x, y),
  bitOr: (x: Operand, y: Operand) => op("bitOr", x, y),
  bitXor: (x: Operand, y: Operand) => op("bitXor", x, y),
  bitNot: (of: Operand) => op("bitXor", of, -1),
  shiftLeft: (x: Operand, y: Operand) => op("shiftLeft", x, y),
  shiftRight: (x: Operand, y: Operand) => op("shiftRight", x, y),
  shiftRightUnsigned: (x: Operand, y: Operand) => op("shiftRightUnsigned", x, y),

  equal: compare("equal"),
  notEqual: compare("notEqual"),
  less: compare("less"),
  lessOrEqual: compare("lessOrEqual"),
  greater: compare("greater"),
  greaterOrEqual: compare("greaterOrEqual"),
  not,
  and: connect("and"),
  or: connect("or"),
  mask,
  select,

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
