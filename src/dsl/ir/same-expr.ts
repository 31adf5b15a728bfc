// Equality of expressions of the checked game.

import type * as ir from "./ir.ts";

/**
 * Returns whether two expressions are the same operations on the same operands. Expressions contain
 * no chance, so their values are then equal, too.
 */
export function sameExpr(one: ir.Expr, other: ir.Expr): boolean {
  return same(one, other);
}

/**
 * The end of a row at which something is taken from that same row, as in `remove last of row from row`;
 * `undefined` where a statement takes any equal element.
 */
export function endTaken(what: ir.Expr, from: ir.PlaceRef): ir.RowEnd | undefined {
  return what.kind === "endOf" && same(what.row, from) ? what.end : undefined;
}

function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isNode(one) || !isNode(other)) return false;
  // Declarations and locals are equal only if they are the same object.
  if ("id" in one || "name" in one) return false;
  const keys = Object.keys(one).filter((key) => key !== "type");
  return (
    keys.length === Object.keys(other).filter((key) => key !== "type").length &&
    keys.every((key) => same(one[key], other[key]))
  );
}

function isNode(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
