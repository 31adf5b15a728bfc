// The context of an example, which all its parts share: its players, and evaluation of constants.

import type * as ir from "../../ir/ir.ts";
import { findNearest } from "../../source/nearest.ts";
import type { Span } from "../../source/span.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context } from "../context.ts";
import { familyFrom } from "../declarations/pieces.ts";
import { checkExpr } from "../expressions/expr.ts";
import { reportIndex, requireOf } from "../expressions/storage-ref.ts";
import { EMPTY_SCOPE, type Scope } from "../scope.ts";

/** What an example is checked against: its players, and the active rivals, by name. */
export interface ExampleContext {
  readonly names: readonly string[];
  /** The spans of the names. */
  readonly places: readonly Span[];
  readonly scope: Scope;
}

/** Returns the seat of a player of the example. */
export function seatOf(ctx: Context, cast: ExampleContext, name: ast.Name): number {
  const seat = cast.names.indexOf(name.text);
  ctx.mentions.note(name.span, cast.places[seat]);
  if (seat < 0) {
    ctx.mentions.gapAmong(name.span, cast.names, "player");
    ctx.report("unknown-player", name.span, {
      name: name.text,
      nearest: findNearest(name.text, cast.names),
    });
  }
  return Math.max(seat, 0);
}

/**
 * Returns the value of a constant of a type, or the seat of a player; reports an expression that is
 * not constant.
 */
export function checkConstant(
  ctx: Context,
  cast: ExampleContext,
  expr: ast.Expr,
  type: ir.Type,
): number {
  if (type.kind === "player" && expr.kind === "ref") return seatOf(ctx, cast, expr.name);
  const checked = checkExpr(ctx, EMPTY_SCOPE, expr, type);
  const value = ctx.constant(checked);
  if (value === undefined) ctx.report("not-constant", expr.span, {});
  requireOf(ctx, checked, type, expr.span);
  return value ?? 0;
}

/**
 * Returns the member of a family that a given fact is about; reports a missing or superfluous
 * index.
 */
export function memberIndex(
  ctx: Context,
  cast: ExampleContext,
  fact: Extract<ast.Fact, { kind: "holds" }>,
  thing: { readonly family: ir.Type | undefined; readonly id: string },
): number {
  if (thing.family === undefined) {
    if (fact.index !== undefined) reportIndex(ctx, fact.name, fact.index);
    return 0;
  }
  if (fact.index === undefined) {
    ctx.report("index-missing", fact.name.span, { name: thing.id });
    return 0;
  }
  return checkConstant(ctx, cast, fact.index, thing.family) - familyFrom(thing);
}

/**
 * Reports a given fact whose owner does not fit: storage of players needs a player; `player` is -1
 * for shared storage.
 */
export function requireOwner(
  ctx: Context,
  name: ast.Name,
  perPlayer: boolean,
  player: number,
): void {
  if (perPlayer && player < 0)
    ctx.report("owner-missing", name.span, { name: name.text, in: "fact" });
  if (!perPlayer && player >= 0)
    ctx.report("owner-extra", name.span, { name: name.text, in: "fact" });
}
