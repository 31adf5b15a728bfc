// Where the things of a marked part of a board lie, in units of its drawing (a space is 100 wide).

import { unit } from "../board/drawing/hex.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

interface PartExtent {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** From the centre of a space to its disc, to the right and upwards. */
export const markSide = 0.32 * unit;

/** Least distance of two labels beside the drawing. */
const LABEL_STEP = 62;

/** Returns the extent of some spaces, with room for the names of the rows at the left. */
export function extentOfPart(spaces: readonly Point[]): PartExtent {
  const [xs, ys] = [spaces.map(({ x }) => x), spaces.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - 100, Math.min(...ys) - 66];
  return { left, top, width: Math.max(...xs) + 58 - left, height: Math.max(...ys) + 68 - top };
}

/** Returns the height of each label: that of its space, moved apart where they would overlap. */
export function labelHeights(marks: readonly Point[], { top, height }: PartExtent): number[] {
  const order = [...marks.keys()].sort(
    (one, other) => (marks[one]?.y ?? 0) - (marks[other]?.y ?? 0),
  );
  const heights = new Array<number>(marks.length).fill(0);
  let least = top + LABEL_STEP / 2;
  for (const index of order) {
    heights[index] = Math.max((marks[index]?.y ?? 0) - markSide, least);
    least = (heights[index] ?? 0) + LABEL_STEP;
  }
  let most = top + height - LABEL_STEP / 2;
  for (const index of order.reverse()) {
    heights[index] = Math.min(heights[index] ?? 0, most);
    most = (heights[index] ?? 0) - LABEL_STEP;
  }
  return heights;
}

/** Returns the place and the direction of an arrow across the edge between two spaces. */
export function arrowBetween(from: Point, to: Point): Point & { readonly turn: number } {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const turn = Math.round((Math.atan2(y, x) * 180) / Math.PI);
  return { x: Math.round(from.x + x * 0.47), y: Math.round(from.y + y * 0.47), turn };
}
