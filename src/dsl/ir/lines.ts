// The straight lines of spaces on a shape.

import type * as ir from "./ir.ts";

/** Concatenates lists: those of item i are at `starts[i] … starts[i + 1] - 1`. */
export function flatten<T>(lists: readonly (readonly T[])[]): { starts: number[]; flat: T[] } {
  const starts = [0];
  for (const list of lists) starts.push((starts.at(-1) ?? 0) + list.length);
  return { starts, flat: lists.flat() };
}

type LineTable = ReturnType<typeof flatten<number>>;

const lineTables = new WeakMap<ir.Shape, Map<number, LineTable>>();

/** The same as numbers. */
export function lineTable(shape: ir.Shape, length: number): LineTable {
  const tables = lineTables.get(shape) ?? new Map<number, LineTable>();
  lineTables.set(shape, tables);
  const found = tables.get(length) ?? flatten(linesThrough(shape, length).map((l) => l.flat()));
  tables.set(length, found);
  return found;
}

/** The lines through each cell. */
export function linesThrough(shape: ir.Shape, length: number): number[][][] {
  const lines = straightLines(shape, length);
  return shape.cells.map((_, cell) => lines.filter((line) => line.includes(cell)));
}

/** Directions half-way round: rows, columns and diagonals of squares; the three axes of hexes. */
function straightLines(shape: ir.Shape, length: number): number[][] {
  const rows = Math.max(...shape.cells.map(({ row }) => row)) + 1;
  const width = (row: number) => shape.cells.filter((cell) => cell.row === row).length;
  // Doubled columns make the half steps of hexes whole.
  const x = (cell: ir.Cell) =>
    shape.layout === "hexes" ? 2 * cell.column - width(cell.row) : 2 * cell.column;
  const at = new Map(shape.cells.map((cell, i) => [`${x(cell)},${cell.row}`, i]));
  const steps =
    shape.layout === "hexes"
      ? [
          [2, 0],
          [1, 1],
          [-1, 1],
        ]
      : [
          [2, 0],
          [0, 1],
          [2, 1],
          [-2, 1],
        ];
  return shape.cells.flatMap((cell) =>
    steps.flatMap(([dx = 0, dy = 0]) => {
      const line = Array.from({ length }, (_, i) =>
        at.get(`${x(cell) + i * dx},${cell.row + i * dy}`),
      );
      return line.every((c) => c !== undefined) && cell.row + (length - 1) * dy < rows
        ? [line]
        : [];
    }),
  );
}
