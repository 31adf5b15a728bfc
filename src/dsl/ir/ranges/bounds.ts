// Bounds of numbers that follow from the rules alone. A declared type is a guarantee: values are
// checked when stored, so they are within its limits when read.

import {
  ANY,
  divideIntervals,
  enclosingInterval,
  type ValueInterval,
} from "../../operators/interval.ts";
import { BINARY_OPS, MATH_FUNCTIONS, UNARY_OPS } from "../../operators/operators.ts";
import type * as ir from "../ir.ts";
import type { GroupedExprKind } from "../kinds.ts";
import { limitsOf, NONE, UNKNOWN } from "../types.ts";

/**
 * `declared`: bodies and exceptions that are not checked yet may have any value of their declared
 * types.
 */
export type Completeness = "declared" | "complete";

const COUNT: ValueInterval = { min: 0, max: ANY.max };

export function boundsOf(expr: ir.Expr, knows: Completeness = "complete"): ValueInterval {
  if (expr === UNKNOWN) return ANY;
  const found = calculated(expr, knows);
  const declared = promised(expr);
  return { min: Math.max(found.min, declared.min), max: Math.min(found.max, declared.max) };
}

/** Returns the limits of the type of an expression, if its values are always within them. */
function promised(expr: ir.Expr): ValueInterval {
  // A table has nothing beside it, and a marker can be moved back before the first step.
  if (expr.kind === "table") return ANY;
  const { min, max } = inLimits(expr.type);
  return expr.kind === "positionOn" ? { min: ANY.min, max } : { min, max };
}

/** The limits of a type; a member of an enum is a number from 0. */
function inLimits(type: ir.Type): ValueInterval {
  if (type.kind === "orNone")
    return enclosingInterval([inLimits(type.of), { min: NONE, max: NONE }]);
  if (type.kind === "enum") return { min: 0, max: type.enum.members.length - 1 };
  const limits = limitsOf(type);
  return limits === undefined ? ANY : { min: limits.from, max: limits.to };
}

function calculated(expr: ir.Expr, knows: Completeness): ValueInterval {
  const bounds = (part: ir.Expr) => boundsOf(part, knows);
  switch (expr.kind) {
    case "const":
      return { min: expr.value, max: expr.value };
    case "value":
      if (!expr.value.isBent)
        return known(values[knows], expr.value.body, () => boundsOf(expr.value.body, knows));
      return knows === "declared"
        ? ANY
        : known(values.complete, expr.value.body, () => boundsOfValue(expr.value));
    case "table":
      return boundsOfTable(expr, knows);
    case "zoneSize":
      return { min: 0, max: roomIn(expr.zone.zone) };
    case "howMany":
      return { min: 0, max: expr.zone.kind === "zone" ? roomIn(expr.zone.zone) : ANY.max };
    case "setSize":
    case "domainSize":
    case "count":
    case "different":
      return COUNT;
    case "unary":
      return UNARY_OPS[expr.op].bounds(bounds(expr.of));
    case "binary":
      return BINARY_OPS[expr.op].bounds(bounds(expr.left), bounds(expr.right));
    case "divide":
      return divideIntervals(bounds(expr.left), bounds(expr.right));
    case "if":
      return enclosingInterval([bounds(expr.then), bounds(expr.else)]);
    case "math":
      return MATH_FUNCTIONS[expr.name].bounds(expr.args.map(bounds));
    case "rangeCheck":
      return bounds(expr.of);
    case "after":
      return bounds(expr.then.body);
    default:
      expr.kind satisfies GroupedExprKind;
      return ANY;
  }
}

/** Returns the capacity of a zone; a zone that counts its kinds has room for any number. */
function roomIn({ layout, capacity }: ir.Zone): number {
  return layout === "counts" ? ANY.max : capacity;
}

/**
 * Returns the bounds of the base and of what exceptions set; additive ones may apply once for each
 * piece.
 */
export function boundsOfValue({ body, exceptions }: ir.Value): ValueInterval {
  const set = [body, ...exceptions.filter(({ how }) => how === "is").map(({ to }) => to)];
  const bounds = set.map((one) => boundsOf(one));
  const added = exceptions.filter(({ how }) => how === "plus").map(({ to }) => boundsOf(to));
  return {
    min: added.some(({ min }) => min < 0) ? ANY.min : Math.min(...bounds.map(({ min }) => min)),
    max: added.some(({ max }) => max > 0) ? ANY.max : Math.max(...bounds.map(({ max }) => max)),
  };
}

type Known = WeakMap<ir.Expr, ValueInterval>;

/** Bounds by body; a value that is not checked yet has another body object. */
const values: Readonly<Record<Completeness, Known>> = {
  declared: new WeakMap(),
  complete: new WeakMap(),
};

function known(all: Known, body: ir.Expr, find: () => ValueInterval): ValueInterval {
  const before = all.get(body);
  if (before !== undefined) return before;
  // Recursion is refused by the checker.
  all.set(body, ANY);
  const found = find();
  all.set(body, found);
  return found;
}

type TableExpr = Extract<ir.Expr, { kind: "table" }>;

/** Missing entries of a table are 0, or none. */
function boundsOfTable({ table, args }: TableExpr, knows: Completeness): ValueInterval {
  const isInside = table.params.every((param, i) => {
    const [arg, limits] = [args[i], limitsOf(param)];
    if (arg === undefined || arg.type.kind === "orNone") return false;
    return limits === undefined || isBetween(boundsOf(arg, knows), limits);
  });
  const beside = table.type.kind === "orNone" ? NONE : 0;
  const values = isInside ? table.entries : [beside, ...table.entries];
  return values.length > MOST_ENTRIES
    ? ANY
    : { min: Math.min(...values), max: Math.max(...values) };
}

/** Arguments of a function; larger tables are left alone. */
const MOST_ENTRIES = 10_000;

function isBetween({ min, max }: ValueInterval, limits: { from: number; to: number }): boolean {
  return min >= limits.from && max <= limits.to;
}
