// Labels at the rim of a board, by which players find a space of a name such as "c4".

import type { ShapeMeta } from "../../../dsl/index.ts";

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
 * Returns the part of the names that the spaces of each row share, on its left, and the number of
 * its last space on its right; empty if the names have no such parts.
 */
export function listRimLabels(spaces: ShapeMeta["cells"]): RimLabel[] {
  const rows = Map.groupBy(spaces, ({ row }) => row);
  return [...rows.values()].flatMap((row) => {
    const ordered = row.toSorted((a, b) => a.x - b.x);
    const [first, last] = [ordered[0], ordered.at(-1)];
    const names = ordered.map(({ name }) => /^(\D+)(\d+)$/.exec(name));
    const [letters, numbers] = [1, 2].map((part) => new Set(names.map((name) => name?.[part])));
    if (first === undefined || last === undefined || names.includes(null)) return [];
    const left = { x: first.x - distance, y: first.y, anchor: "end" as const };
    const right = { x: last.x + distance, y: last.y, anchor: "start" as const };
    if (letters?.size === 1) {
      return [
        { ...left, text: names[0]?.[1] ?? "" },
        { ...right, text: names.at(-1)?.[2] ?? "" },
      ];
    }
    return numbers?.size === 1 ? [{ ...left, text: names[0]?.[2] ?? "" }] : [];
  });
}
