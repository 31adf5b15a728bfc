// What lies on the table of the White Castle, by the names of its rules.

import type { Holdings, State } from "../../src/dsl/index.ts";
import { gameOf } from "../support/rules-of.ts";

export const game = gameOf("white-castle");
const { meta } = game;

/** The ids of what lies in a zone, in all members of a family together or in one of them. */
export function contents(holdings: Holdings, zone: string, member?: number): string[] {
  return holdings.zones
    .filter(({ id, index }) => meta.zones[id]?.id === zone && index === (member ?? index))
    .flatMap(({ id, items }) =>
      items.flatMap(({ value, count }) => Array.from({ length: count }, () => nameOf(id, value))),
    );
}

/** What a player has of a counter, or of each member of a family of counters. */
export function counts(holdings: Holdings, counter: string): number[] {
  return holdings.counters
    .filter(({ id }) => meta.counters[id]?.id === counter)
    .map(({ value }) => value);
}

/** What is drawn on the only grid: the colours of the dice tiles, -1 where there is none. */
export function tileColours(state: State): readonly number[] {
  return game.view(state).shared.grids[0]?.cells ?? [];
}

/** Where the markers stand on the season track, by seat. */
export function seasons(state: State): number[] {
  const markers = game.view(state).shared.tracks[0]?.markers ?? [];
  return markers.toSorted((a, b) => a.player - b.player).map(({ position }) => position);
}

/** Who lies how high in the stack on the season track, by seat. */
export function heights(state: State): number[] {
  const markers = game.view(state).shared.tracks[0]?.markers ?? [];
  return markers.toSorted((a, b) => a.player - b.player).map(({ height }) => height);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function nameOf(zone: number, value: number): string {
  const { element } = meta.zones[zone] ?? {};
  return element?.kind === "kind" ? (meta.kinds[value]?.id ?? "") : String(value);
}
