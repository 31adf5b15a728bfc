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
 * have no such part. What the spaces of a column share stands under it, else the last number of a
 * row stands on its right.
 */
export function listRimLabels(spaces: Spaces): RimLabel[] {
  const rows = [...Map.groupBy(spaces, ({ row }) => row).values()].map((row) =>
    row.toSorted((a, b) => a.x - b.x),
  );
  const columns = columnLabels(spaces);
  const labels = rows.flatMap((row) => rowLabels(row, columns.length > 0));
  const below = Math.max(...spaces.map(({ y }) => y)) + distance;
  return [...labels, ...columns.map((one) => ({ ...one, y: below, anchor: "middle" as const }))];
}

/** Returns the label on the left of a row, and on its right unless columns have labels. */
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

/** Returns the part of the names that the spaces of each column share; none if columns share it, as on hexes. */
function columnLabels(spaces: Spaces): { text: string; x: number }[] {
  const isOneRow = spaces.every(({ row }) => row === spaces[0]?.row);
  if (isOneRow) return [];
  for (const part of [2, 1]) {
    const texts = new Map(spaces.map(({ name, x }) => [x, partsOf(name)?.[part] ?? ""]));
    const isOwn = spaces.every(({ name, x }) => texts.get(x) === partsOf(name)?.[part]);
    const areApart = new Set(texts.values()).size === texts.size;
    if (isOwn && areApart) return [...texts].map(([x, text]) => ({ x, text }));
  }
  return [];
}

/** Letter and number of a name such as "c4". */
const partsOf = (name: string) => /^(\D+)(\d+)$/.exec(name);
