// The operators of the code tree. Each row has the meaning of an operator and all its spellings, so an
// incomplete operator does not compile. All of them have a result for all numbers of 32 bits.

import type { IntRange } from "./code.ts";

/** How JavaScript spells an operator. `rank` is the binding strength (print.ts). */
type JsSpelling =
  | { readonly kind: "infix"; readonly sign: string; readonly rank: number }
  | { readonly kind: "call"; readonly name: string };

/**
 * WebAssembly instructions for operands on the stack. A number is an opcode or an operand of one; with
 * "a" and "b", the operands are in locals, and the letter pushes one of them.
 */
type WasmSpelling = readonly (number | "a" | "b")[];

interface IntOpRow {
  readonly arity: 1 | 2;
  readonly is: (a: number, b: number) => number;
  readonly js: JsSpelling;
  /** Whether JavaScript takes the operands modulo 2³², as bit operators do. */
  readonly truncates: boolean;
  /** The exact range of the JavaScript result for operands in these ranges, before it wraps. */
  readonly range: (a: IntRange, b: IntRange) => IntRange;
  readonly wasm: WasmSpelling;
  /** Shorter instructions for a constant right operand other than 0 and -1. */
  readonly wasmByConstant?: WasmSpelling;
}

const INT: IntRange = { from: -(2 ** 31), to: 2 ** 31 - 1 };
const UNSIGNED: IntRange = { from: 0, to: 2 ** 32 - 1 };

const I32 = {
  const: 0x41,
  isZero: 0x45,
  less: 0x48,
  greater: 0x4a,
  greaterUnsigned: 0x4b,
  leadingZeros: 0x67,
  bitCount: 0x69,
  add: 0x6a,
  subtract: 0x6b,
  multiply: 0x6c,
  quotient: 0x6d,
  remainder: 0x6f,
  and: 0x71,
  or: 0x72,
  xor: 0x73,
  shiftLeft: 0x74,
  shiftRight: 0x75,
  shiftRightUnsigned: 0x76,
  select: 0x1b,
};

/** a / (b or 1), or -a & b where b is 0 or -1, for which the instruction may trap. */
const IS_SAFE: WasmSpelling = ["b", I32.const, 1, I32.add, I32.const, 1, I32.greaterUnsigned];
const QUOTIENT: WasmSpelling = [
  ...(["a", "b", I32.const, 1, ...IS_SAFE, I32.select, I32.quotient] as const),
  ...([I32.const, 0, "a", I32.subtract, "b", I32.and] as const),
  ...IS_SAFE,
  I32.select,
];

