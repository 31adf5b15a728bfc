// Which board a grid shows, and the fields of spaces that stand on boards.

import type * as ir from "../../../ir/ir.ts";
import { b } from "../../code/build.ts";
import type { CodeValue } from "../../code/code.ts";
import { markAddress } from "../addresses.ts";
import { inState, type Lowering } from "../lowering.ts";
import { boardRange } from "../spaces/geometry.ts";

/** The board that a grid shows; 0 where its shape has one board or none. */
export function boardOf(c: Lowering, { grid, owner }: ir.GridRef): CodeValue {
  const { by, shape } = grid;
  // A grid that does not say by what it is chosen shows the only board of its shape.
  if (by === undefined)
    return b.value(c.gen.game.boards.find((board) => board.shape === shape)?.index ?? 0);
  if ("choices" in by) return optionValue(c, by);
  const who = by.perPlayer ? owner : undefined;
  return c.loaded(b.load(markAddress(c, { mark: by, owner: who, index: undefined })));
}

/** The same, counted from the first board of the shape. */
export function boardIndex(c: Lowering, ref: ir.GridRef): CodeValue {
  const [first] = boardRange(c.gen, ref.grid.shape);
  return b.subtract(boardOf(c, ref), first);
}

/** The value of a setup option; the state holds the number of the choice. */
export function optionValue(c: Lowering, { index, from }: ir.SetupOption): CodeValue {
  return b.add(b.load(b.address(inState(c.slots.options), index)), from);
}

export function lowerSpaceField(
  c: Lowering,
  expr: Extract<ir.Expr, { kind: "spaceField" }>,
): CodeValue {
  const { shape } = expr.grid.grid;
  const boards = c.gen.game.boards.filter((board) => board.shape === shape);
  const rows = boards.map((board) => board.fields.get(expr.field) ?? []);
  const space = c.lower(expr.of);
  const areSame = rows.every((row) => row.every((value, i) => value === rows[0]?.[i]));
  if (areSame) return c.entry("space", rows[0] ?? [], space);
  const board = b.multiply(boardIndex(c, expr.grid), shape.cells.length);
  return c.entry("space", rows.flat(), b.add(board, space));
}
