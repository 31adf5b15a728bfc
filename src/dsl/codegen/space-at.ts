// The space in a column and a row, which may lie outside the board.

import type * as ir from "../ir/ir.ts";
import { isOnBoard } from "../ir/within.ts";
import { emitExpr } from "./expr.ts";
import type { Env, Gen } from "./gen.ts";

/**
 * Nothing is tested where both numbers are sure to lie on the board; else it is none outside. Where
 * rules have asked whether it is, a space that is not there all the same stops the game.
 */
export function emitSpaceAt(
  gen: Gen,
  env: Env,
  expr: Extract<ir.Expr, { kind: "spaceAt" }>,
): string {
  const { columns, cells } = expr.grid.shape;
  const rows = cells.length / columns;
  const [column, row] = [emitExpr(gen, env, expr.column), emitExpr(gen, env, expr.row)];
  if (isOnBoard(expr)) return `((${row}-1)*${columns}+${column}-1)`;
  const found = `squareAt(${column},${row},${columns},${rows})`;
  return expr.type.kind === "orNone"
    ? found
    : `member(${found},0,${cells.length},${gen.span(expr.span)})`;
}
