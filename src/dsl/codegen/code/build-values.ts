// Builders of values of the code tree. They check types and fold constants. A number may be given for a
// constant, and a name for its value.

import { ANY_INT, type CodeType, type CodeValue, type CompareOp, type Var } from "./code.ts";
import { INT_OPS, type IntOp } from "./operators.ts";

/** What builders take as a value. */
export type Operand = CodeValue | Var | number | boolean;

export function typeOfValue(value: CodeValue): CodeType {
  switch (value.kind) {
    case "int":
    case "load":
    case "op":
    case "mask":
    case "attempt":
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
    case "callPure":
      return value.of.result ?? misused(`${value.of.name} has no result`);
    default:
      return value satisfies never;
  }
}

export function misused(problem: string): never {
  throw new Error(`code tree: ${problem}`);
}

export function toValue(operand: Operand): CodeValue {
  if (typeof operand === "number") return { kind: "int", is: operand | 0 };
  if (typeof operand === "boolean") return { kind: "flag", is: operand };
  return "kind" in operand ? operand : { kind: "get", of: operand };
}

export function typed(operand: Operand, type: CodeType): CodeValue {
  const value = toValue(operand);
  return typeOfValue(value) === type ? value : misused(`${value.kind} is no ${type}`);
}

export const toInt = (operand: Operand) => typed(operand, "int");
export const toFlag = (operand: Operand) => typed(operand, "flag");

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

/** The number that the state keeps for a value: 1 and 0 for flags. */
function stored(operand: Operand): CodeValue {
  const value = toValue(operand);
  return typeOfValue(value) === "flag" ? select(value, 1, 0) : value;
}

function mask(operand: Operand): CodeValue {
  const of = toFlag(operand);
  return of.kind === "flag" ? toValue(of.is ? -1 : 0) : { kind: "mask", of };
}

function attempt(operand: Operand, otherwise: number): CodeValue {
  return { kind: "attempt", of: toInt(operand), otherwise };
}

/** The builders of values, which `b` of build.ts has with those of steps. */
export const values = {
  value: toValue,
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
  stored,
  attempt,
};
