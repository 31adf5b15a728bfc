// The straight lines of spaces on a shape, and the rays that go out from each of them.

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

/** A doubled column and a row: doubled columns make the half steps of hexes whole. */
type Coordinates = readonly [x: number, row: number];

/** The coordinates of cells, and the cell at coordinates. */
function cellFinder(shape: ir.Shape) {
  const widths = new Map<number, number>();
  for (const { row } of shape.cells) widths.set(row, (widths.get(row) ?? 0) + 1);
  const coordinates = ({ column, row }: ir.Cell): Coordinates =>
    shape.layout === "hexes" ? [2 * column - (widths.get(row) ?? 0), row] : [2 * column, row];
  const cells = new Map(shape.cells.map((cell, i) => [coordinates(cell).join(), i]));
  const at = (x: number, row: number): number | undefined => cells.get(`${x},${row}`);
  return { coordinates, at };
}

/** Directions half-way round: rows, columns and diagonals of squares; the three axes of hexes. */
function straightLines(shape: ir.Shape, length: number): number[][] {
  const { coordinates, at } = cellFinder(shape);
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
      const [x, row] = coordinates(cell);
      const line = Array.from({ length }, (_, i) => at(x + i * dx, row + i * dy));
      return line.every((c) => c !== undefined) ? [line] : [];
    }),
  );
}

// Rays ------------------------------------------------------------------------------

/** All directions, clockwise; a value of the type `direction` is an index of this list. */
export const DIRECTIONS = [
  "up",
  "upRight",
  "right",
  "downRight",
  "down",
  "downLeft",
  "left",
  "upLeft",
] as const;

type Steps = Readonly<Record<(typeof DIRECTIONS)[number], Coordinates | undefined>>;

/** The way to the next space, in doubled columns; hexes lie beside each other, never above. */
const STEPS: Readonly<Record<ir.Shape["layout"], Steps>> = {
  squares: {
    up: [0, -1],
    upRight: [2, -1],
    right: [2, 0],
    downRight: [2, 1],
    down: [0, 1],
    downLeft: [-2, 1],
    left: [-2, 0],
    upLeft: [-2, -1],
  },
  hexes: {
    up: undefined,
    upRight: [1, -1],
    right: [2, 0],
    downRight: [1, 1],
    down: undefined,
    downLeft: [-1, 1],
    left: [-2, 0],
    upLeft: [-1, -1],
  },
};

/** Whether spaces of a layout have neighbours in a direction. */
export function hasDirection(layout: ir.Shape["layout"], direction: number): boolean {
  const name = DIRECTIONS[direction];
  return name !== undefined && STEPS[layout][name] !== undefined;
}

type RayTable = ReturnType<typeof flatten<number>>;

const rayTables = new WeakMap<ir.Shape, RayTable>();

/**
 * The spaces from each cell outward, nearest first: those from cell c in direction d are a list of
 * `flatten`, the one with the number 8c + d.
 */
export function rayTable(shape: ir.Shape): RayTable {
  const found = rayTables.get(shape) ?? flatten(raysOf(shape));
  rayTables.set(shape, found);
  return found;
}

/** The spaces from a cell outward. */
export function rayFrom(shape: ir.Shape, cell: number, direction: number): number[] {
  const { starts, flat } = rayTable(shape);
  const index = cell * DIRECTIONS.length + direction;
  return flat.slice(starts[index], starts[index + 1]);
}

/** How many spaces the longest ray has. */
export function longestRay(shape: ir.Shape): number {
  const { starts } = rayTable(shape);
  return Math.max(...starts.map((start, i) => (starts[i + 1] ?? start) - start));
}

function raysOf(shape: ir.Shape): number[][] {
  const { at, coordinates } = cellFinder(shape);
  const steps = DIRECTIONS.map((name) => STEPS[shape.layout][name]);
  return shape.cells.flatMap((cell) =>
    steps.map((step) => {
      const ray: number[] = [];
      if (step === undefined) return ray;
      const [dx, dy] = step;
      let [x, y] = coordinates(cell);
      for (;;) {
        [x, y] = [x + dx, y + dy];
        const next = at(x, y);
        if (next === undefined) return ray;
        ray.push(next);
      }
    }),
  );
}