export const INT_OPS = {
  add: {
    arity: 2,
    is: (a, b) => (a + b) | 0,
    js: { kind: "infix", sign: "+", rank: 11 },
    truncates: false,
    range: (a, b) => ({ from: a.from + b.from, to: a.to + b.to }),
    wasm: [I32.add],
  },
  subtract: {
    arity: 2,
    is: (a, b) => (a - b) | 0,
    js: { kind: "infix", sign: "-", rank: 11 },
    truncates: false,
    range: (a, b) => ({ from: a.from - b.to, to: a.to - b.from }),
    wasm: [I32.subtract],
  },
  multiply: {
    arity: 2,
    is: (a, b) => Math.imul(a, b),
    js: { kind: "infix", sign: "*", rank: 12 },
    truncates: false,
    range: (a, b) => around([a.from * b.from, a.from * b.to, a.to * b.from, a.to * b.to]),
    wasm: [I32.multiply],
  },
  /** Rounded towards 0; 0 for the divisor 0. */
  quotient: {
    arity: 2,
    is: (a, b) => (a / b) | 0,
    js: { kind: "infix", sign: "/", rank: 12 },
    truncates: false,
    // A fraction, which always needs `|0`.
    range: () => ({ from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }),
    wasm: QUOTIENT,
    wasmByConstant: [I32.quotient],
  },
  /** Has the sign of the left operand; 0 for the divisor 0. */
  remainder: {
    arity: 2,
    is: (a, b) => (a % b) | 0,
    js: { kind: "infix", sign: "%", rank: 12 },
    truncates: false,
    // NaN for the divisor 0, and -0 for a negative left operand, need `|0`.
    range: (a, b) =>
      a.from >= 0 && b.from > 0
        ? { from: 0, to: Math.min(a.to, b.to - 1) }
        : { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY },
    wasm: ["a", "b", "b", I32.isZero, I32.or, I32.remainder],
    wasmByConstant: [I32.remainder],
  },
  bitAnd: {
    arity: 2,
    is: (a, b) => a & b,
    js: { kind: "infix", sign: "&", rank: 7 },
    truncates: true,
    range: (a, b) =>
      a.from >= 0 || b.from >= 0
        ? { from: 0, to: Math.min(...[a, b].filter(({ from }) => from >= 0).map(({ to }) => to)) }
        : INT,
    wasm: [I32.and],
  },
  bitOr: {
    arity: 2,
    is: (a, b) => a | b,
    js: { kind: "infix", sign: "|", rank: 5 },
    truncates: true,
    range: bitsOfBoth,
    wasm: [I32.or],
  },
  bitXor: {
    arity: 2,
    is: (a, b) => a ^ b,
    js: { kind: "infix", sign: "^", rank: 6 },
    truncates: true,
    range: bitsOfBoth,
    wasm: [I32.xor],
  },
  /** The lower five bits of the right operand are the distance. */
  shiftLeft: {
    arity: 2,
    is: (a, b) => a << b,
    js: { kind: "infix", sign: "<<", rank: 10 },
    truncates: true,
    range: () => INT,
    wasm: [I32.shiftLeft],
  },
  /** Repeats the sign bit. */
  shiftRight: {
    arity: 2,
    is: (a, b) => a >> b,
    js: { kind: "infix", sign: ">>", rank: 10 },
    truncates: true,
    range: (a) => ({ from: Math.min(a.from, 0), to: Math.max(a.to, 0) }),
    wasm: [I32.shiftRight],
  },
  shiftRightUnsigned: {
    arity: 2,
    is: (a, b) => (a >>> b) | 0,
    js: { kind: "infix", sign: ">>>", rank: 10 },
    truncates: true,
    range: (a, { from, to }) => {
      if (from === to && from > 0 && from < 32) return { from: 0, to: UNSIGNED.to >>> from };
      return a.from >= 0 ? { from: 0, to: a.to } : UNSIGNED;
    },
    wasm: [I32.shiftRightUnsigned],
  },
  min: {
    arity: 2,
    is: (a, b) => Math.min(a, b),
    js: { kind: "call", name: "Math.min" },
    truncates: false,
    range: (a, b) => ({ from: Math.min(a.from, b.from), to: Math.min(a.to, b.to) }),
    wasm: ["a", "b", "a", "b", I32.less, I32.select],
  },
  max: {
    arity: 2,
    is: (a, b) => Math.max(a, b),
    js: { kind: "call", name: "Math.max" },
    truncates: false,
    range: (a, b) => ({ from: Math.max(a.from, b.from), to: Math.max(a.to, b.to) }),
    wasm: ["a", "b", "a", "b", I32.greater, I32.select],
  },
  abs: {
    arity: 1,
    is: (a) => Math.abs(a) | 0,
    js: { kind: "call", name: "Math.abs" },
    truncates: false,
    range: ({ from, to }) => ({
      from: from > 0 ? from : to < 0 ? -to : 0,
      to: Math.max(Math.abs(from), Math.abs(to)),
    }),
    wasm: ["a", I32.const, 0, "a", I32.subtract, "a", I32.const, 0, I32.greater, I32.select],
  },
  /** The number of bits set. */
  bitCount: {
    arity: 1,
    is: bitCountOf,
    js: { kind: "call", name: "bitCount" },
    truncates: true,
    range: () => ({ from: 0, to: 32 }),
    wasm: [I32.bitCount],
  },
  /** The number of zeros above the highest bit set. */
  leadingZeros: {
    arity: 1,
    is: (a) => Math.clz32(a),
    js: { kind: "call", name: "Math.clz32" },
    truncates: true,
    range: () => ({ from: 0, to: 32 }),
    wasm: [I32.leadingZeros],
  },
} as const satisfies Readonly<Record<string, IntOpRow>>;

export type IntOp = keyof typeof INT_OPS;

/** The row of an operator, without its literal type. */
export function intOpRow(op: IntOp): IntOpRow {
  return INT_OPS[op];
}

function around(numbers: readonly number[]): IntRange {
  return { from: Math.min(...numbers), to: Math.max(...numbers) };
}

/** The range of a bit operator that sets no bit above those of its operands. */
function bitsOfBoth(a: IntRange, b: IntRange): IntRange {
  if (a.from < 0 || b.from < 0) return INT;
  const bits = 32 - Math.clz32(Math.max(a.to, b.to));
  return { from: 0, to: 2 ** bits - 1 };
}

function bitCountOf(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
