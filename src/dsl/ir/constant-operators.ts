// The operators of expressions as functions of numbers, for the evaluation of constants. Yes is 1, no
// is 0, a set is a number of 32 bits.

import { divideDown, divideUp, modulo } from "../runtime/engine/numbers.ts";
import type { BinaryOp, UnaryOp } from "../source/operators.ts";
import type * as ir from "./ir.ts";

export const UNARY: Readonly<Record<UnaryOp, (value: number) => number>> = {
  not: (value) => 1 - value,
  "-": (value) => 0 - value,
};

export const BINARY: Readonly<Record<BinaryOp, (a: number, b: number) => number>> = {
  or: (_, b) => b,
  and: (_, b) => b,
  is: (a, b) => Number(a === b),
  "is not": (a, b) => Number(a !== b),
  "<": (a, b) => Number(a < b),
  "<=": (a, b) => Number(a <= b),
  ">": (a, b) => Number(a > b),
  ">=": (a, b) => Number(a >= b),
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  mod: modulo,
};

export const DIVIDE = { up: divideUp, down: divideDown };

export const MATH: Readonly<
  Record<Extract<ir.Expr, { kind: "math" }>["name"], (args: readonly number[]) => number>
> = {
  min: (args) => Math.min(...args),
  max: (args) => Math.max(...args),
  abs: ([value = 0]) => Math.abs(value),
};

export const SET: Readonly<
  Record<Extract<ir.Expr, { kind: "setOp" }>["op"], (a: number, b: number) => number>
> = {
  union: (a, b) => a | b,
  both: (a, b) => a & b,
  without: (a, b) => a & ~b,
};
