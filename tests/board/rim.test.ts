// Labels at the rim of boards: letters of rows, numbers of columns or of the last spaces.

import { expect, test } from "vitest";
import { listRimLabels } from "../../src/components/board/drawing/rim.ts";

/** Rows of spaces with names such as "b3", each row moved to the right by some cell widths. */
function board(rows: readonly { readonly size: number; readonly shift: number }[]) {
  return rows.flatMap(({ size, shift }, row) =>
    Array.from({ length: size }, (_, at) => ({
      name: `${"abcdef"[row]}${at + 1}`,
      row,
      column: at,
      x: shift + at,
      y: row,
    })),
  );
}

const written = (rows: Parameters<typeof board>[0]) =>
  listRimLabels(board(rows)).map(({ text, anchor }) => `${text} ${anchor}`);

test("on squares the numbers stand once, under the columns", () => {
  const row = { size: 3, shift: 0 };
  expect(written([row, row])).toEqual(["a end", "b end", "1 middle", "2 middle", "3 middle"]);
});

test("on hexes each row ends with the number of its last space", () => {
  const rows = [
    { size: 2, shift: 0.5 },
    { size: 3, shift: 0 },
  ];
  expect(written(rows)).toEqual(["a end", "2 start", "b end", "3 start"]);
});

test("on squares that count from below letters stand under the columns", () => {
  const spaces = ["a2", "b2", "a1", "b1"].map((name, i) => {
    const [column, row] = [i % 2, Math.floor(i / 2)];
    return { name, row, column, x: column, y: row };
  });
  expect(listRimLabels(spaces).map(({ text, anchor }) => `${text} ${anchor}`)).toEqual([
    "2 end",
    "1 end",
    "a middle",
    "b middle",
  ]);
});

test("a single row has its numbers at its ends", () => {
  expect(written([{ size: 4, shift: 0 }])).toEqual(["a end", "4 start"]);
});
