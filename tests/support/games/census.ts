// Counts what lies where, straight from the numbers of a state, as `Meta` says they are to be read.

import type { Game, Meta, State } from "../../../src/dsl/index.ts";

type Zone = Meta["zones"][number];

/** How many of each id there are in all zones and on all grids, hidden ones among them. */
export function census(game: Game, state: State): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (id: string, n: number) => counts.set(id, (counts.get(id) ?? 0) + n);
  for (const zone of game.meta.zones) {
    const name = namesOf(game.meta, zone.element);
    for (const [value, n] of zoneCounts(game, state, zone)) count(name(value), n);
  }
  for (const grid of game.meta.grids) {
    const name = namesOf(game.meta, grid.element);
    for (const value of cellsOf(game, state, grid)) if (value >= 0) count(name(value), 1);
  }
  return counts;
}

/** The elements of one zone for all players and members of its family. */
export function zoneCounts(game: Game, state: State, zone: Zone): [number, number][] {
  return zone.at.bases.flatMap((base, member) =>
    seatsOf(game, state, zone.perPlayer).flatMap((seat) =>
      slotsOf(state, zone, member, base + seat * zone.at.playerStride),
    ),
  );
}

function slotsOf(state: State, zone: Zone, member: number, at: number): [number, number][] {
  const { from, to } = zone.elements[member] ?? { from: 0, to: -1 };
  switch (zone.layout) {
    case "places":
      return Array.from(state.subarray(at, at + zone.capacity))
        .filter((slot) => slot !== 0)
        .map((slot) => [slot - 1, 1]);
    case "row":
      return Array.from(state.subarray(at + 1, at + 1 + (state[at] ?? 0)), (value) => [value, 1]);
    case "counts":
      return Array.from(state.subarray(at + 1, at + 2 + to - from), (n, i) => [from + i, n]);
    default:
      return zone.layout satisfies never;
  }
}

/** The cells of a grid for all players, one after the other; -1 where nothing lies. */
export function cellsOf(game: Game, state: State, grid: Meta["grids"][number]): number[] {
  const length = game.meta.shapes[grid.shape]?.cells.length ?? 0;
  return seatsOf(game, state, grid.perPlayer).flatMap((seat) => {
    const at = (grid.at.bases[0] ?? 0) + seat * grid.at.playerStride;
    return Array.from(state.subarray(at, at + length), (slot) => slot - 1);
  });
}

/** Every counter of everyone. */
export function countersOf(game: Game, state: State): number[] {
  return game.meta.counters.flatMap(({ at, perPlayer }) =>
    at.bases.flatMap((base) =>
      seatsOf(game, state, perPlayer).map((seat) => state[base + seat * at.playerStride] as number),
    ),
  );
}

function seatsOf(game: Game, state: State, perPlayer: boolean): number[] {
  return perPlayer ? [...game.scores(state).keys()] : [0];
}

function namesOf(meta: Meta, type: Zone["element"]): (value: number) => string {
  if (type.kind === "kind") return (value) => meta.kinds[value]?.id ?? `kind ${value}`;
  if (type.kind === "enum")
    return (value) => meta.enums[type.of]?.members[value]?.id ?? `member ${value}`;
  return (value) => `${type.kind} ${value}`;
}
