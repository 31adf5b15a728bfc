// Labels at the rim of a board, by which players find a space of a name such as "c4".

import type { ShapeMeta } from "../../../dsl/index.ts";

type Spaces = ShapeMeta["cells"];

interface RimLabel {
  readonly text: string;
  /** Position in cell widths. */
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
}

/** Distance from the centre of the outermost space, in cell widths. */
const distance = 0.58;

/**
 * Returns the part of the names that the spaces of each row share, on its left; empty if the names
 * have no such part. Numbers stand under the columns if each has one column of its own, else the
 * last number of a row stands on its right.
 */
export function listRimLabels(spaces: Spaces): RimLabel[] {
  const rows = [...Map.groupBy(spaces, ({ row }) => row).values()].map((row) =>
    row.toSorted((a, b) => a.x - b.x),
  );
  const columns = numberedColumns(spaces);
  const labels = rows.flatMap((row) => rowLabels(row, columns.length > 0));
  const below = Math.max(...spaces.map(({ y }) => y)) + distance;
  return [...labels, ...columns.map((one) => ({ ...one, y: below, anchor: "middle" as const }))];
}

/** Returns the label on the left of a row, and on its right unless numbers stand under columns. */
function rowLabels(row: Spaces, hasColumns: boolean): RimLabel[] {
  const [first, last] = [row[0], row.at(-1)];
  const names = row.map(({ name }) => partsOf(name));
  const [letters, numbers] = [1, 2].map((part) => new Set(names.map((name) => name?.[part])));
  if (first === undefined || last === undefined || names.includes(null)) return [];
  const left = { x: first.x - distance, y: first.y, anchor: "end" as const };
  const right = { x: last.x + distance, y: last.y, anchor: "start" as const };
  if (letters?.size === 1) {
    const letter = { ...left, text: names[0]?.[1] ?? "" };
    return hasColumns ? [letter] : [letter, { ...right, text: names.at(-1)?.[2] ?? "" }];
  }
  return numbers?.size === 1 ? [{ ...left, text: names[0]?.[2] ?? "" }] : [];
}

/** Returns the number of each column; none if a number is in several columns, as on hexes. */
function numberedColumns(spaces: Spaces): { text: string; x: number }[] {
  const numbers = new Map(spaces.map(({ name, x }) => [x, partsOf(name)?.[2] ?? ""]));
  const isOwn = spaces.every(({ name, x }) => numbers.get(x) === partsOf(name)?.[2]);
  const areApart = new Set(numbers.values()).size === numbers.size;
  const isOneRow = spaces.every(({ row }) => row === spaces[0]?.row);
  return isOwn && areApart && !isOneRow ? [...numbers].map(([x, text]) => ({ x, text })) : [];
}

/** Letter and number of a name such as "c4". */
const partsOf = (name: string) => /^(\D+)(\d+)$/.exec(name);
