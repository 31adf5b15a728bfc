// What a condition has tested before: behind `s is filled and`, something lies on s, and behind
// `x is not none and`, x is there.

import type * as ir from "../../ir/ir.ts";
import { sameExpr } from "../../ir/same-expr.ts";
import { NONE } from "../../ir/types.ts";

/** Something that surely lies on a space, or a value that is surely there. */
type Fact =
  | { readonly kind: "lies"; readonly cell: ir.CellRef }
  | { readonly kind: "there"; readonly value: ir.Expr };

/**
 * An expression in which constants stand for what has been tested where it is used: they cannot fail,
 * as it cannot there.
 */
export function withoutGuarded(expr: ir.Expr): ir.Expr {
  return replaced(expr, []) as ir.Expr;
}

function replaced(node: unknown, facts: readonly Fact[]): unknown {
  if (typeof node !== "object" || node === null || "id" in node) return node;
  if (Array.isArray(node)) return node.map((part) => replaced(part, facts));
  if (isExpr(node)) {
    if (isKnown(node, facts)) return { kind: "const", value: 0, type: node.type };
    const all = (part: ir.Expr, more: readonly Fact[] = []) =>
      replaced(part, [...facts, ...more]) as ir.Expr;
    if (node.kind === "binary" && node.op === "and")
      return { ...node, left: all(node.left), right: all(node.right, factsOf(node.left)) };
    if (node.kind === "if")
      return {
        ...node,
        condition: all(node.condition),
        then: all(node.then, factsOf(node.condition)),
        else: all(node.else),
      };
  }
  return Object.fromEntries(
    Object.entries(node).map(([key, part]) => [
      key,
      key === "type" || key === "local" ? part : replaced(part, facts),
    ]),
  );
}

function isKnown(expr: ir.Expr, facts: readonly Fact[]): boolean {
  return facts.some((fact) => {
    if (fact.kind === "there") return expr.type.kind !== "orNone" && sameExpr(expr, fact.value);
    return expr.kind === "cell" && isSameCell(expr.cell, fact.cell);
  });
}

function isSameCell(one: ir.CellRef, other: ir.CellRef): boolean {
  const type: ir.Type = { kind: "player" };
  return sameExpr({ kind: "cell", cell: one, type }, { kind: "cell", cell: other, type });
}

/** What surely is so where a condition holds. */
function factsOf(condition: ir.Expr): readonly Fact[] {
  if (condition.kind === "isFilled") return [{ kind: "lies", cell: condition.cell }];
  if (condition.kind !== "binary") return [];
  const { op, left, right } = condition;
  const both = op === "and" ? [...factsOf(left), ...factsOf(right)] : [];
  const isThere = op === "is not" && right.kind === "const" && right.value === NONE;
  return isThere ? [{ kind: "there", value: left }] : both;
}

function isExpr(node: object): node is ir.Expr {
  return "kind" in node && "type" in node;
}
