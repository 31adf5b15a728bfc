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

/** Least distance of a line from the middle of the disc of another space. */
const DISC_ROOM = 24;

/** Returns the extent of some spaces, with room for the names of the rows at the left. */
export function extentOfPart(spaces: readonly Point[]): PartExtent {
  const [xs, ys] = [spaces.map(({ x }) => x), spaces.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - 100, Math.min(...ys) - 66];
  return { left, top, width: Math.max(...xs) + 58 - left, height: Math.max(...ys) + 68 - top };
}

/**
 * Returns the height of each label: that of its disc, moved apart where they would overlap. Of spaces
 * in one row either the left or the right one gets the upper label, so that lines cross neither each
 * other nor the discs of other spaces.
 */
export function labelHeights(marks: readonly Point[], extent: PartExtent): number[] {
  const plans = [1, -1].flatMap((sign) => {
    const order = [...marks.keys()].sort((one, other) => {
      const [a, b] = [marks[one], marks[other]];
      return (a?.y ?? 0) - (b?.y ?? 0) || sign * ((a?.x ?? 0) - (b?.x ?? 0));
    });
    return [placeUpwards(marks, order, extent), placeDownwards(marks, order, extent)];
  });
  const costs = plans.map((heights) => countHits(marks, heights, extent));
  return plans[costs.indexOf(Math.min(...costs))] ?? [];
}

/** The upper ones at their discs, the lower ones moved down; all within the drawing. */
function placeDownwards(
  marks: readonly Point[],
  order: readonly number[],
  { top, height }: PartExtent,
): number[] {
  const heights = marks.map(({ y }) => y - markSide);
  let least = top + LABEL_STEP / 2;
  for (const index of order) {
    heights[index] = Math.max(heights[index] ?? 0, least);
    least = (heights[index] ?? 0) + LABEL_STEP;
  }
  let most = top + height - LABEL_STEP / 2;
  for (const index of order.toReversed()) {
    heights[index] = Math.min(heights[index] ?? 0, most);
    most = (heights[index] ?? 0) - LABEL_STEP;
  }
  return heights;
}

/** Like `placeDownwards`, seen from below. */
function placeUpwards(
  marks: readonly Point[],
  order: readonly number[],
  { left, top, width, height }: PartExtent,
): number[] {
  const turned = marks.map(({ x, y }) => ({ x, y: 2 * markSide - y }));
  const extent = { left, top: -top - height, width, height };
  return placeDownwards(turned, order.toReversed(), extent).map((at) => -at);
}

/** Counts the discs and lines that the line of another label hits. */
function countHits(
  marks: readonly Point[],
  heights: readonly number[],
  { left, width }: PartExtent,
): number {
  const end = left + width;
  let hits = 0;
  for (const [index, { x, y }] of marks.entries()) {
    const from = { x: x + markSide, y: y - markSide };
    const rise = ((heights[index] ?? 0) - from.y) / (end - from.x);
    for (const [other, mark] of marks.entries()) {
      const disc = { x: mark.x + markSide, y: mark.y - markSide };
      if (other === index || disc.x < from.x) continue;
      const above = from.y + rise * (disc.x - from.x) - disc.y;
      const isCrossed = above * ((heights[index] ?? 0) - (heights[other] ?? 0)) < 0;
      if (Math.abs(above) < DISC_ROOM || isCrossed) hits += 1;
    }
  }
  return hits;
}

/** Returns the place and the direction of an arrow across the edge between two spaces. */
export function arrowBetween(from: Point, to: Point): Point & { readonly turn: number } {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const turn = Math.round((Math.atan2(y, x) * 180) / Math.PI);
  return { x: Math.round(from.x + x * 0.47), y: Math.round(from.y + y * 0.47), turn };
}
