// Checks `row of s` and `column of s`: the numbers of the lines of squares.

import type * as ir from "../../ir/ir.ts";
import { typeName, WRONG, WRONG_EXPR } from "../../ir/types.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context } from "../context.ts";
import type { Scope } from "../scope.ts";
import type { LineWord } from "./builtins.ts";
import { checkNotNone } from "./optional.ts";

const WORDS: Readonly<Record<LineWord, ir.LocalizedText>> = {
  row: { de: "die Reihe {des space}", en: "the row of {the space}" },
  column: { de: "die Spalte {des space}", en: "the column of {the space}" },
};

/** The number of the row or column of a space is an entry of a table that the shape brings along. */
export function checkLineOf(ctx: Context, scope: Scope, word: LineWord, of: ast.Expr): ir.Expr {
  const space = checkNotNone(ctx, scope, of);
  if (space.type.kind !== "space") {
    if (space.type !== WRONG)
      ctx.report("wrong-type", of.span, { found: typeName(space.type), expected: "space" });
    return WRONG_EXPR;
  }
  const { grid } = space.type;
  if (grid.shape.layout !== "squares") {
    ctx.report("wrong-kind", of.span, { name: grid.id, is: "hexes", expected: "squares" });
    return WRONG_EXPR;
  }
  const table = lineTable(grid, word);
  return { kind: "table", table, args: [space], type: table.type };
}

/** The tables of grids, so that there is one of each. */
const tables = new WeakMap<ir.Grid, Partial<Record<LineWord, ir.Table>>>();

function lineTable(grid: ir.Grid, word: LineWord): ir.Table {
  const known = tables.get(grid) ?? {};
  tables.set(grid, known);
  known[word] ??= createLineTable(grid, word);
  return known[word];
}

function createLineTable(grid: ir.Grid, word: LineWord): ir.Table {
  const { cells, columns, fromBelow, span } = grid.shape;
  const rows = cells.length / columns;
  const entries = cells.map(({ row, column }) => {
    if (word === "column") return column + 1;
    return fromBelow ? rows - row : row + 1;
  });
  return {
    id: word,
    params: [{ kind: "space", grid }],
    names: ["space"],
    type: { kind: "number", from: 1, to: word === "column" ? columns : rows },
    words: WORDS[word],
    entries,
    isBuiltIn: true,
    span,
  };
}
