// Expressions as values of the code tree. Kinds that are not lowered yet are text in it.

import { boundsOf } from "../../ir/bounds.ts";
import type * as ir from "../../ir/ir.ts";
import type { BinaryOp, SetOp, UnaryOp } from "../../operators/operators.ts";
import { b } from "../code/build.ts";
import { ANY_INT, type CodeType, type CodeValue, type IntRange } from "../code/code.ts";
import { isInside } from "../code/range.ts";

/** The expressions that are not lowered yet. */
export type TextExpr = Exclude<
  ir.Expr,
  { readonly kind: "const" | "unary" | "binary" | "math" | "if" | "setOf" | "setOp" | "setSize" }
>;

/** JavaScript of the expressions that are not lowered yet, and of calls of the runtime. */
interface TextEmitter {
  text(expr: TextExpr): string;
  call(name: string, args: readonly CodeValue[]): string;
}

export function lowerExpr(c: TextEmitter, expr: ir.Expr): CodeValue {
  const lower = (part: ir.Expr) => lowerExpr(c, part);
  switch (expr.kind) {
    case "const":
      return b.value(expr.type.kind === "yesno" ? expr.value !== 0 : expr.value);
    case "unary":
      return UNARY[expr.op](lower(expr.of));
    case "binary":
      return binary(c, expr);
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

const BINARY: Readonly<Record<Exclude<BinaryOp, "mod">, Infix>> = {
  or: b.or,
  and: b.and,
  is: b.equal,
  "is not": b.notEqual,
  "<": b.less,
  "<=": b.lessOrEqual,
  ">": b.greater,
  ">=": b.greaterOrEqual,
  "+": b.add,
  "-": b.subtract,
  "*": b.multiply,
};

function binary(c: TextEmitter, expr: Extract<ir.Expr, { readonly kind: "binary" }>): CodeValue {
  const { op } = expr;
  const [left, right] = [lowerExpr(c, expr.left), lowerExpr(c, expr.right)];
  if (op === "mod") return textOf(expr, c.call("modulo", [left, right]));
  return BINARY[op](left, right);
}

const SETS: Readonly<Record<SetOp, Infix>> = {
  union: b.bitOr,
  both: b.bitAnd,
  without: (left, right) => b.bitAnd(left, b.bitNot(right)),
};
