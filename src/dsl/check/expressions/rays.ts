// Checks `directions of grid`, `ray(space, direction)` and `until`.

import type * as ir from "../../ir/ir.ts";
import { hasDirection } from "../../ir/lines.ts";
import { typeName, WRONG } from "../../ir/types.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context } from "../context.ts";
import type { Scope } from "../scope.ts";
import type { FoundDomain } from "./binder.ts";
import { bindLocal, checkCondition, checkExpr } from "./expr.ts";
import { checkNotNone } from "./optional.ts";

/** The directions that the spaces of a grid have. */
export function directionsOn(ctx: Context, { shape }: ir.Grid): FoundDomain | undefined {
  const directions = ctx.directions;
  if (directions === undefined) return undefined;
  const element = { kind: "enum", enum: directions } as const;
  const there = [...directions.members.keys()].filter((way) => hasDirection(shape.layout, way));
  const isAll = there.length === directions.members.length;
  const set: ir.Expr = {
    kind: "const",
    value: there.reduce((bits, way) => bits | (1 << way), 0),
    type: { kind: "set", of: element },
  };
  const domain: ir.Domain = isAll ? element : { kind: "set", set, base: element };
  return { domain, element, through: undefined };
}

/** Checks `ray(space, direction)`. */
export function checkRay(
  ctx: Context,
  scope: Scope,
  first: ast.Expr,
  second: ast.Expr,
): FoundDomain | undefined {
  const space = checkNotNone(ctx, scope, first);
  if (ctx.directions === undefined) return undefined;
  const direction = checkExpr(ctx, scope, second, { kind: "enum", enum: ctx.directions });
  if (space.type.kind !== "space") {
    if (space.type !== WRONG)
      ctx.report("wrong-type", first.span, { found: typeName(space.type), expected: "space" });
    return undefined;
  }
  const { grid } = space.type;
  const { shape } = grid;
  if (direction.kind === "const" && direction.type !== WRONG) {
    if (!hasDirection(shape.layout, direction.value))
      ctx.report("no-direction", second.span, { shape: shape.id, name: ctx.textAt(second.span) });
  }
  return {
    domain: { kind: "ray", grid, space, direction },
    element: { kind: "space", grid },
    through: undefined,
  };
}

/**
 * Checks `until`: the same domain, up to the first element for which the condition holds. The local
 * of the binder stands for the element there, unless a family narrows it.
 */
export function checkUntil(
  ctx: Context,
  scope: Scope,
  { name, type, domain, until }: ast.Binder,
  found: FoundDomain,
  bound: ir.Local,
): ir.Domain {
  if (until === undefined) return found.domain;
  if (found.element !== WRONG && (found.through !== undefined || !isOrdered(found.domain))) {
    ctx.report("no-order", domain.span, { name: ctx.textAt(domain.span) });
    return found.domain;
  }
  const local: ir.Local =
    type === undefined ? bound : { name: name.text, type: found.element, span: name.span };
  const stop = checkCondition(ctx, bindLocal(scope, local), until);
  return { kind: "until", of: found.domain, local, stop };
}

/** Whether it is known what comes first and what next. */
export function isOrdered(domain: ir.Domain): boolean {
  switch (domain.kind) {
    case "range":
    case "enum":
    case "players":
    case "boards":
    case "set":
    case "spaces":
    case "line":
    case "ray":
      return true;
    case "zone":
      return domain.zone.zone.layout !== "counts";
    case "subsets":
    case "neighbours":
    case "region":
    case "group":
    case "lines":
      return false;
    case "until":
      return isOrdered(domain.of);
    default:
      return domain satisfies never;
  }
}
