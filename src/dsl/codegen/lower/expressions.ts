// Expressions as values of the code tree. Kinds that are not lowered yet are text in it.

import { boundsOf } from "../../ir/bounds.ts";
import type * as ir from "../../ir/ir.ts";
import { firstHeld } from "../../ir/types.ts";
import type { BinaryOp, SetOp, UnaryOp } from "../../operators/operators.ts";
import type { Span } from "../../source/span.ts";
import { b } from "../code/build.ts";
import {
  ANY_INT,
  type CodeType,
  type CodeValue,
  type IntRange,
  type StateSlot,
} from "../code/code.ts";
import { isInside } from "../code/range.ts";
import type { StateSlots } from "../layout/state-slots.ts";
import { counterAddress, gridAddress, inState, markAddress } from "./addresses.ts";

/** The expressions that are not lowered yet. */
export type TextExpr = Exclude<
  ir.Expr,
  {
    readonly kind:
      | "const"
      | "players"
      | "rival"
      | "score"
      | "option"
      | "counter"
      | "mark"
      | "cell"
      | "isFilled"
      | "positionOn"
      | "unary"
      | "binary"
      | "math"
      | "if"
      | "setOf"
      | "setOp"
      | "setSize";
  }
>;

/** What lowering knows of the program around an expression. */
export interface Lowering {
  readonly slots: StateSlots;
  lower(expr: ir.Expr): CodeValue;
  /** JavaScript for an expression that is not lowered yet. */
  text(expr: TextExpr): string;
  print(value: CodeValue): string;
  /** A load, or the name of one that the code around has loaded before. */
  loaded(load: CodeValue): CodeValue;
  span(span: Span): number;
}

export function lowerExpr(c: Lowering, expr: ir.Expr): CodeValue {
  const lower = (part: ir.Expr) => c.lower(part);
  switch (expr.kind) {
    case "const":
      return b.value(expr.type.kind === "yesno" ? expr.value !== 0 : expr.value);
    case "players":
      return single(c.slots.players);
    case "rival":
      return single(c.slots.rivals[expr.rival.index]);
    case "score":
      return b.load(b.address(inState(c.slots.score), 0, { seat: lower(expr.owner) }));
    case "option":
      return truth(expr.type, optionValue(c, expr.option));
    case "counter":
      return c.loaded(b.load(counterAddress(c, expr.counter)));
    case "mark":
      return truth(expr.type, c.loaded(b.load(markAddress(c, expr.mark))));
    case "cell": {
      const { grid, space } = expr.cell;
      const stored = b.load(gridAddress(c, grid, space));
      return b.subtract(stored, 1 - firstHeld(grid.grid.element));
    }
    case "isFilled":
      return b.notEqual(b.load(gridAddress(c, expr.cell.grid, expr.cell.space)), 0);
    case "positionOn": {
      const track = inState(c.slots.tracks[expr.track.index]);
      return b.load(b.address(track, b.multiply(lower(expr.player), 2)));
    }
    case "unary":
      return UNARY[expr.op](lower(expr.of));
    case "binary":
      return BINARY[expr.op](lower(expr.left), lower(expr.right), expr, c);
    case "math": {
      const args = expr.args.map(lower);
      return expr.name === "abs"
        ? b.op("abs", ...args)
        : args.reduce((x, y) => b.op(expr.name, x, y));
    }
    case "if":
      return b.select(lower(expr.condition), lower(expr.then), lower(expr.else));
    case "setOf":
      return expr.members
        .map((member) => b.shiftLeft(1, lower(member)))
        .reduce<CodeValue>((set, one) => b.bitOr(set, one), b.value(0));
    case "setOp":
      return SETS[expr.op](lower(expr.left), lower(expr.right));
    case "setSize":
      return b.op("bitCount", lower(expr.of));
    default:
      return textOf(expr, c.text(expr));
  }
}

/** The value of a setup option; the state holds the number of the choice. */
export function optionValue(c: Lowering, { index, from }: ir.SetupOption): CodeValue {
  return b.add(b.load(b.address(inState(c.slots.options), index)), from);
}

function single(slot: StateSlot | undefined): CodeValue {
  return b.load(b.address(inState(slot), 0));
}

/** Yes and no are stored as 1 and 0. */
function truth(type: ir.Type, stored: CodeValue): CodeValue {
  return type.kind === "yesno" ? b.equal(stored, 1) : stored;
}

/** A value that is JavaScript already. */
function textOf(expr: ir.Expr, js: string): CodeValue {
  return { kind: "text", js, type: typeOfExpr(expr), range: rangeOfExpr(expr) };
}

function typeOfExpr({ type }: ir.Expr): CodeType {
  return type.kind === "yesno" ? "flag" : "int";
}

/** The range that the rules promise, if there is one within 32 bits. */
function rangeOfExpr(expr: ir.Expr): IntRange {
  const { min, max } = boundsOf(expr);
  const range = { from: min, to: max };
  return isInside(range, ANY_INT) ? range : ANY_INT;
}

const UNARY: Readonly<Record<UnaryOp, (of: CodeValue) => CodeValue>> = {
  not: b.not,
  "-": b.negate,
};

type Infix = (left: CodeValue, right: CodeValue) => CodeValue;
type BinaryExpr = Extract<ir.Expr, { readonly kind: "binary" }>;

const BINARY: Readonly<
  Record<BinaryOp, (left: CodeValue, right: CodeValue, expr: BinaryExpr, c: Lowering) => CodeValue>
> = {
  or: (left, right) => b.or(left, right),
  and: (left, right) => b.and(left, right),
  is: b.equal,
  "is not": b.notEqual,
  "<": b.less,
  "<=": b.lessOrEqual,
  ">": b.greater,
  ">=": b.greaterOrEqual,
  "+": b.add,
  "-": b.subtract,
  "*": b.multiply,
  mod: (left, right, expr, c) => textOf(expr, `modulo(${c.print(left)},${c.print(right)})`),
};

const SETS: Readonly<Record<SetOp, Infix>> = {
  union: b.bitOr,
  both: b.bitAnd,
  without: (left, right) => b.bitAnd(left, b.bitNot(right)),
};
