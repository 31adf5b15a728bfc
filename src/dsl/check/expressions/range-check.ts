// Range checks where a type with limits is declared: arguments, marks, results, elements of
// storage.

import { evaluateConstant } from "../../ir/evaluate-constant.ts";
import type * as ir from "../../ir/ir.ts";
import { boundsOf } from "../../ir/ranges/bounds.ts";
import { isWithin } from "../../ir/ranges/within.ts";
import { limitsOf, type NumberType, orNone, typeName, WRONG, WRONG_EXPR } from "../../ir/types.ts";
import type { ValueInterval } from "../../operators/interval.ts";
import type { Span } from "../../source/span.ts";
import type { Context } from "../context.ts";
import type { Scope } from "../scope.ts";

/**
 * Converts a value to a type. If it may be outside the limits, the game tests it at run time, of a
 * conditional value the branch that is taken; a value that never fits is reported, unless the code
 * is unreachable.
 */
export function withinLimits(
  ctx: Context,
  scope: Scope,
  value: ir.Expr,
  type: ir.Type,
  span: Span,
): ir.Expr {
  const limits = limitsOf(type);
  if (limits === undefined || value.type === WRONG) return value;
  if (value.kind === "if") return branchesWithin(ctx, scope, value, type, span);
  if (isWithin(value, type, "declared")) return value;
  const known = scope.isUnreachable ? undefined : outside(value, limits);
  if (known !== undefined) {
    const { min, max } = known;
    const { from, to } = limits;
    if (min === max) ctx.report("value-outside", span, { value: min, from, to });
    else ctx.report("wrong-type", span, { found: `${min}..${max}`, expected: typeName(limits) });
    return WRONG_EXPR;
  }
  return {
    kind: "rangeCheck",
    of: value,
    span,
    type: value.type.kind === "orNone" ? orNone(limits) : limits,
  };
}

/** Converts the branches of a conditional value, most of which have been converted before. */
function branchesWithin(
  ctx: Context,
  scope: Scope,
  value: Extract<ir.Expr, { kind: "if" }>,
  type: ir.Type,
  span: Span,
): ir.Expr {
  const then = withinLimits(ctx, scope, value.then, type, span);
  const other = withinLimits(ctx, scope, value.else, type, span);
  if (then === WRONG_EXPR || other === WRONG_EXPR) return WRONG_EXPR;
  return then === value.then && other === value.else ? value : { ...value, then, else: other };
}

/** Returns the bounds of a number if all of them are outside the limits, else `undefined`. */
function outside(value: ir.Expr, { from, to }: NumberType): ValueInterval | undefined {
  if (value.type.kind === "orNone") return undefined;
  const known = evaluateConstant(value);
  const bounds = known === undefined ? boundsOf(value, "declared") : { min: known, max: known };
  const { min, max } = bounds;
  return (max < from || min > to) && Number.isFinite(max - min) ? bounds : undefined;
}
