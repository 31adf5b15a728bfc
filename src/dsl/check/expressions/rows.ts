// Rows and their ends: `first of row`, `last of row`, `sort row`.

import type * as ir from "../../ir/ir.ts";
import { WRONG_EXPR } from "../../ir/types.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context } from "../context.ts";
import type { Scope } from "../scope.ts";
import { scopeHasFact } from "./narrowing.ts";
import { checkZone } from "./storage-ref.ts";

/** Checks `first of row`, which requires the flow fact that the row is filled. */
export function checkEndOf(ctx: Context, scope: Scope, end: ir.RowEnd, of: ast.Expr): ir.Expr {
  const row = checkRow(ctx, scope, of);
  if (row === undefined) return WRONG_EXPR;
  if (!scopeHasFact(scope, of)) ctx.report("maybe-empty", of.span, { name: ctx.textAt(of.span) });
  return { kind: "endOf", end, row, type: row.zone.element };
}

/** Checks a row; reports any other expression. */
export function checkRow(ctx: Context, scope: Scope, expr: ast.Expr): ir.ZoneRef | undefined {
  const zone = checkZone(ctx, scope, expr);
  if (zone === undefined || zone.zone.layout === "row") return zone;
  ctx.report("not-a-row", expr.span, { name: zone.zone.id });
  return undefined;
}
