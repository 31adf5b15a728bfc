// Values of the code tree as JavaScript, with as few parentheses and `|0` as possible.

import {
  type Address,
  ANY_INT,
  type Argument,
  type CodeValue,
  type CompareOp,
  type IntRange,
  isAddress,
} from "../code/code.ts";
import { type LinearSum, linearSum, stateIndex } from "../code/linear.ts";
import { type IntOpRow, intOpRow } from "../code/operators.ts";
import { isInside, rangeOfValue, unionOf, wrapped } from "../code/range.ts";
import { checkedAddress } from "./checked.ts";
import type { RoutineNames } from "./names.ts";

/** Binding strengths of JavaScript; those of operators are in their rows. */
const RANK = {
  lowest: 0,
  conditional: 2,
  or: 3,
  and: 4,
  bitOr: 5,
  equality: 8,
  relational: 9,
  sum: 11,
  product: 12,
  unary: 14,
  primary: 16,
} as const;

interface Printed {
  readonly text: string;
  readonly rank: number;
}

interface PrintedInt extends Printed {
  /** The range of the JavaScript number. */
  readonly range: IntRange;
  /** Whether it is a number of 32 bits as it is: no fraction, no -0, nothing larger. */
  readonly isInt: boolean;
}

/** Below this, JavaScript adds numbers exactly. */
const EXACT: IntRange = { from: -(2 ** 52), to: 2 ** 52 };

const COMPARE: Readonly<Record<CompareOp, readonly [sign: string, rank: number]>> = {
  equal: ["===", RANK.equality],
  notEqual: ["!==", RANK.equality],
  less: ["<", RANK.relational],
  lessOrEqual: ["<=", RANK.relational],
  greater: [">", RANK.relational],
  greaterOrEqual: [">=", RANK.relational],
};

/** Prints a value that may stand alone: an argument, a condition, the right side of an assignment. */
export function printValue(names: RoutineNames, value: CodeValue): string {
  return isFlag(value) ? flag(names, value).text : wrap(int(names, value)).text;
}

/** Prints a number of which only the lower 32 bits count, as of one that is stored in an array. */
export function printTruncated(names: RoutineNames, value: CodeValue): string {
  return int(names, value).text;
}

/** Whether a number is one of 32 bits as it is printed. */
export function isExact(names: RoutineNames, value: CodeValue): boolean {
  return !isFlag(value) && int(names, value).isInt;
}

/** Prints the element at an address. */
export function printElement(names: RoutineNames, given: Address): string {
  const address = names.program.isChecked ? checkedAddress(given) : given;
  return `${names.array(address.region)}[${printIndex(names, address)}]`;
}

export function printArguments(names: RoutineNames, args: readonly Argument[]): string[] {
  return args.flatMap((arg) =>
    isAddress(arg) ? [names.array(arg.region), printIndex(names, arg)] : [printValue(names, arg)],
  );
}

/** Prints the index of an address in its array. */
function printIndex(names: RoutineNames, address: Address): string {
  const { region, at, member } = address;
  switch (region.kind) {
    case "state": {
      const place = names.program.addressOf(region.slot);
      const { sum, table } = stateIndex(address, place);
      if (table === undefined || member === undefined) return printSum(names, sum);
      const base = `${names.table(region.slot.name, table)}[${printValue(names, member)}]`;
      return printSum(names, sum, base);
    }
    case "param":
      return printSum(names, linearSum(at), names.base(region));
    case "scratch":
    case "constants":
      return printSum(names, linearSum(at));
    default:
      return region satisfies never;
  }
}

/** A sum of an address. Its parts are no larger than the state, so it is exact. */
function printSum(names: RoutineNames, { terms, constant }: LinearSum, base = ""): string {
  const first = base === "" && (constant > 0 || terms.length === 0) ? String(constant) : base;
  const rest = first === base ? constant : 0;
  const parts = terms.map(({ value, factor }) => {
    const size = Math.abs(factor);
    const rank = size === 1 ? RANK.sum : RANK.product;
    const text = within(wrap(int(names, value)), rank + 1);
    return { sign: factor < 0 ? "-" : "+", text: size === 1 ? text : `${text}*${size}` };
  });
  const sum = parts.reduce(
    (text, part) =>
      text === "" && part.sign === "+" ? part.text : `${text}${part.sign}${part.text}`,
    first,
  );
  return rest === 0 ? sum : `${sum}${rest < 0 ? "-" : "+"}${Math.abs(rest)}`;
}

