// Selects the values that are reported when a condition of an example fails: those that decided it.

import type * as ir from "../../ir/ir.ts";
import { NUMBER } from "../../ir/types.ts";
import type * as ast from "../../syntax/ast.ts";

/** Returns the source text of an expression. */
type TextOf = (expr: ast.Expr) => string;

/** Returns the values that show why a checked condition fails. */
export function findingOf(textOf: TextOf, expr: ast.Expr, checked: ir.Expr): ir.Finding {
  const finding = finds(textOf, expr, checked, true);
  // The failure of the whole condition is reported anyway.
  const isWhole =
    finding.kind === "values" && finding.values.some(({ value }) => value === checked);
  return isWhole ? { kind: "values", values: [] } : finding;
}

/** Returns what to report when a condition does not have the expected value `should`. */
function finds(textOf: TextOf, expr: ast.Expr, checked: ir.Expr, should: boolean): ir.Finding {
  if (expr.kind === "unary" && expr.op === "not" && checked.kind === "unary") {
    return finds(textOf, expr.of, checked.of, !should);
  }
  if (expr.kind === "binary" && checked.kind === "binary" && isAndOr(expr) && isAndOr(checked)) {
    const left = finds(textOf, expr.left, checked.left, should);
    const right = finds(textOf, expr.right, checked.right, should);
    // `a and b` fails by `a`, and by `b` only where `a` holds; `a or b` fails by both.
    return (expr.op === "and") === should
      ? { kind: "first", left: checked.left, should, fails: left, otherwise: right }
      : { kind: "both", left, right };
  }
  const values = operands(textOf, expr, checked).filter(({ value }) => value.kind !== "const");
  return { kind: "values", values };
}

function isAndOr({ op }: { readonly op: string }): boolean {
  return op === "and" || op === "or";
}

/**
 * Returns the operands of a condition without `and` and `or`; the condition itself if it compares
 * nothing.
 */
function operands(textOf: TextOf, expr: ast.Expr, checked: ir.Expr): readonly ir.FoundValue[] {
  const named = (part: ast.Expr, value: ir.Expr): ir.FoundValue => ({ text: textOf(part), value });
  const positive = checked.kind === "unary" && checked.op === "not" ? checked.of : checked;
  switch (expr.kind) {
    case "binary":
      if (positive.kind === "isFamily") return [named(expr.left, positive.of)];
      if (positive.kind !== "binary") break;
      return [named(expr.left, positive.left), named(expr.right, positive.right)];
    case "isIn": {
      const of = positive.kind === "isIn" ? positive.of : comparedIn(positive);
      if (of !== undefined) return [named(expr.of, of)];
      break;
    }
    case "state":
      if (positive.kind === "counterFull") {
        const value: ir.Expr = { kind: "counter", counter: positive.counter, type: NUMBER };
        return [named(expr.of, value)];
      }
      if (positive.kind === "zoneFull") return [sizeOf(textOf, expr.of, positive.zone)];
      if (positive.kind !== "binary") break;
      if (positive.left.kind === "zoneSize") return [sizeOf(textOf, expr.of, positive.left.zone)];
      return [named(expr.of, positive.left)];
    default:
  }
  return [named(expr, checked)];
}

/**
 * Returns the left operand of `x is in {a, b}`, which is checked as `x is a or x is b`, or
 * `undefined` for another condition.
 */
function comparedIn(checked: ir.Expr): ir.Expr | undefined {
  if (checked.kind !== "binary") return undefined;
  return isAndOr(checked) ? comparedIn(checked.right) : checked.left;
}

function sizeOf(textOf: TextOf, expr: ast.Expr, zone: ir.ZoneRef): ir.FoundValue {
  return { text: `size of ${textOf(expr)}`, value: { kind: "zoneSize", zone, type: NUMBER } };
}
