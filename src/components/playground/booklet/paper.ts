// How large things are on a page of A4.

import { extentOf, unit } from "../../board/drawing/hex.ts";

type Cells = Parameters<typeof extentOf>[0];

/** Millimetres that a board may be wide and high, with its name above it. */
const [widest, highest] = [165, 235];

/** Millimetres from one edge of a drawing of these cells to the other, as large as the page lets it be. */
export function boardWidth(cells: Cells): number {
  const { width, scale } = drawn(cells);
  return width * scale;
}

/** Millimetres of one space on that board. */
export function spaceWidth(cells: Cells): number {
  return unit * drawn(cells).scale;
}

/** How wide the drawing is in its own units, and how many millimetres one of them may be. */
function drawn(cells: Cells): { width: number; scale: number } {
  const [, , width = 1, height = 1] = extentOf(cells).split(" ").map(Number);
  return { width, scale: Math.min(widest / width, highest / height) };
}