function isFlag(value: CodeValue): boolean {
  switch (value.kind) {
    case "flag":
    case "compare":
    case "and":
    case "or":
    case "not":
      return true;
    case "get":
      return value.of.type === "flag";
    case "select":
      return isFlag(value.then);
    case "callPure":
      return value.of.result === "flag";
    case "int":
    case "load":
    case "op":
    case "mask":
    case "attempt":
      return false;
    default:
      return value satisfies never;
  }
}

/** With parentheses, if it binds weaker than `rank`. */
function within({ text, rank }: Printed, rankAround: number): string {
  return rank < rankAround ? `(${text})` : text;
}

/** The number of 32 bits. */
function wrap(printed: PrintedInt): PrintedInt {
  if (printed.isInt) return printed;
  const text = `${within(printed, RANK.bitOr)}|0`;
  return { text, rank: RANK.bitOr, range: wrapped(printed.range), isInt: true };
}

function primary(text: string, range: IntRange): PrintedInt {
  return { text, rank: RANK.primary, range, isInt: true };
}

function int(names: RoutineNames, value: CodeValue): PrintedInt {
  switch (value.kind) {
    case "int":
      return {
        ...primary(String(value.is), { from: value.is, to: value.is }),
        rank: value.is < 0 ? RANK.unary : RANK.primary,
      };
    case "get":
      return primary(names.variable(value.of), value.of.range);
    case "load":
      return primary(printElement(names, value.from), rangeOfValue(value));
    case "op":
      return operation(names, value);
    case "mask": {
      const text = `-${within(flag(names, value.of), RANK.unary)}`;
      // -false is -0.
      return { text, rank: RANK.unary, range: { from: -1, to: 0 }, isInt: false };
    }
    case "select": {
      const then = int(names, value.then);
      const other = int(names, value.else);
      return {
        text: conditional(flag(names, value.when), then, other),
        rank: RANK.conditional,
        range: unionOf(then.range, other.range),
        isInt: then.isInt && other.isInt,
      };
    }
    case "callPure":
      return primary(printCall(names, value), ANY_INT);
    case "attempt": {
      const text = `ifThere(()=>${printValue(names, value.of)},${value.otherwise})`;
      return primary(text, rangeOfValue(value));
    }
    case "flag":
    case "compare":
    case "and":
    case "or":
    case "not":
      throw new Error(`code tree: ${value.kind} is no number`);
    default:
      return value satisfies never;
  }
}

type Operation = Extract<CodeValue, { readonly kind: "op" }>;

function operation(names: RoutineNames, value: Operation): PrintedInt {
  const row = intOpRow(value.op);
  const [first, second] = value.args;
  if (row.js.kind === "call" || first === undefined || second === undefined)
    return callOf(names, value);
  const [a, b] = [operandOf(names, row, first), operandOf(names, row, second)];
  const range = rangeOfOperation(row, a, b);
  const isInt = isInside(range, ANY_INT);
  if (row.js.kind === "product") return product(a, b, range);
  const { sign, rank } = row.js;
  if (value.op === "subtract" && first.kind === "int" && first.is === 0) {
    const text = `-${negated(within(b, RANK.unary))}`;
    // -0 is no number of 32 bits.
    return { text, rank: RANK.unary, range, isInt: isInt && !isInside(ZERO, range) };
  }
  if (value.op === "bitXor" && second.kind === "int" && second.is === -1)
    return { text: `~${within(a, RANK.unary)}`, rank: RANK.unary, range, isInt };
  if (value.op === "add" && second.kind === "int" && second.is < 0) {
    const text = `${within(a, rank)}-${-second.is}`;
    return { text, rank, range, isInt };
  }
  const right = within(b, rank + 1);
  const text = `${within(a, rank)}${sign}${sign === "-" ? negated(right) : right}`;
  return { text, rank, range, isInt };
}

