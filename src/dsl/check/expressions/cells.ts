// Contents of cells that may be empty: comparison is allowed, any other use requires a test before.

import type * as ir from "../../ir/ir.ts";
import { YES_NO } from "../../ir/types.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context } from "../context.ts";
import type { Scope } from "../scope.ts";
import { findCell, hasFilledFact, withFilled } from "./narrowing.ts";
import { checkRef } from "./storage-ref.ts";

/** A cell that must be filled for a comparison to be true. */
interface Doubt {
  readonly filled: ir.Expr;
  /** Whether the piece itself is compared, not a field of it. */
  readonly isPlain: boolean;
}

/** The scope of a comparison: its operands are read only where their cells are filled. */
interface ComparisonScope {
  readonly inner: Scope;
  readonly doubts: readonly Doubt[];
}

/** Reports a read of a cell that no flow fact proves to be filled. */
export function requireFilled(ctx: Context, scope: Scope, cell: ir.CellRef, expr: ast.Expr): void {
  if (!isKnownFilled(scope, cell, expr))
    ctx.report("maybe-unfilled", expr.span, { name: ctx.textAt(expr.span) });
}

/**
 * Returns the scope in which operands of a comparison are checked, and the cells that must be
 * tested with it.
 */
export function comparisonScope(
  ctx: Context,
  scope: Scope,
  operands: readonly ast.Expr[],
): ComparisonScope {
  let inner = scope;
  const doubts: Doubt[] = [];
  for (const operand of operands) {
    const at = findCell(operand);
    const ref = at && ctx.attempt(() => checkRef(ctx, inner, at));
    if (at === undefined || ref?.kind !== "cell" || isKnownFilled(inner, ref, at)) continue;
    inner = withFilled(inner, at);
    const filled: ir.Expr = { kind: "isFilled", cell: ref, type: YES_NO };
    doubts.push({ filled, isPlain: at === operand });
  }
  return { inner, doubts };
}

/** Returns a comparison that is true only if its cells are filled, or its negation. */
export function ifFilled(
  { doubts }: Pick<ComparisonScope, "doubts">,
  found: ir.Expr,
  isNegated: boolean,
): ir.Expr {
  const isSafe = doubts.length === 1 && isNeverNothing(found);
  return doubts
    .filter(({ isPlain }) => !(isPlain && isSafe))
    .reduceRight(
      (right, { filled }): ir.Expr =>
        isNegated
          ? { kind: "binary", op: "or", left: opposite(filled), right, type: YES_NO }
          : { kind: "binary", op: "and", left: filled, right, type: YES_NO },
      found,
    );
}

function opposite(of: ir.Expr): ir.Expr {
  return { kind: "unary", op: "not", of, type: YES_NO };
}

/**
 * Returns whether the value read from an empty cell differs from all values that it is compared
 * with.
 */
function isNeverNothing(found: ir.Expr): boolean {
  if (found.kind === "unary") return isNeverNothing(found.of);
  if (found.kind === "isFamily") return true;
  if (found.kind !== "binary") return found.kind === "const";
  switch (found.op) {
    case "or":
      return isNeverNothing(found.left) && isNeverNothing(found.right);
    case "is":
    case "is not":
      return [found.left, found.right].every(
        ({ type }) => type.kind !== "orNone" && (type.kind !== "number" || type.from >= 0),
      );
    default:
      return false;
  }
}

function isKnownFilled(scope: Scope, { grid: { owner } }: ir.CellRef, expr: ast.Expr): boolean {
  return hasFilledFact(scope, expr, owner === undefined || owner.kind === "you");
}
