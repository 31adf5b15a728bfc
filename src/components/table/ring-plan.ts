// Zones arranged in a ring around another zone, and their places on the screen.

import type { Meta } from "../../dsl/index.ts";
import { lookOf } from "../board/look.ts";

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

interface RingSquare {
  readonly row: number;
  readonly column: number;
}

/**
 * Returns where a place of a ring is in a block of two columns, clockwise from the upper left, so
 * that neighbours on the ring are neighbours on the screen. Rows and columns count from 1.
 */
export function squareInColumns(order: number, count: number): RingSquare {
  const rows = Math.ceil(count / 2);
  if (order === 0) return { row: 1, column: 1 };
  if (order <= rows) return { row: order, column: 2 };
  return { row: count - order + 1, column: 1 };
}

/** Like `squareInColumns`, in a block of two rows. */
export function squareInRows(order: number, count: number): RingSquare {
  const columns = Math.ceil(count / 2);
  if (order < columns) return { row: 1, column: order + 1 };
  return { row: 2, column: count - order };
}
