// Tests whether all possible values of expressions are within limits.

import type * as ir from "../ir.ts";
import { limitsOf, NONE } from "../types.ts";
import { boundsOf, boundsOfValue, type Completeness } from "./bounds.ts";

/** Returns whether the column and the row of `spaceAt` are always on its board. */
export function isOnBoard(
  { grid, column, row }: Pick<Extract<ir.Expr, { kind: "spaceAt" }>, "grid" | "column" | "row">,
  knows: Completeness = "complete",
): boolean {
  const { columns, cells } = grid.shape;
  return isBetween(column, 1, columns, knows) && isBetween(row, 1, cells.length / columns, knows);
}

/** Returns whether every possible value of an expression is within the limits of a type. */
export function isWithin(expr: ir.Expr, type: ir.Type, knows: Completeness = "complete"): boolean {
  const limits = limitsOf(type);
  if (limits === undefined) return true;
  if (expr.type.kind !== "orNone") return isBetween(expr, limits.from, limits.to, knows);
  if (type.kind !== "orNone") return false;
  if (expr.kind === "const" && expr.value === NONE) return true;
  const own = limitsOf(expr.type);
  return own !== undefined && own.from >= limits.from && own.to <= limits.to;
}

/** Returns whether the exceptions of a value keep it within the limits of its type. */
export function staysWithin(value: ir.Value): boolean {
  const limits = limitsOf(value.type);
  if (limits === undefined || value.exceptions.every(({ how }) => how === "is")) return true;
  const { min, max } = boundsOfValue(value);
  return min >= limits.from && max <= limits.to;
}

function isBetween(expr: ir.Expr, from: number, to: number, knows: Completeness): boolean {
  const { min, max } = boundsOf(expr, knows);
  return min >= from && max <= to;
}
