// What a number can be at least and at most, as far as the rules alone tell.

import type * as ir from "./ir.ts";
import type {
  FieldKind,
  LeafKind,
  OperatorKind,
  QuantifierKind,
  ReadKind,
  UseKind,
} from "./kinds.ts";

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

const ANY: Bounds = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };

/** Types are no help: a mark of 1..6 may be set to 7. */
export function boundsOf(expr: ir.Expr): Bounds {
  switch (expr.kind) {
    case "const":
      return { min: expr.value, max: expr.value };
    case "value":
      return boundsOfValue(expr.value);
    case "table":
      return {
        min: Math.min(0, ...expr.table.entries),
        max: Math.max(0, ...expr.table.entries),
      };
    case "howMany":
    case "zoneSize":
    case "setSize":
    case "domainSize":
    case "count":
      return { min: 0, max: ANY.max };
    default:
      expr.kind satisfies LeafKind | ReadKind | UseKind | FieldKind | OperatorKind | QuantifierKind;
      return ANY;
  }
}

/** The base and what exceptions set; those that add can add as often as there are pieces. */
function boundsOfValue({ body, exceptions }: ir.Value): Bounds {
  const set = [body, ...exceptions.filter(({ how }) => how === "is").map(({ to }) => to)];
  const bounds = set.map(boundsOf);
  const added = exceptions.filter(({ how }) => how === "plus").map(({ to }) => boundsOf(to));
  return {
    min: added.some(({ min }) => min < 0) ? ANY.min : Math.min(...bounds.map(({ min }) => min)),
    max: added.some(({ max }) => max > 0) ? ANY.max : Math.max(...bounds.map(({ max }) => max)),
  };
}
