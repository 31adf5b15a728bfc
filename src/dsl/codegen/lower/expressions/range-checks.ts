// Numbers where a type with limits is declared, which they are not sure to keep to.

import type * as ir from "../../../ir/ir.ts";
import { isOnBoard } from "../../../ir/ranges/within.ts";
import { limitsOf } from "../../../ir/types.ts";
import type { Span } from "../../../source/span.ts";
import { b } from "../../code/build.ts";
import type { CodeValue } from "../../code/code.ts";
import { numberRoutines } from "../../library/numbers.ts";
import type { Lowering } from "../lowering.ts";

/** A number that stops the game, at this place, if it is none of a type. */
export function inDeclaredRange(
  c: Lowering,
  value: CodeValue,
  type: ir.Type,
  span: Span,
): CodeValue {
  const limits = limitsOf(type);
  if (limits === undefined) return value;
  const { checkOptionalRange, checkRange } = numberRoutines;
  const check = type.kind === "orNone" ? checkOptionalRange : checkRange;
  return b.callPure(check(limits.from, limits.to), value, c.span(span));
}

/**
 * The space in a column and a row. Nothing is tested where both numbers are sure to lie on the board;
 * else it is none outside. Where rules have tested whether it is, a space that is not there all the
 * same stops the game.
 */
export function lowerSpaceAt(c: Lowering, expr: Extract<ir.Expr, { kind: "spaceAt" }>): CodeValue {
  const { columns, cells, fromBelow } = expr.grid.shape;
  const rows = cells.length / columns;
  const column = c.lower(expr.column);
  const row = fromBelow ? b.subtract(rows + 1, c.lower(expr.row)) : c.lower(expr.row);
  if (isOnBoard(expr)) return b.add(b.multiply(b.subtract(row, 1), columns), b.subtract(column, 1));
  const found = b.callPure(numberRoutines.squareAt(columns, rows), column, row);
  if (expr.type.kind === "orNone") return found;
  return b.callPure(numberRoutines.memberIndex(0, cells.length), found, c.span(expr.span));
}
