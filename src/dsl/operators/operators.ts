// The operators of the language: one row each, from which every layer reads what it has to know.
// A row lacks nothing, or it is a type error. Yes is 1, no is 0, a set is a number of 32 bits.

import { divideDown, divideUp, modulo } from "../runtime/engine/numbers.ts";
import {
  ANY,
  absoluteInterval,
  addIntervals,
  combineIntervals,
  multiplyIntervals,
  remainderInterval,
  subtractIntervals,
  type ValueInterval,
} from "./interval.ts";

/** What an operator computes with. */
export type OperandType = "number" | "yesno";

interface UnaryRow {
  /** What is written before the operand. */
  readonly sign: string;
  /** The type of the operand and of the result. */
  readonly type: OperandType;
  readonly evaluate: (value: number) => number;
  /** The results that are possible if the operand is in an interval. */
  readonly bounds: (of: ValueInterval) => ValueInterval;
  /** The kind of the mutation that leaves the operator out, if that is a mistake people make. */
  readonly dropped: "negation" | undefined;
}

export const UNARY_OPS = {
  not: {
    sign: "not ",
    type: "yesno",
    evaluate: (value) => 1 - value,
    bounds: () => ANY,
    dropped: "negation",
  },
  "-": {
    sign: "-",
    type: "number",
    evaluate: (value) => (0 - value) | 0,
    bounds: (of) => subtractIntervals({ min: 0, max: 0 }, of),
    dropped: undefined,
  },
} as const satisfies Readonly<Record<string, UnaryRow>>;

export type UnaryOp = keyof typeof UNARY_OPS;

/** Whether a word or sign is a unary operator. */
export function isUnaryOp(text: string): text is UnaryOp {
  return Object.hasOwn(UNARY_OPS, text);
}

/** The unary operators that yield a type. */
export type UnaryOpOf<T extends OperandType> = {
  [O in UnaryOp]: (typeof UNARY_OPS)[O]["type"] extends T ? O : never;
}[UnaryOp];

/**
 * The groups of binary operators. Junctions join conditions and skip their right operand if it does
 * not matter; equality compares values of any type, and order compares numbers.
 */
export type BinaryGroup = "junction" | "equality" | "order" | "arithmetic";

interface BinaryRow {
  readonly group: BinaryGroup;
  /** Binding strength: of two operators the one with the higher rank takes its operands first. */
  readonly rank: 1 | 2 | 3 | 4 | 5;
  /** Whether `a op (b op c)` needs no brackets. */
  readonly isAssociative: boolean;
  /** The value of the left operand that is the result, so that the right one is not evaluated. */
  readonly decidedBy: 0 | 1 | undefined;
  readonly evaluate: (left: number, right: number) => number;
  readonly bounds: (left: ValueInterval, right: ValueInterval) => ValueInterval;
  /** The operator that is written for it by mistake. */
  readonly mistake: string | undefined;
}

const JUNCTION = {
  group: "junction",
  isAssociative: true,
  bounds: () => ANY,
} as const satisfies Partial<BinaryRow>;

const EQUALITY = {
  group: "equality",
  rank: 3,
  isAssociative: false,
  decidedBy: undefined,
  bounds: () => ANY,
} as const satisfies Partial<BinaryRow>;

const ORDER = {
  group: "order",
  rank: 3,
  isAssociative: false,
  decidedBy: undefined,
  bounds: () => ANY,
} as const satisfies Partial<BinaryRow>;

const ARITHMETIC = {
  group: "arithmetic",
  decidedBy: undefined,
} as const satisfies Partial<BinaryRow>;

export const BINARY_OPS = {
  or: { ...JUNCTION, rank: 1, decidedBy: 1, evaluate: (a, b) => a | b, mistake: "and" },
  and: { ...JUNCTION, rank: 2, decidedBy: 0, evaluate: (a, b) => a & b, mistake: "or" },
  is: { ...EQUALITY, evaluate: (a, b) => Number(a === b), mistake: "is not" },
  "is not": { ...EQUALITY, evaluate: (a, b) => Number(a !== b), mistake: "is" },
  "<": { ...ORDER, evaluate: (a, b) => Number(a < b), mistake: "<=" },
  "<=": { ...ORDER, evaluate: (a, b) => Number(a <= b), mistake: "<" },
  ">": { ...ORDER, evaluate: (a, b) => Number(a > b), mistake: ">=" },
  ">=": { ...ORDER, evaluate: (a, b) => Number(a >= b), mistake: ">" },
  "+": {
    ...ARITHMETIC,
    rank: 4,
    isAssociative: true,
    evaluate: (a, b) => (a + b) | 0,
    bounds: addIntervals,
    mistake: "-",
  },
  "-": {
    ...ARITHMETIC,
    rank: 4,
    isAssociative: false,
    evaluate: (a, b) => (a - b) | 0,
    bounds: subtractIntervals,
    mistake: "+",
  },
  "*": {
    ...ARITHMETIC,
    rank: 5,
    isAssociative: true,
    evaluate: Math.imul,
    bounds: multiplyIntervals,
    mistake: "+",
  },
  mod: {
    ...ARITHMETIC,
    rank: 5,
    isAssociative: false,
    evaluate: modulo,
    bounds: (_, right) => remainderInterval(right),
    mistake: undefined,
  },
} as const satisfies Readonly<Record<string, BinaryRow>>;

export type BinaryOp = keyof typeof BINARY_OPS;

/** Whether words or a sign are a binary operator. */
export function isBinaryOp(text: string): text is BinaryOp {
  return Object.hasOwn(BINARY_OPS, text);
}

/** The binary operators of a group. */
export type BinaryOpOf<G extends BinaryGroup> = {
  [O in BinaryOp]: (typeof BINARY_OPS)[O]["group"] extends G ? O : never;
}[BinaryOp];

/** Tests whether an operator is of a group; what is left over closes with `satisfies BinaryOpOf<…>`. */
export function isInGroup<G extends BinaryGroup>(op: BinaryOp, group: G): op is BinaryOpOf<G> {
  return BINARY_OPS[op].group === group;
}

/** The two ways to round a quotient. */
export const ROUNDINGS = { up: divideUp, down: divideDown } as const;

export type Rounding = keyof typeof ROUNDINGS;

interface MathRow {
  readonly evaluate: (args: readonly number[]) => number;
  readonly bounds: (args: readonly ValueInterval[]) => ValueInterval;
}

/** The functions of numbers. */
export const MATH_FUNCTIONS = {
  min: {
    evaluate: (args) => Math.min(...args),
    bounds: (args) => combineIntervals(args, Math.min, Math.min),
  },
  max: {
    evaluate: (args) => Math.max(...args),
    bounds: (args) => combineIntervals(args, Math.max, Math.max),
  },
  abs: {
    evaluate: ([value = 0]) => Math.abs(value),
    bounds: ([of = ANY]) => absoluteInterval(of),
  },
} as const satisfies Readonly<Record<string, MathRow>>;

export type MathName = keyof typeof MATH_FUNCTIONS;
