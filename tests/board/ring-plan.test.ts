// Neighbours on a ring are neighbours on the screen, in both arrangements.

import { expect, test } from "vitest";
import { squareInColumns, squareInRows } from "../../src/components/table/ring-plan.ts";

test.each([
  ["two columns", squareInColumns],
  ["two rows", squareInRows],
])("a ring of six in %s has an edge between neighbours", (_name, squareOf) => {
  const squares = Array.from({ length: 6 }, (_, order) => squareOf(order, 6));

  expect(new Set(squares.map(({ row, column }) => `${row} ${column}`)).size).toBe(6);
  for (const [order, { row, column }] of squares.entries()) {
    const next = squares[(order + 1) % 6];
    const distance = Math.abs(row - (next?.row ?? 0)) + Math.abs(column - (next?.column ?? 0));
    expect(distance).toBe(1);
  }
});
