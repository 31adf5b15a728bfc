// Optional types `T or none`: which expressions may be none, and where a test is required.

import type * as ir from "../../ir/ir.ts";
import { canBeNone, fits, NONE, orNone, typeName, WRONG, WRONG_EXPR } from "../../ir/types.ts";
import type { Span } from "../../source/span.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context } from "../context.ts";
import { checkType } from "../declarations/type.ts";
import type { Scope } from "../scope.ts";
import { checkExpr } from "./expr.ts";
import { scopeHasFact } from "./narrowing.ts";

/** Checks the type of a field, mark, parameter, table or formula, which may be optional. */
export function checkValueType(ctx: Context, type: ast.Type): ir.Type {
  if (type.kind !== "orNone") return checkType(ctx, type);
  const of = checkType(ctx, type.of);
  if (of === WRONG) return WRONG;
  if (canBeNone(of)) return orNone(of);
  ctx.report("none-of-type", type.span, { type: typeName(of) });
  return WRONG;
}

/** Returns a type without its `or none`. */
export function withoutNone(type: ast.Type): ast.SolidType {
  return type.kind === "orNone" ? type.of : type;
}

/** Checks `none`, which is valid where an optional value is expected. */
export function checkNone(ctx: Context, span: Span, expected: ir.Type | undefined): ir.Expr {
  if (expected?.kind === "orNone") return { kind: "const", value: NONE, type: expected };
  if (expected !== WRONG) ctx.report("never-none", span, {});
  return WRONG_EXPR;
}

/** Removes `or none` from the type of a value if a flow fact proves that it is not none. */
export function narrowOptional(scope: Scope, expr: ast.Expr, value: ir.Expr): ir.Expr {
  return value.type.kind === "orNone" && scopeHasFact(scope, expr)
    ? { ...value, type: value.type.of }
    : value;
}

/**
 * Reports an optional value where a non-optional one of its type is expected. Returns whether it
 * has reported one.
 */
export function isMaybeNone(
  ctx: Context,
  { span }: ast.Expr,
  { type }: ir.Expr,
  expected: ir.Type | undefined,
): boolean {
  if (type.kind !== "orNone" || (expected !== undefined && !fits(type.of, expected))) return false;
  ctx.report("maybe-none", span, { name: ctx.textAt(span) });
  return true;
}

/** Checks an expression of any non-optional type. */
export function checkNotNone(ctx: Context, scope: Scope, expr: ast.Expr): ir.Expr {
  const found = checkExpr(ctx, scope, expr);
  return isMaybeNone(ctx, expr, found, undefined) ? WRONG_EXPR : found;
}
