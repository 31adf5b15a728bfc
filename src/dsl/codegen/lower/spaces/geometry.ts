// Tables of neighbours, regions and lines, computed once when a game is compiled.

import type * as ir from "../../../ir/ir.ts";
import { DIRECTIONS, flatten, lineTable, rayTable } from "../../../ir/lines.ts";
import { rayDirections } from "../../../runtime/engine/ray-tables.ts";
import { regionCells, regionStarts, regionWord } from "../../../runtime/engine/region-tables.ts";
import type { Region } from "../../code/code.ts";
import type { CodegenContext } from "../../context.ts";

/** Rows of numbers: row i is in `cells`, from `starts[i]` to before `starts[i + 1]`. */
interface Rows {
  readonly starts: Region;
  readonly cells: Region;
}

export function neighbourTable(gen: CodegenContext, shape: ir.Shape): Rows {
  const { starts, flat } = flatten(shape.neighbours);
  return { starts: gen.table("near", starts), cells: gen.table("near", flat) };
}

/**
 * The cells of each cell's region, by board: those of cell c on board b are in `cells`, from
 * `starts[2r]` to before `starts[2r + 1]` with r = b · size + c.
 */
export function regionTable(
  gen: CodegenContext,
  shape: ir.Shape,
): Rows & { readonly size: number } {
  const size = shape.cells.length;
  const regions = regionsOf(shape, gen.game.boards);
  const of = gen.table("regions", regions);
  const starts = [...regionStarts(regions, size)];
  const cells = [...regionCells(regions, size)];
  return {
    starts: gen.computedTable("region", starts, { by: "regionStarts", of: [of], args: [size] }),
    cells: gen.computedTable("region", cells, { by: "regionCells", of: [of], args: [size] }),
    size,
  };
}

/** One word of the set of the spaces in each space's region, board after board. */
export function regionWords(gen: CodegenContext, shape: ir.Shape, word: number): Region {
  const size = shape.cells.length;
  const boards = gen.game.boards.filter((board) => board.shape === shape);
  const regions = regionsOf(shape, boards);
  return gen.computedTable("region", [...regionWord(regions, size, word)], {
    by: "regionWord",
    of: [gen.table("regions", regions)],
    args: [size, word],
  });
}

/** The region of each cell, board after board. */
function regionsOf(shape: ir.Shape, boards: readonly ir.Board[]): number[] {
  return boards.flatMap(({ regions }) => shape.cells.map((_, cell) => regions[cell] ?? -1));
}

/**
 * All straight lines of a length through each cell, cell by cell: those through cell c are in
 * `cells`, from `starts[c]` to before `starts[c + 1]`. A line is named by the place of its first cell.
 */
export function linesOf(gen: CodegenContext, shape: ir.Shape, length: number): Rows {
  const { starts, flat } = lineTable(shape, length);
  return { cells: gen.table("line", flat), starts: gen.table("lines", starts) };
}

/** The spaces from cell c in direction d are row 8c + d. */
export function rayTables(gen: CodegenContext, shape: ir.Shape): Rows {
  const { starts, flat } = rayTable(shape);
  return { starts: gen.table("rays", starts), cells: gen.table("ray", flat) };
}

/** The direction from cell a to cell b, at a · size + b; -1 if they are not in line. */
export function directionTable(gen: CodegenContext, shape: ir.Shape): Region {
  const { starts, flat } = rayTable(shape);
  return gen.computedTable("way", [...rayDirections(starts, flat, DIRECTIONS.length)], {
    by: "rayDirections",
    of: [gen.table("rays", starts), gen.table("ray", flat)],
    args: [DIRECTIONS.length],
  });
}

/** The first board of a shape, and the one behind the last. */
export function boardRange(
  gen: CodegenContext,
  shape: ir.Shape,
): readonly [first: number, end: number] {
  const indices = gen.game.boards
    .filter((board) => board.shape === shape)
    .map(({ index }) => index);
  return [Math.min(...indices), Math.max(...indices) + 1];
}
