// `T or none`: what may be none, and what must be asked before a value is needed.

import type * as ir from "../../ir/ir.ts";
import { canBeNone, fits, NONE, orNone, typeName, WRONG, WRONG_EXPR } from "../../ir/types.ts";
import type { Span } from "../../source/span.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context, Scope } from "../context.ts";
import { checkType } from "../declarations/type.ts";
import { checkExpr } from "./expr.ts";
import { scopeHasFact } from "./narrowing.ts";

/** The type of something that may be none: a field, a mark, a parameter, what a table or formula gives. */
export function checkValueType(ctx: Context, type: ast.Type): ir.Type {
  if (type.kind !== "orNone") return checkType(ctx, type);
  const of = checkType(ctx, type.of);
  if (of === WRONG) return WRONG;
  if (canBeNone(of)) return orNone(of);
  ctx.report("none-of-type", type.span, { type: typeName(of) });
  return WRONG;
}

/** A type without its `or none`. */
export function withoutNone(type: ast.Type): ast.SolidType {
  return type.kind === "orNone" ? type.of : type;
}

/** `none`, where a value of a type that may be none is expected. */
export function checkNone(ctx: Context, span: Span, expected: ir.Type | undefined): ir.Expr {
  if (expected?.kind === "orNone") return { kind: "const", value: NONE, type: expected };
  if (expected !== WRONG) ctx.report("never-none", span, {});
  return WRONG_EXPR;
}

/** A value that rules have asked about is there. */
export function narrowOptional(scope: Scope, expr: ast.Expr, value: ir.Expr): ir.Expr {
  return value.type.kind === "orNone" && scopeHasFact(scope, expr)
    ? { ...value, type: value.type.of }
    : value;
}

/** Reports a value that may be none, where one that is always there would fit; says whether it did. */
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

/** An expression of any type, of which there must be a value. */
export function checkNotNone(ctx: Context, scope: Scope, expr: ast.Expr): ir.Expr {
  const found = checkExpr(ctx, scope, expr);
  return isMaybeNone(ctx, expr, found, undefined) ? WRONG_EXPR : found;
}
