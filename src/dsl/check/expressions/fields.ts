// Fields: `tile.colour`, `space.number`, and the number of different values of a field.

import type * as ir from "../../ir/ir.ts";
import { NUMBER, typeName, WRONG, WRONG_EXPR, YES_NO } from "../../ir/types.ts";
import { findNearest } from "../../source/nearest.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context } from "../context.ts";
import type { Scope } from "../scope.ts";
import { YOU } from "../symbols.ts";
import { domainOf, hasBoard } from "./binder.ts";
import { checkNotNone } from "./optional.ts";

export function checkField(
  ctx: Context,
  scope: Scope,
  expr: Extract<ast.Expr, { kind: "field" }>,
): ir.Expr {
  const of = checkNotNone(ctx, scope, expr.of);
  if (of.type === WRONG) return WRONG_EXPR;
  const field = expr.field.text;
  if (of.type.kind === "piece") {
    const type = fieldType(of.type.family, field);
    mentionField(ctx, expr.field, of.type.family);
    if (type !== undefined) return { kind: "pieceField", of, field, type };
    reportField(ctx, expr, of.type, fieldNames(of.type.family));
  } else if (of.type.kind === "space") {
    const { grid } = of.type;
    const known = grid.shape.fields.find(({ id }) => id === field);
    const owner = grid.perPlayer ? YOU : undefined;
    ctx.mentions.note(expr.field.span, grid.shape.span, field);
    if (known !== undefined && !hasBoard(ctx, grid.shape, expr.field.span)) return WRONG_EXPR;
    if (known !== undefined) {
      return {
        kind: "spaceField",
        grid: { kind: "grid", grid, owner },
        of,
        field,
        type: known.type,
      };
    }
    reportField(
      ctx,
      expr,
      of.type,
      grid.shape.fields.map(({ id }) => id),
    );
  } else {
    reportField(ctx, expr, of.type, []);
  }
  return WRONG_EXPR;
}

function reportField(
  ctx: Context,
  expr: Extract<ast.Expr, { kind: "field" }>,
  of: ir.Type,
  known: readonly string[],
): void {
  const field = expr.field.text;
  ctx.mentions.gapAmong(expr.field.span, known, "field");
  ctx.report("unknown-field", expr.field.span, {
    field,
    of: typeName(of),
    nearest: findNearest(field, known),
  });
}

/** Records a reference to a field of a family or of one of its ancestors. */
export function mentionField(ctx: Context, field: ast.Name, family: ir.Family): void {
  for (let f: ir.Family | undefined = family; f !== undefined; f = f.parent) {
    if (f.fields.has(field.text)) ctx.mentions.note(field.span, f.span, field.text);
  }
}

export function fieldType(family: ir.Family, field: string): ir.Type | undefined {
  for (let f: ir.Family | undefined = family; f !== undefined; f = f.parent) {
    const type = f.fields.get(field);
    if (type !== undefined) return type;
  }
  return undefined;
}

export function fieldNames(family: ir.Family): string[] {
  const own = [...family.fields.keys()];
  return family.parent === undefined ? own : [...own, ...fieldNames(family.parent)];
}

/** Checks `number of different Fish.colour in D`. */
export function checkDifferent(
  ctx: Context,
  scope: Scope,
  expr: Extract<ast.Expr, { kind: "different" }>,
): ir.Expr {
  const family = ctx.resolve(expr.family, "family", "family")?.family;
  if (family === undefined) return WRONG_EXPR;
  const type = fieldType(family, expr.field.text);
  mentionField(ctx, expr.field, family);
  if (type === undefined) {
    const field = expr.field.text;
    ctx.mentions.gapAmong(expr.field.span, fieldNames(family), "field");
    ctx.report("unknown-field", expr.field.span, {
      field,
      of: family.id,
      nearest: findNearest(field, fieldNames(family)),
    });
    return WRONG_EXPR;
  }
  const domain = domainOf(ctx, scope, expr.domain);
  if (domain === undefined) return WRONG_EXPR;
  const local: ir.Local = { name: "it", type: { kind: "piece", family } };
  const it: ir.Expr = { kind: "local", local, type: local.type };
  const where: ir.Expr = { kind: "isFamily", of: it, members: family.members, type: YES_NO };
  const binder: ir.Binder = { local, through: domain.through, domain: domain.domain, where };
  return {
    kind: "different",
    binder,
    of: { kind: "pieceField", of: it, field: expr.field.text, type },
    type: NUMBER,
  };
}
