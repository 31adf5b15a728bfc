// Bounds of numbers that follow from the rules alone. A declared type is a guarantee: values are
// checked when stored, so they are within its limits when read.

import type { BinaryOp } from "../source/operators.ts";
import type * as ir from "./ir.ts";
import type { GroupedExprKind } from "./kinds.ts";
import { limitsOf, NONE, UNKNOWN } from "./types.ts";

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/**
 * `declared`: bodies and exceptions that are not checked yet may have any value of their declared
 * types.
 */
export type Completeness = "declared" | "complete";

const ANY: Bounds = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };
const COUNT: Bounds = { min: 0, max: ANY.max };

export function boundsOf(expr: ir.Expr, knows: Completeness = "complete"): Bounds {
  if (expr === UNKNOWN) return ANY;
  const found = calculated(expr, knows);
  const declared = promised(expr);
  return { min: Math.max(found.min, declared.min), max: Math.min(found.max, declared.max) };
}

/** Numbers have 32 bits: what may be larger may be anything. */
function fitting(bounds: Bounds): Bounds {
  return bounds.min < -(2 ** 31) || bounds.max > 2 ** 31 - 1 ? ANY : bounds;
}

/** Returns the limits of the type of an expression, if its values are always within them. */
function promised(expr: ir.Expr): Bounds {
  // A table has nothing beside it, and a marker can be moved back before the first step.
  if (expr.kind === "table") return ANY;
  const { min, max } = inLimits(expr.type);
  return expr.kind === "positionOn" ? { min: ANY.min, max } : { min, max };
}

/** The limits of a type; a member of an enum is a number from 0. */
function inLimits(type: ir.Type): Bounds {
  if (type.kind === "orNone") return around([inLimits(type.of), { min: NONE, max: NONE }]);
  if (type.kind === "enum") return { min: 0, max: type.enum.members.length - 1 };
  const limits = limitsOf(type);
  return limits === undefined ? ANY : { min: limits.from, max: limits.to };
}

function calculated(expr: ir.Expr, knows: Completeness): Bounds {
  const bounds = (part: ir.Expr) => boundsOf(part, knows);
  switch (expr.kind) {
    case "const":
      return { min: expr.value, max: expr.value };
    case "value":
      return knows === "declared"
        ? ANY
        : known(values, expr.value.body, () => boundsOfValue(expr.value));
    case "define":
      return known(defines[knows], expr.define.body, () => boundsOf(expr.define.body, knows));
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
      return expr.op === "-" ? difference({ min: 0, max: 0 }, bounds(expr.of)) : ANY;
    case "binary":
      return combined(expr.op, bounds(expr.left), bounds(expr.right));
    case "divide":
      return quotient(bounds(expr.left), bounds(expr.right));
    case "if":
      return around([bounds(expr.then), bounds(expr.else)]);
    case "math":
      return ofMath(expr.name, expr.args.map(bounds));
    case "rangeCheck":
      return bounds(expr.of);
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
export function boundsOfValue({ body, exceptions }: ir.Value): Bounds {
  const set = [body, ...exceptions.filter(({ how }) => how === "is").map(({ to }) => to)];
  const bounds = set.map((one) => boundsOf(one));
  const added = exceptions.filter(({ how }) => how === "plus").map(({ to }) => boundsOf(to));
  return {
    min: added.some(({ min }) => min < 0) ? ANY.min : Math.min(...bounds.map(({ min }) => min)),
    max: added.some(({ max }) => max > 0) ? ANY.max : Math.max(...bounds.map(({ max }) => max)),
  };
}

type Known = WeakMap<ir.Expr, Bounds>;

/** Bounds by body; a definition that is not checked yet has another body object. */
const values: Known = new WeakMap();
const defines: Readonly<Record<Completeness, Known>> = {
  declared: new WeakMap(),
  complete: new WeakMap(),
};

function known(all: Known, body: ir.Expr, find: () => Bounds): Bounds {
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
function boundsOfTable({ table, args }: TableExpr, knows: Completeness): Bounds {
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

function isBetween({ min, max }: Bounds, limits: { from: number; to: number }): boolean {
  return min >= limits.from && max <= limits.to;
}

function combined(op: BinaryOp, left: Bounds, right: Bounds): Bounds {
  if (op === "+") return fitting({ min: left.min + right.min, max: left.max + right.max });
  if (op === "-") return difference(left, right);
  if (op === "*") return product(left, right);
  // The remainder has the sign of nothing: 0 up to the divisor, and 0 where that is 0.
  return op === "mod" && right.min >= 0 ? { min: 0, max: Math.max(0, right.max - 1) } : ANY;
}

function difference(left: Bounds, right: Bounds): Bounds {
  return fitting({ min: left.min - right.max, max: left.max - right.min });
}

function product(left: Bounds, right: Bounds): Bounds {
  const ends = [left.min * right.min, left.min * right.max, left.max * right.min];
  const all = [...ends, left.max * right.max];
  return all.some(Number.isNaN) ? ANY : fitting({ min: Math.min(...all), max: Math.max(...all) });
}

/** No quotient is further from 0 than what is divided, however it is rounded; by 0 it is 0. */
function quotient(left: Bounds, right: Bounds): Bounds {
  if (right.min < 0) return ANY;
  return { min: Math.min(0, left.min), max: Math.max(0, left.max) };
}

function around(parts: readonly Bounds[]): Bounds {
  return {
    min: Math.min(...parts.map(({ min }) => min)),
    max: Math.max(...parts.map(({ max }) => max)),
  };
}

function ofMath(name: "min" | "max" | "abs", args: readonly Bounds[]): Bounds {
  if (name === "abs") {
    const { min, max } = args[0] ?? ANY;
    return fitting({ min: Math.max(0, min, -max), max: Math.max(-min, max) });
  }
  const pick = name === "min" ? Math.min : Math.max;
  return { min: pick(...args.map(({ min }) => min)), max: pick(...args.map(({ max }) => max)) };
}
