// What numbers lie within: as their declarations say, and whatever happens in a game.

import type { Bounds } from "./bounds.ts";
import type * as ir from "./ir.ts";

/** `declared` trusts the types of what is read; `proved` only what goes through a fixed domain. */
export type Trust = "declared" | "proved";

const ANY: Bounds = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };

/** Whether the column and the row of `spaceAt` are sure to lie on its board. */
export function isOnBoard(
  { grid, column, row }: Pick<Extract<ir.Expr, { kind: "spaceAt" }>, "grid" | "column" | "row">,
  trust: Trust,
): boolean {
  const { columns, cells } = grid.shape;
  return isWithin(column, 1, columns, trust) && isWithin(row, 1, cells.length / columns, trust);
}

/** Whether a number lies between two others. */
function isWithin(expr: ir.Expr, from: number, to: number, trust: Trust): boolean {
  const { min, max } = reachOf(expr, trust);
  return min >= from && max <= to;
}

/** The least and the most that a number can be. */
function reachOf(expr: ir.Expr, trust: Trust): Bounds {
  const found = calculated(expr, trust);
  const known = trust === "declared" ? inLimits(expr.type) : ANY;
  const both = { min: Math.max(found.min, known.min), max: Math.min(found.max, known.max) };
  // Numbers have 32 bits: what may be larger may be anything.
  return both.min < -(2 ** 31) || both.max > 2 ** 31 - 1 ? ANY : both;
}

function calculated(expr: ir.Expr, trust: Trust): Bounds {
  const reach = (part: ir.Expr) => reachOf(part, trust);
  switch (expr.kind) {
    case "const":
      return { min: expr.value, max: expr.value };
    case "local":
      return expr.local.isFixed === true ? inLimits(expr.local.type) : ANY;
    case "unary":
      return expr.op === "-" ? difference({ min: 0, max: 0 }, reach(expr.of)) : ANY;
    case "binary":
      return combined(expr.op, reach(expr.left), reach(expr.right));
    case "if":
      return around([reach(expr.then), reach(expr.else)]);
    case "math":
      return ofMath(expr.name, expr.args.map(reach));
    default:
      return ANY;
  }
}

/** The limits of a type; a member of an enum is a number from 0. */
function inLimits(type: ir.Type): Bounds {
  if (type.kind === "enum") return { min: 0, max: type.enum.members.length - 1 };
  return type.kind === "number" ? { min: type.from, max: type.to } : ANY;
}

function combined(op: ir.BinaryOp, left: Bounds, right: Bounds): Bounds {
  if (op === "+") return { min: left.min + right.min, max: left.max + right.max };
  return op === "-" ? difference(left, right) : ANY;
}

function difference(left: Bounds, right: Bounds): Bounds {
  return { min: left.min - right.max, max: left.max - right.min };
}

function around(parts: readonly Bounds[]): Bounds {
  return {
    min: Math.min(...parts.map(({ min }) => min)),
    max: Math.max(...parts.map(({ max }) => max)),
  };
}

function ofMath(name: "min" | "max" | "abs", args: readonly Bounds[]): Bounds {
  if (name === "abs") return ANY;
  const pick = name === "min" ? Math.min : Math.max;
  return { min: pick(...args.map(({ min }) => min)), max: pick(...args.map(({ max }) => max)) };
}
