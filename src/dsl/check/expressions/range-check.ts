// Values that go where a type with limits is declared: arguments, marks, results, what is put somewhere.

import { type Bounds, boundsOf } from "../../ir/bounds.ts";
import { evaluateConstant } from "../../ir/evaluate-constant.ts";
import type * as ir from "../../ir/ir.ts";
import { limitsOf, type NumberType, orNone, typeName, WRONG, WRONG_EXPR } from "../../ir/types.ts";
import { isWithin } from "../../ir/within.ts";
import type { Span } from "../../source/span.ts";
import type { Context, Scope } from "../context.ts";

/**
 * The value as one of the type. Where it is not sure to lie within the limits, the game tests that;
 * a value that never does is reported, unless what stands around it never happens.
 */
export function withinLimits(
  ctx: Context,
  scope: Scope,
  value: ir.Expr,
  type: ir.Type,
  span: Span,
): ir.Expr {
  const limits = limitsOf(type);
  if (limits === undefined || value.type === WRONG || isWithin(value, type, "declared"))
    return value;
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

/** What a number is between, if all of that lies outside of some limits. */
function outside(value: ir.Expr, { from, to }: NumberType): Bounds | undefined {
  if (value.type.kind === "orNone") return undefined;
  const known = evaluateConstant(value);
  const bounds = known === undefined ? boundsOf(value, "declared") : { min: known, max: known };
  const { min, max } = bounds;
  return (max < from || min > to) && Number.isFinite(max - min) ? bounds : undefined;
}
