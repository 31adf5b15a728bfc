// Sums, differences and the like: `a + b`, `the difference between a and b`.

import type * as ir from "../../ir/ir.ts";
import type { GroupedExprKind } from "../../ir/kinds.ts";
import { BINARY_OPS, isInGroup, type MathName } from "../../operators/operators.ts";
import { namedNoun } from "../lexicon/common-nouns.ts";
import { localName } from "../lexicon/nouns.ts";
import { planClause } from "./condition.ts";
import type { PlanContext } from "./context.ts";
import { planValue } from "./expr.ts";
import { ringOf } from "./ir-patterns.ts";
import type { NounPhrase } from "./noun-phrase.ts";
import { ownedBy } from "./place.ts";
import { modified, number, thing } from "./referring-expressions.ts";

/** How closely an expression binds: what binds less stands in brackets. */
function strength(expr: ir.Expr): number {
  switch (expr.kind) {
    case "binary":
      return BINARY_OPS[expr.op].rank;
    case "divide":
      return STRENGTH.product;
    case "if":
    case "sum":
      return STRENGTH.loose;
    case "math":
      return MATH_STRENGTH[expr.name];
    default:
      expr.kind satisfies GroupedExprKind;
      return STRENGTH.tight;
  }
}

/** How closely sums, products and names bind. */
export const STRENGTH = {
  loose: 0,
  sum: BINARY_OPS["+"].rank,
  product: BINARY_OPS["*"].rank,
  tight: 6,
} as const;

const MATH_STRENGTH: Readonly<Record<MathName, number>> = {
  min: STRENGTH.loose,
  max: STRENGTH.loose,
  abs: STRENGTH.tight,
};

export function operand(t: PlanContext, expr: ir.Expr, least: number): NounPhrase {
  const of = planValue(t, expr);
  return strength(expr) < least ? { kind: "brackets", of } : of;
}

export function planArithmetic(
  t: PlanContext,
  expr: Extract<ir.Expr, { kind: "binary" | "unary" | "divide" }>,
): NounPhrase {
  if (expr.type.kind === "yesno") return { kind: "whether", clause: planClause(t, expr) };
  switch (expr.kind) {
    case "unary":
      return planUnary(t, expr);
    case "binary":
      return planOrdinal(t, expr) ?? planBinary(t, expr);
    case "divide": {
      const [left, right] = [
        operand(t, expr.left, STRENGTH.product),
        operand(t, expr.right, STRENGTH.tight),
      ];
      return { kind: "quotient", left, right, rounded: expr.rounded };
    }
    default:
      return expr satisfies never;
  }
}

function planUnary(t: PlanContext, expr: Extract<ir.Expr, { kind: "unary" }>): NounPhrase {
  switch (expr.op) {
    case "not":
      return { kind: "whether", clause: planClause(t, expr) };
    default:
      return { kind: "unary", op: expr.op, of: operand(t, expr.of, STRENGTH.tight) };
  }
}

function planBinary(t: PlanContext, expr: Extract<ir.Expr, { kind: "binary" }>): NounPhrase {
  const { op } = expr;
  if (!isInGroup(op, "arithmetic")) return { kind: "whether", clause: planClause(t, expr) };
  const { rank, isAssociative } = BINARY_OPS[op];
  const right = operand(t, expr.right, isAssociative ? rank : rank + 1);
  return { kind: "arithmetic", op, left: operand(t, expr.left, rank), right };
}

/** `rank of`, `seat`: members and players count from 1. */
function planOrdinal(
  t: PlanContext,
  { op, left, right }: Extract<ir.Expr, { kind: "binary" }>,
): NounPhrase | undefined {
  if (op !== "+" || right.kind !== "const" || right.value !== 1) return undefined;
  const ring = ringOf(left);
  if (ring !== undefined) {
    const { noun, id } = localName(t.index, ring.of.local);
    if (id !== undefined || noun.de.article === "" || t.locals.has(ring.of.local)) return undefined;
    const next = { ...thing(noun, "the"), adjective: "next" as const };
    return modified(next, { kind: "ring", size: ring.size });
  }
  if (left.kind === "you") return ownedBy(t, namedNoun("seat"), left);
  if (left.type.kind !== "enum") return undefined;
  const of = planValue(t, left);
  return modified(thing(namedNoun("number"), "the"), { kind: "related", by: "of", of });
}

export function planMath(
  t: PlanContext,
  { name, args }: Extract<ir.Expr, { kind: "math" }>,
): NounPhrase {
  const [first, second] = args;
  if (first === undefined) return number(0);
  switch (name) {
    case "abs": {
      if (first.kind !== "binary" || first.op !== "-")
        return { kind: "absolute", of: operand(t, first, STRENGTH.tight) };
      const [left, right] = [planValue(t, first.left), planValue(t, first.right)];
      return { kind: "difference", left, right };
    }
    case "min":
    case "max": {
      const limit = args.length === 2 && second?.kind === "const" ? second : undefined;
      if (limit === undefined)
        return { kind: "extreme", which: name, of: args.map((arg) => planValue(t, arg)) };
      const bound = name === "max" ? "least" : "most";
      return { kind: "bounded", of: planValue(t, first), bound, limit: planValue(t, limit) };
    }
    default:
      return name satisfies never;
  }
}
