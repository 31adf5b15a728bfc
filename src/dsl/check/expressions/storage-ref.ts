// References to storage: `your pearls`, `basins[n]`, `your reef[space]`, `tide`.

import type * as ir from "../../ir/ir.ts";
import { PLAYER, WRONG, withoutLimits } from "../../ir/types.ts";
import { joinSpans, type Span } from "../../source/span.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context } from "../context.ts";
import type { Scope } from "../scope.ts";
import { type Symbol_, YOU } from "../symbols.ts";
import { checkExpr } from "./expr.ts";

/**
 * A reference to a counter, mark, zone or grid with its owner and index, before its use is checked.
 */
export type StorageRef =
  | ({ readonly kind: "counter" } & ir.CounterRef)
  | ({ readonly kind: "mark" } & ir.MarkRef)
  | ir.ZoneRef
  | ir.GridRef
  | ir.CellRef
  | { readonly kind: "score"; readonly owner: ir.Expr };

/** The kinds of symbols that are storage. */
const holders = ["counter", "mark", "zone", "grid"] as const;

type Holder = Extract<Symbol_, { kind: "counter" | "mark" | "zone" | "grid" }>;

/**
 * Checks a reference to storage. Returns `undefined` without a diagnostic if the expression is
 * none.
 */
export function checkRef(ctx: Context, scope: Scope, expr: ast.Expr): StorageRef | undefined {
  switch (expr.kind) {
    case "ref":
      return scope.names.has(expr.name.text)
        ? undefined
        : named(ctx, expr.name, undefined, expr.span);
    case "your":
      return expr.name.text === "score"
        ? { kind: "score", owner: YOU }
        : named(ctx, expr.name, YOU, expr.span);
    case "of":
      return owned(ctx, scope, expr);
    case "index":
      return indexed(ctx, scope, expr);
    default:
      return undefined;
  }
}

/** Checks `done of p[red]`: if `done` is a family, the index selects its member. */
function owned(
  ctx: Context,
  scope: Scope,
  expr: Extract<ast.Expr, { kind: "of" }>,
  isIndexed = false,
): StorageRef | undefined {
  const symbol = holder(ctx, expr.name);
  if (symbol === undefined && expr.name.text !== "score") {
    ctx.gap(expr.name.span, ...holders);
    return undefined;
  }
  if (!isIndexed && symbol !== undefined && expr.of.kind === "index" && takesIndex(symbol)) {
    const { of, index, span } = expr.of;
    const owned = { ...expr, of, span: joinSpans(expr.name.span, of.span) };
    return indexed(ctx, scope, { kind: "index", of: owned, index, span });
  }
  const owner = checkExpr(ctx, scope, expr.of, PLAYER);
  return expr.name.text === "score"
    ? { kind: "score", owner }
    : named(ctx, expr.name, owner, expr.span);
}

function named(
  ctx: Context,
  name: ast.Name,
  owner: ir.Expr | undefined,
  span: Span,
): StorageRef | undefined {
  const symbol = holder(ctx, name);
  if (symbol === undefined) {
    if (owner === undefined) {
      ctx.gap(name.span, ...holders);
      return undefined;
    }
    // `your …` and `… of player` are always references to storage, so unknown names are reported
    // here.
    ctx.resolve(name, "counter, mark, zone or grid", ...holders);
    return undefined;
  }
  ctx.mention(name.span, symbol);
  const isOwned = thingOf(symbol).perPlayer;
  if (isOwned && owner === undefined)
    ctx.report("owner-missing", span, { name: name.text, in: "value" });
  if (!isOwned && owner !== undefined)
    ctx.report("owner-extra", span, { name: name.text, in: "value" });
  const by = isOwned ? (owner ?? YOU) : undefined;
  switch (symbol.kind) {
    case "counter":
      return { kind: "counter", counter: symbol.counter, owner: by, index: undefined };
    case "mark":
      return { kind: "mark", mark: symbol.mark, owner: by, index: undefined };
    case "zone":
      return { kind: "zone", zone: symbol.zone, owner: by, index: undefined };
    case "grid":
      return { kind: "grid", grid: symbol.grid, owner: by };
    default:
      return symbol satisfies never;
  }
}

function holder(ctx: Context, name: ast.Name): Holder | undefined {
  return ctx.find(name.text, ...holders);
}

function takesIndex(symbol: Holder): boolean {
  const thing = thingOf(symbol);
  return symbol.kind === "grid" || ("family" in thing && thing.family !== undefined);
}

function thingOf(symbol: Holder): ir.Counter | ir.Mark | ir.Zone | ir.Grid {
  switch (symbol.kind) {
    case "counter":
      return symbol.counter;
    case "mark":
      return symbol.mark;
    case "zone":
      return symbol.zone;
    case "grid":
      return symbol.grid;
    default:
      return symbol satisfies never;
  }
}

