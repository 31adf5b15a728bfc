// Sums, differences and the like: `a + b`, `the difference between a and b`.

import type * as ir from "../../ir/ir.ts";
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
  if (expr.kind === "binary") return expr.op === "*" || expr.op === "mod" ? 2 : 1;
  if (expr.kind === "divide") return 2;
  if (expr.kind === "if" || expr.kind === "sum") return 0;
  return expr.kind === "math" && expr.name !== "abs" ? 0 : 3;
}

export function operand(t: PlanContext, expr: ir.Expr, least: number): NounPhrase {
  const of = planValue(t, expr);
  return strength(expr) < least ? { kind: "brackets", of } : of;
}

export function planArithmetic(
  t: PlanContext,
  expr: Extract<ir.Expr, { kind: "binary" | "unary" | "divide" }>,
): NounPhrase {
  if (expr.type.kind === "yesno") return { kind: "whether", clause: planClause(t, expr) };
  if (expr.kind === "unary") return { kind: "negative", of: operand(t, expr.of, 3) };
  if (expr.kind === "divide") {
    const [left, right] = [operand(t, expr.left, 2), operand(t, expr.right, 3)];
    return { kind: "quotient", left, right, rounded: expr.rounded };
  }
  return planOrdinal(t, expr) ?? planBinary(t, expr);
}

function planBinary(t: PlanContext, expr: Extract<ir.Expr, { kind: "binary" }>): NounPhrase {
  const own = strength(expr);
  const left = operand(t, expr.left, own);
  switch (expr.op) {
    case "+":
    case "*":
      return { kind: "arithmetic", op: expr.op, left, right: operand(t, expr.right, own) };
    case "-":
    case "mod":
      return { kind: "arithmetic", op: expr.op, left, right: operand(t, expr.right, own + 1) };
    case "and":
    case "or":
    case "is":
    case "is not":
    case "<":
    case "<=":
    case ">":
    case ">=":
      return { kind: "whether", clause: planClause(t, expr) };
    default:
      return expr.op satisfies never;
  }
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
        return { kind: "absolute", of: operand(t, first, 3) };
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
