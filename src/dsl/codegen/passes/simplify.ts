// Algebraic simplification of requirements: IR to IR.
//
// - A let that is used once is inlined, and one that is never used is removed, unless it can fail.
// - `a >= (b / c rounded up)` becomes `a * c >= b` where c is positive.
// - `a >= max(b, c)` becomes two requirements.
// - `a >= b - c` becomes `a + c >= b`, so that inner loops compute less.

import type * as ir from "../../ir/ir.ts";
import { boundsOf } from "../../ir/ranges/bounds.ts";
import { NUMBER, YES_NO } from "../../ir/types.ts";
import { isTotal } from "../lower/evaluation.ts";
import { countOccurrences, type ScheduledStep, substitute } from "../options/schedule.ts";

/** Simplifies the head of a schema for listing options; its body evaluates the lets it needs again. */
export function simplifyHead(head: readonly ir.HeadStep[]): ir.HeadStep[] {
  return withoutNames(head).flatMap((step): ir.HeadStep[] => {
    if (step.kind !== "need") return [step];
    const conditions = partsOf(step.need.condition);
    return conditions.map((condition) => ({ kind: "need", need: { ...step.need, condition } }));
  });
}

/** Inlines lets that are used once, in order: each may occur in a later one. */
function withoutNames(head: readonly ir.HeadStep[]): ir.HeadStep[] {
  const [first, ...rest] = head;
  if (first === undefined) return [];
  if (first.kind !== "let") return [first, ...withoutNames(rest)];
  const { local, value } = first;
  const count = rest.reduce((sum, step) => sum + countOccurrences(expressionOf(step), local), 0);
  // Picks are made from their domains as they are written.
  const isPickedFrom = rest.some(
    (step) => step.kind === "pick" && countOccurrences(step.domain, local) > 0,
  );
  if (count > 1 || isPickedFrom || !isTotal(value)) return [first, ...withoutNames(rest)];
  const values = new Map([[local, value]]);
  return withoutNames(rest.map((step) => mapStep(step, (node) => substitute(node, values))));
}

/** Returns the expression of a step. */
export function expressionOf(step: ir.HeadStep): unknown {
  if (step.kind === "need") return step.need.condition;
  return step.kind === "let" ? step.value : step.domain;
}

/** Returns a step with its expression mapped. */
export function mapStep(step: ScheduledStep, change: (node: unknown) => unknown): ScheduledStep;
export function mapStep(step: ir.HeadStep, change: (node: unknown) => unknown): ir.HeadStep;
export function mapStep(step: ir.HeadStep, change: (node: unknown) => unknown): ir.HeadStep {
  switch (step.kind) {
    case "need":
      return {
        kind: "need",
        need: { ...step.need, condition: change(step.need.condition) as ir.Expr },
      };
    case "let":
      return { ...step, value: change(step.value) as ir.Expr };
    case "pick":
      return { ...step, domain: change(step.domain) as ir.Domain };
    default:
      return step satisfies never;
  }
}

/** Splits a condition into its conjuncts. */
function partsOf(condition: ir.Expr): ir.Expr[] {
  if (condition.kind !== "binary") return [condition];
  const { op, left, right } = condition;
  switch (op) {
    case "and":
      return [...partsOf(left), ...partsOf(right)];
    case "<=":
      return atLeast(right, left);
    case ">=":
      return atLeast(left, right);
    default:
      return [condition];
  }
}

/** `a >= b`. */
function atLeast(a: ir.Expr, b: ir.Expr): ir.Expr[] {
  if (b.kind === "divide" && b.rounded === "up" && boundsOf(b.right).min > 0)
    return atLeast(isOne(b.right) ? a : number("*", a, b.right), b.left);
  if (b.kind === "math" && b.name === "max") return b.args.flatMap((arg) => atLeast(a, arg));
  if (b.kind === "binary" && b.op === "-") return atLeast(number("+", a, b.right), b.left);
  return [{ kind: "binary", op: ">=", left: a, right: b, type: YES_NO }];
}

function isOne(expr: ir.Expr): boolean {
  const { min, max } = boundsOf(expr);
  return min === 1 && max === 1;
}

function number(op: "+" | "*", left: ir.Expr, right: ir.Expr): ir.Expr {
  return { kind: "binary", op, left, right, type: NUMBER };
}
