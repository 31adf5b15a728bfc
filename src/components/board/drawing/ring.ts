// Layout of the zones of a ring around its middle, in hundredths of a cell width.

import type { Meta } from "../../../dsl/index.ts";
import { lookOf } from "../look.ts";

export interface Spread {
  readonly x: number;
  readonly y: number;
}

export interface RingPlan {
  readonly zone: number;
  /** The zone in the middle, and the zone next to each place; -1 if there is none. */
  readonly middle: number;
  readonly beside: number;
  /** Capacity of a place and of the middle with this number of players. */
  readonly spaces: number;
  readonly middleSpaces: number;
}

/** Returns the ring that the author declares: `look reefs { arrange "ring" around "x" beside "y" }`. */
export function findRingPlan(meta: Meta, players: number): RingPlan | undefined {
  const zone = meta.zones.findIndex(({ id }) => lookOf(meta, id).arrange === "ring");
  const declared = meta.zones[zone];
  if (declared === undefined) return undefined;
  const look = lookOf(meta, declared.id);
  const find = (name: string | undefined) => meta.zones.findIndex(({ id }) => id === name);
  const middle = find(look.around);
  return {
    zone,
    middle,
    beside: find(look.beside),
    spaces: spacesOf(meta, zone, players),
    middleSpaces: spacesOf(meta, middle, players),
  };
}

/** Reads capacities by number of players, ascending: `spaces "2 3 4"`. */
function spacesOf(meta: Meta, zone: number, players: number): number {
  const declared = meta.zones[zone];
  if (declared === undefined) return 0;
  const counts = (lookOf(meta, declared.id).spaces ?? "").split(" ").map(Number);
  return counts[players - meta.players.min] || declared.capacity;
}

/** Returns the centres of hexagons in a block of rows, the first at the origin; odd rows are shifted. */
export function placeHexagonRows(count: number, columns: number): Spread[] {
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const x = (index % columns) * 100 + (row % 2) * 50;
    return { x, y: row * 86.6 };
  });
}

/** Returns width and height of a block, from edge to edge. */
export function measureHexagonRows(places: readonly Spread[]): { width: number; height: number } {
  const right = Math.max(0, ...places.map(({ x }) => x));
  const bottom = Math.max(0, ...places.map(({ y }) => y));
  return { width: right + 100, height: bottom + 115.5 };
}

/**
 * Offsets of six places around a middle, clockwise from the upper left: two above, one at each
 * side, two below.
 */
export function placeAround(
  card: { width: number; height: number },
  middle: { width: number; height: number },
  gap: number,
): Spread[] {
  const near = card.width / 2 + gap / 2;
  const far = middle.width / 2 + gap + card.width / 2;
  const down = Math.max(card.height, (middle.height + card.height) / 2) + gap;
  return [
    { x: -near, y: -down },
    { x: near, y: -down },
    { x: far, y: 0 },
    { x: near, y: down },
    { x: -near, y: down },
    { x: -far, y: 0 },
  ];
}
