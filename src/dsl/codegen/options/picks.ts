// The picks of a move, and when its requirements are tested.

import type * as ir from "../../ir/ir.ts";
import { isWithin } from "../../ir/ranges/within.ts";
import type { CodegenContext } from "../context.ts";
import { type Schedule, schedule } from "./schedule.ts";

export type PlannedPick = Extract<ir.HeadStep, { readonly kind: "pick" }>;

/** A pick of things in a zone. */
export type ZonePick = PlannedPick & {
  readonly domain: Extract<ir.Domain, { readonly kind: "zone" }>;
};

export function isZonePick(pick: PlannedPick): pick is ZonePick {
  return pick.domain.kind === "zone";
}

/** What is picked for a move, in its order. */
export function picksOf(move: ir.OptionSchema): PlannedPick[] {
  return move.head.flatMap((step) =>
    step.kind === "pick" ? [{ ...step, domain: withinType(step) }] : [],
  );
}

/** When what is tested, in the way of this program. */
export function scheduleOptions(gen: CodegenContext, move: ir.OptionSchema): Schedule {
  return schedule(move, {
    writesOut: gen.marks === undefined,
    simplifies: gen.has("simplified-requirements"),
    shares: gen.has("common-subexpressions"),
  });
}

/**
 * The domain of a pick, so that its values have codes: a counter can stand beyond the limit that
 * the pick relies on.
 */
function withinType({ domain, local: { type } }: PlannedPick): ir.Domain {
  if (domain.kind !== "range" || type.kind !== "number") return domain;
  const limit = (name: "min" | "max", expr: ir.Expr, value: number): ir.Expr => {
    const bounds = expr.kind === "math" && expr.name === name ? expr.args : [expr];
    if (bounds.some((bound) => isWithin(bound, type))) return expr;
    return { kind: "math", name, args: [...bounds, { kind: "const", value, type }], type };
  };
  return {
    kind: "range",
    from: limit("max", domain.from, type.from),
    to: limit("min", domain.to, type.to),
  };
}