/** An operand as the operator takes it. */
function operandOf(names: RoutineNames, { takes }: IntOpRow, operand: CodeValue): PrintedInt {
  const printed = int(names, operand);
  switch (takes) {
    case "bits":
    case "sums":
      return isInside(printed.range, EXACT) ? printed : wrap(printed);
    case "numbers":
      return wrap(printed);
    default:
      return takes satisfies never;
  }
}

/** The range of the JavaScript number. */
function rangeOfOperation({ takes, range }: IntOpRow, a: PrintedInt, b: PrintedInt): IntRange {
  return takes === "bits" ? range(wrapped(a.range), wrapped(b.range)) : range(a.range, b.range);
}

/** An operator that is a function in JavaScript. */
function callOf(names: RoutineNames, value: Operation): PrintedInt {
  const row = intOpRow(value.op);
  if (row.js.kind !== "call") throw new Error(`code tree: operands of ${value.op}`);
  const { name } = row.js;
  const args = operandsOf(value).map((arg) => operandOf(names, row, arg).text);
  const range = rangeOfValue(value);
  return { ...primary(`${name}(${args.join(",")})`, range), isInt: isInside(range, ANY_INT) };
}

/** `min(min(x, y), z)` is one call of three operands. */
function operandsOf({ op, args: [first, ...rest] }: Operation): readonly CodeValue[] {
  if (first === undefined) return [];
  const isNested = (op === "min" || op === "max") && first.kind === "op" && first.op === op;
  return [...(isNested ? operandsOf(first) : [first]), ...rest];
}

const ZERO: IntRange = { from: 0, to: 0 };

/** Operand of a minus sign: two of them would be another operator. */
function negated(text: string): string {
  return text.startsWith("-") ? `(${text})` : text;
}

/** `a*b` where it is exact, which may be -0; otherwise the product modulo 2³². */
function product(a: PrintedInt, b: PrintedInt, range: IntRange): PrintedInt {
  if (!isInside(range, EXACT)) return primary(`Math.imul(${a.text},${b.text})`, wrapped(range));
  const text = `${within(a, RANK.product)}*${within(b, RANK.product + 1)}`;
  const isInt = isInside(range, ANY_INT) && a.range.from >= 0 && b.range.from >= 0;
  return { text, rank: RANK.product, range, isInt };
}

function conditional(when: Printed, then: Printed, other: Printed): string {
  const condition = within(when, RANK.conditional + 1);
  return `${condition}?${within(then, RANK.conditional)}:${within(other, RANK.conditional)}`;
}

function printCall(
  names: RoutineNames,
  { of, args }: Extract<CodeValue, { readonly kind: "callPure" }>,
): string {
  return `${names.program.routine(of)}(${names.callArguments(of, printArguments(names, args))})`;
}

function flag(names: RoutineNames, value: CodeValue): Printed {
  switch (value.kind) {
    case "flag":
      return { text: String(value.is), rank: RANK.primary };
    case "get":
      return { text: names.variable(value.of), rank: RANK.primary };
    case "compare": {
      const [sign, rank] = COMPARE[value.op];
      const side = (of: CodeValue) => (isFlag(of) ? flag(names, of) : wrap(int(names, of)));
      const [left, right] = [side(value.left), side(value.right)];
      return { text: `${within(left, rank)}${sign}${within(right, rank + 1)}`, rank };
    }
    case "and":
    case "or": {
      const rank = RANK[value.kind];
      const sign = value.kind === "and" ? "&&" : "||";
      const [left, right] = [flag(names, value.left), flag(names, value.right)];
      return { text: `${within(left, rank)}${sign}${within(right, rank)}`, rank };
    }
    case "not":
      return { text: `!${within(flag(names, value.of), RANK.unary)}`, rank: RANK.unary };
    case "select": {
      const [then, other] = [flag(names, value.then), flag(names, value.else)];
      const text = conditional(flag(names, value.when), then, other);
      return { text, rank: RANK.conditional };
    }
    case "callPure":
      return { text: printCall(names, value), rank: RANK.primary };
    case "int":
    case "load":
    case "op":
    case "mask":
    case "attempt":
      throw new Error(`code tree: ${value.kind} is no flag`);
    default:
      return value satisfies never;
  }
}
