// Lasting points of pieces (`worth …`), and when they are scored.

import type * as ir from "../../ir/ir.ts";
import { NUMBER } from "../../ir/types.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context } from "../context.ts";
import { checkExpr } from "../expressions/expr.ts";
import type { Owner } from "../statements/handlers.ts";

/** Checks `worth when event` and `worth always`; a game has at most one. */
export function checkWorthTiming(
  ctx: Context,
  [counting, second]: readonly ast.Counting[],
): ir.WorthTiming | undefined {
  if (second !== undefined)
    ctx.report("duplicate-name", second.span, { name: "worth" }, counting?.span);
  if (counting === undefined) return undefined;
  const { span } = counting;
  if (counting.event === undefined) return { how: "always", span };
  const event = ctx.resolve(counting.event, "event", "event")?.event;
  if (event === undefined) return undefined;
  if (event.params.length > 0)
    ctx.report("argument-count", counting.event.span, {
      name: event.id,
      found: 0,
      expected: event.params.length,
    });
  return { how: "event", event, span };
}

/** Checks `worth E as reason`; the default reason is the piece itself. */
export function checkWorth(
  ctx: Context,
  owner: Owner,
  where: ir.Grid | ir.Zone,
  item: ast.Worth,
): ir.Worth | undefined {
  const amount = checkExpr(ctx, owner.scope, item.amount, NUMBER);
  const piece = owner.scope.piece;
  const own = item.reason === undefined && piece !== undefined ? ctx.reasonOf(piece) : undefined;
  const reason = item.reason ? ctx.resolve(item.reason, "reason", "reason")?.reason : own;
  if (reason === undefined) {
    if (item.reason === undefined) ctx.report("missing-reason", item.span, {});
    return undefined;
  }
  const worth: ir.Worth = {
    id: `${owner.id}.worth`,
    index: ctx.worths.length,
    pieces: owner.pieces.map(({ index }) => index),
    zone: where,
    amount,
    reason,
    span: item.span,
  };
  ctx.worths.push(worth);
  return worth;
}