function indexed(
  ctx: Context,
  scope: Scope,
  expr: Extract<ast.Expr, { kind: "index" }>,
): StorageRef | undefined {
  const of =
    expr.of.kind === "of" ? owned(ctx, scope, expr.of, true) : checkRef(ctx, scope, expr.of);
  if (of === undefined) return undefined;
  switch (of.kind) {
    case "grid":
      return {
        kind: "cell",
        grid: of,
        space: checkExpr(ctx, scope, expr.index, { kind: "space", grid: of.grid }),
      };
    case "counter":
      if (of.counter.family === undefined) break;
      return {
        ...of,
        index: checkMemberIndex(ctx, scope, expr.index, of.counter.family),
        span: expr.span,
      };
    case "mark":
      if (of.mark.family === undefined) break;
      return {
        ...of,
        index: checkMemberIndex(ctx, scope, expr.index, of.mark.family),
        span: expr.span,
      };
    case "zone":
      if (of.zone.family === undefined) break;
      return {
        ...of,
        index: checkMemberIndex(ctx, scope, expr.index, of.zone.family),
        span: expr.span,
      };
    default:
  }
  ctx.report("index-extra", ctx.through("]", joinSpans(expr.of.span, expr.index.span)), {
    name: ctx.textAt(expr.of.span),
  });
  return of;
}

/** Checks the index of a member of a family. */
export function checkMemberIndex(
  ctx: Context,
  scope: Scope,
  expr: ast.Expr,
  family: ir.Type,
): ir.Expr {
  const index = checkExpr(ctx, scope, expr, withoutLimits(family));
  requireOf(ctx, index, family, expr.span);
  return index;
}

/** Reports a constant outside the limits of a type. */
export function requireOf(ctx: Context, expr: ir.Expr, type: ir.Type, span: Span): void {
  if (type.kind === "orNone") {
    if (expr.type.kind !== "orNone") requireOf(ctx, expr, type.of, span);
    return;
  }
  if (type.kind === "number" && type !== WRONG && expr.type !== WRONG)
    ctx.requireWithin(ctx.constant(expr), type.from, type.to, span);
}

/** Checks a zone; reports any other expression. */
export function checkZone(ctx: Context, scope: Scope, expr: ast.Expr): ir.ZoneRef | undefined {
  const ref = checkRef(ctx, scope, expr);
  if (ref?.kind === "zone") return requireMember(ctx, ref, expr.span);
  reportNoPlace(ctx, scope, expr, ref);
  return undefined;
}

/** Checks a zone or a cell of a grid; reports any other expression. */
export function checkPlace(ctx: Context, scope: Scope, expr: ast.Expr): ir.PlaceRef | undefined {
  const ref = checkRef(ctx, scope, expr);
  if (ref?.kind === "cell") return ref;
  if (ref?.kind === "zone") return requireMember(ctx, ref, expr.span);
  reportNoPlace(ctx, scope, expr, ref);
  return undefined;
}

/** Checks a zone or a mark, which may be hidden; reports any other expression. */
export function checkHideable(
  ctx: Context,
  scope: Scope,
  expr: ast.Expr,
): Extract<StorageRef, { kind: "zone" | "mark" }> | undefined {
  const ref = checkRef(ctx, scope, expr);
  if (ref?.kind === "zone") return requireMember(ctx, ref, expr.span);
  if (ref?.kind === "mark") {
    requireIndex(ctx, ref.mark, ref.index, expr.span);
    return ref;
  }
  if (isReported(ctx, expr)) return undefined;
  const named = expr.kind === "index" ? expr.of : expr;
  const isValue = ctx.attempt(() => checkExpr(ctx, scope, expr)) !== undefined;
  if (isValue || !("name" in named) || ctx.symbols.has(named.name.text)) {
    ctx.report("never-hidden", expr.span, {});
  } else {
    ctx.resolve(named.name, "zone, mark", "zone", "mark");
  }
  return undefined;
}

function reportNoPlace(
  ctx: Context,
  scope: Scope,
  expr: ast.Expr,
  ref: StorageRef | undefined,
): void {
  const isKnown = (name: string) => scope.names.has(name) || ctx.symbols.has(name);
  if (ref === undefined && expr.kind === "ref" && !isKnown(expr.name.text)) {
    ctx.resolve(expr.name, "zone", "zone", "grid");
  } else if (!isReported(ctx, expr)) {
    ctx.report("not-a-place", expr.span, { space: spaceMeant(scope, expr) });
  }
}

/** Returns the source form of a picked space as a cell: `your reef[space]`. */
function spaceMeant(scope: Scope, expr: ast.Expr): string | undefined {
  if (expr.kind !== "ref") return undefined;
  const { text } = expr.name;
  const type = scope.names.get(text)?.value.type;
  if (type?.kind !== "space") return undefined;
  return `${type.grid.perPlayer ? "your " : ""}${type.grid.id}[${text}]`;
}

/** Returns the reference; reports a family without an index. */
export function requireMember<R extends ir.ZoneRef>(ctx: Context, ref: R, span: Span): R {
  requireIndex(ctx, ref.zone, ref.index, span);
  return ref;
}

/** Reports a family without an index. */
export function requireIndex(
  ctx: Context,
  { id, family }: ir.Zone | ir.Counter | ir.Mark,
  index: ir.Expr | undefined,
  span: Span,
): void {
  if (family !== undefined && index === undefined) ctx.report("index-missing", span, { name: id });
}

/** Reports an index of storage that is no family. */
export function reportIndex(ctx: Context, name: ast.Name, index: ast.Expr): void {
  ctx.report("index-extra", ctx.through("]", joinSpans(name.span, index.span)), {
    name: name.text,
  });
}

/**
 * Returns whether an error inside this expression has been reported, so that it is not reported
 * again.
 */
export function isReported(ctx: Context, expr: ast.Expr): boolean {
  return ctx.diagnostics.some(
    ({ span }) =>
      span.file === expr.span.file && span.start >= expr.span.start && span.end <= expr.span.end,
  );
}
