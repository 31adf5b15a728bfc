// Spaces: regions, groups and lines, looked for each time anew.

import type * as ir from "../../../src/dsl/ir/ir.ts";

/** The spaces of the same region of a board. */
export function regionOf(shape: ir.Shape, board: ir.Board | undefined, space: number): number[] {
  const region = (cell: number) => board?.regions[cell] ?? -1;
  return [...shape.cells.keys()].filter((cell) => region(cell) === region(space));
}

/** The spaces joined to a space by neighbours on which the same lies, from it outwards. */
export function groupOf(
  shape: ir.Shape,
  lying: readonly (number | undefined)[],
  space: number,
): number[] {
  const group = [space];
  for (const cell of group)
    for (const next of shape.neighbours[cell] ?? [])
      if (lying[next] === lying[space] && !group.includes(next)) group.push(next);
  return group;
}

/** All straight lines of so many spaces through a space. */
export function linesThrough(shape: ir.Shape, length: number, space: number): number[][] {
  return straightLines(shape, length).filter((line) => line.includes(space));
}

/** A line is named by its number among those through all spaces, one space after the other. */
export function linesByName(shape: ir.Shape, length: number): number[][] {
  return shape.cells.flatMap((_, space) => linesThrough(shape, length, space));
}

/** Clockwise, beginning with up; hexes have none above and below. */
const WAYS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const;

/** The spaces from a space outward: the n-th is n steps away. */
export function rayOf(shape: ir.Shape, space: number, direction: number): number[] {
  const [right, down] = WAYS[direction] ?? [0, 0];
  const from = shape.cells[space];
  if (from === undefined || (shape.layout === "hexes" && right === 0)) return [];
  const x = placeAcross(shape);
  const step = shape.layout === "hexes" && down !== 0 ? right / 2 : right;
  const beyond = shape.cells.map((_, n) =>
    shape.cells.findIndex(
      (cell) => cell.row === from.row + (n + 1) * down && x(cell) === x(from) + (n + 1) * step,
    ),
  );
  const end = beyond.indexOf(-1);
  return end < 0 ? beyond : beyond.slice(0, end);
}

/** How far along its row a cell lies; rows of hexes are shifted by halves. */
function placeAcross(shape: ir.Shape) {
  const width = (row: number) => shape.cells.filter((cell) => cell.row === row).length;
  return ({ row, column }: ir.Cell) =>
    shape.layout === "squares" ? column : column - width(row) / 2;
}

/** Lines begin in order of their first spaces, and run along, down, and across both ways. */
function straightLines(shape: ir.Shape, length: number): number[][] {
  const ways =
    shape.layout === "squares"
      ? ([
          [1, 0],
          [0, 1],
          [1, 1],
          [-1, 1],
        ] as const)
      : ([
          [1, 0],
          [0.5, 1],
          [-0.5, 1],
        ] as const);
  const x = placeAcross(shape);
  return shape.cells.flatMap((first) =>
    ways.flatMap(([right, down]) => {
      const line = Array.from({ length }, (_, step) =>
        shape.cells.findIndex(
          (cell) => cell.row === first.row + step * down && x(cell) === x(first) + step * right,
        ),
      );
      return line.includes(-1) ? [] : [line];
    }),
  );
}
