// Membership and counts of elements: `x is in D`, `number of (x) in Z`.

import type * as ir from "../../ir/ir.ts";
import { NUMBER, WRONG, WRONG_EXPR, YES_NO } from "../../ir/types.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context } from "../context.ts";
import { checkPositionIsIn, historyNamed } from "../declarations/history.ts";
import type { Scope } from "../scope.ts";
import { domainOf } from "./binder.ts";
import { comparisonScope, ifFilled } from "./cells.ts";
import { checkExpr } from "./expr.ts";
import { widenPieceType } from "./operators.ts";
import { checkRef, isReported, requireMember } from "./storage-ref.ts";

/** Checks `x is in D`: whether one of the elements of D equals x. */
export function checkIsIn(
  ctx: Context,
  outer: Scope,
  expr: Extract<ast.Expr, { kind: "isIn" }>,
): ir.Expr {
  const history = historyNamed(ctx, outer, expr.domain);
  if (history !== undefined) return checkPositionIsIn(ctx, history, expr.of);
  const { inner, doubts } = comparisonScope(ctx, outer, [expr.of]);
  return ifFilled({ doubts }, checkIsInFilled(ctx, inner, expr), false);
}

function checkIsInFilled(
  ctx: Context,
  scope: Scope,
  expr: Extract<ast.Expr, { kind: "isIn" }>,
): ir.Expr {
  if (expr.domain.kind === "set") return isOneOf(ctx, scope, expr.of, expr.domain.members);
  const found = domainOf(ctx, scope, expr.domain);
  const of = checkExpr(ctx, scope, expr.of, found && widenPieceType(found.element));
  if (found === undefined || of.type === WRONG) return WRONG_EXPR;
  return { kind: "isIn", of, domain: found.domain, through: found.through, type: YES_NO };
}

/** Checks `x is in {a, b}`, which is `x is a or x is b` for operands of any type. */
function isOneOf(
  ctx: Context,
  scope: Scope,
  what: ast.Expr,
  members: readonly ast.Expr[],
): ir.Expr {
  const of = checkExpr(ctx, scope, what);
  if (of.type === WRONG) return WRONG_EXPR;
  const tests = members.map((member): ir.Expr => {
    const right = checkExpr(ctx, scope, member, widenPieceType(of.type));
    return { kind: "binary", op: "is", left: of, right, type: YES_NO };
  });
  const none: ir.Expr = { kind: "const", value: 0, type: YES_NO };
  return tests.reduce(
    (left, right) => ({ kind: "binary", op: "or", left, right, type: YES_NO }),
    none,
  );
}

/** Checks `number of (x) in Z` for a zone or grid. */
export function checkHowMany(
  ctx: Context,
  scope: Scope,
  { of, domain }: Extract<ast.Expr, { kind: "howMany" }>,
): ir.Expr {
  const ref = checkRef(ctx, scope, domain);
  if (ref?.kind !== "zone" && ref?.kind !== "grid") {
    if (!isReported(ctx, domain)) ctx.report("not-a-place", domain.span, { space: undefined });
    return WRONG_EXPR;
  }
  const zone = ref.kind === "zone" ? requireMember(ctx, ref, domain.span) : ref;
  const element = zone.kind === "zone" ? zone.zone.element : zone.grid.element;
  const what = checkExpr(ctx, scope, of, widenPieceType(element));
  return { kind: "howMany", zone, what, type: NUMBER };
}
