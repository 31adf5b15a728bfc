// What lies on the table, for screens; and what one player may know of it.

import { below, seedChance } from "./chance.ts";
import type { Holdings, State, TableView } from "./game.ts";
import type { Loaded } from "./load.ts";
import type { MarkMeta, Meta, Place, ZoneMeta } from "./meta.ts";
import { slotOf } from "./slots.ts";

/**
 * Everything on the table. With a viewer (a seat, or -1 for somebody who does not play) it shows of
 * what is hidden how much there is and not what.
 */
export function view(loaded: Loaded, state: State, viewer?: number): TableView {
  const players = state[2] as number;
  return {
    shared: holdings(loaded, state, undefined, viewer),
    players: Array.from({ length: players }, (_, player) =>
      holdings(loaded, state, player, viewer),
    ),
  };
}

/** What is hidden and one's own only its owner knows; what is hidden and shared nobody does. */
export function isKnown(
  thing: ZoneMeta | MarkMeta,
  seat: number,
  viewer: number | undefined,
): boolean {
  return viewer === undefined || !thing.hidden || (thing.perPlayer && seat === viewer);
}

/** Shared things, or those of one player. */
function holdings(
  { meta, program }: Loaded,
  state: State,
  player: number | undefined,
  viewer: number | undefined,
): Holdings {
  const own = ({ perPlayer }: { readonly perPlayer: boolean }) =>
    perPlayer === (player !== undefined);
  const seat = player ?? 0;
  return {
    counters: meta.counters.flatMap((counter, id) =>
      own(counter)
        ? members(counter.at).map(([index, m]) => ({
            id,
            index,
            value: state[slotOf(counter.at, seat, m)] as number,
            max: program.maxima?.[id]?.(state, seat),
          }))
        : [],
    ),
    marks: meta.marks.flatMap((mark, id) =>
      own(mark) && isKnown(mark, seat, viewer)
        ? [{ id, value: state[slotOf(mark.at, seat, 0)] as number }]
        : [],
    ),
    zones: meta.zones.flatMap((zone, id) =>
      own(zone)
        ? members(zone.at).map(([index, m]) =>
            zoneView(state, zone, { id, index, member: m, seat, viewer }),
          )
        : [],
    ),
    grids: meta.grids.flatMap((grid, id) => {
      if (!own(grid)) return [];
      const base = slotOf(grid.at, seat, 0);
      const cells =
        meta.shapes[grid.shape]?.cells.map((_, i) => (state[base + i] as number) - 1) ?? [];
      const mark = grid.by === undefined ? undefined : meta.marks[grid.by];
      const only = meta.boards.findIndex((board) => board.shape === grid.shape);
      const board = mark === undefined ? only : (state[slotOf(mark.at, seat, 0)] as number);
      return [{ id, board: board < 0 ? undefined : board, cells }];
    }),
    tracks:
      player === undefined
        ? meta.tracks.map((_, id) => ({ id, markers: markers(meta, state, id) }))
        : [],
  };
}

/** The members of a family with their indices; one alone without an index where it is none. */
function members({ bases, index, indexFrom }: Place): (readonly [number | undefined, number])[] {
  return index === undefined ? [[undefined, 0]] : bases.map((_, m) => [m + indexFrom, m]);
}

interface Look {
  readonly id: number;
  readonly index: number | undefined;
  readonly member: number;
  readonly seat: number;
  readonly viewer: number | undefined;
}

function zoneView(
  state: State,
  zone: ZoneMeta,
  { id, index, member, seat, viewer }: Look,
): Holdings["zones"][number] {
  const items = zoneItems(state, zone, member, seat);
  const size = items.reduce((sum, { count }) => sum + count, 0);
  return { id, index, size, items: isKnown(zone, seat, viewer) ? items : [] };
}

export function zoneItems(
  state: State,
  zone: ZoneMeta,
  member: number,
  seat: number,
): { value: number; count: number; place: number }[] {
  const base = slotOf(zone.at, seat, member);
  const at = (i: number) => state[base + i] as number;
  const { from, to } = zone.elements[member] ?? { from: 0, to: -1 };
  const slots =
    zone.layout === "places" ? zone.capacity : zone.layout === "row" ? at(0) : to - from + 1;
  return Array.from({ length: slots }, (_, place) => {
    if (zone.layout === "places")
      return { value: at(place) - 1, count: at(place) === 0 ? 0 : 1, place };
    if (zone.layout === "row") return { value: at(place + 1), count: 1, place };
    return { value: from + place, count: at(place + 1), place };
  }).filter(({ count }) => count > 0);
}

function markers(
  meta: Meta,
  state: State,
  id: number,
): { player: number; position: number; height: number }[] {
  const base = meta.tracks[id]?.base ?? 0;
  return Array.from({ length: state[2] as number }, (_, player) => ({
    player,
    position: state[base + 2 * player] as number,
    height: state[base + 2 * player + 1] as number,
  }));
}

/**
 * A state that nobody at the table could tell from this one: hidden rows that hold the same sort
 * of things are dealt anew among themselves and with the hidden supplies of that sort, and chance to come differs.
 */
export function sample(meta: Meta, state: State, viewer: number, seed: number): State {
  const dealt = state.slice();
  seedChance(dealt, seed);
  for (const mark of meta.marks) guessMark(meta, mark, dealt, viewer);
  const rows = meta.zones.filter((zone) => zone.hidden && zone.layout === "row");
  for (const element of new Set(rows.map((zone) => JSON.stringify(zone.element)))) {
    dealAnew(
      meta.zones.filter((zone) => zone.hidden && JSON.stringify(zone.element) === element),
      dealt,
      viewer,
    );
  }
  return dealt;
}

/** A hidden mark of somebody else may be anything that it could be. */
function guessMark(meta: Meta, mark: MarkMeta, state: State, viewer: number): void {
  if (!mark.hidden || !mark.perPlayer) return;
  for (let seat = 0; seat < (state[2] as number); seat++) {
    if (seat === viewer) continue;
    const slot = slotOf(mark.at, seat, 0);
    const values = possibleValues(meta, mark, state[slot] as number);
    if (values.length > 0) state[slot] = values[below(state, values.length)] as number;
  }
}

/** Every value that a mark can take; `now` tells boards of which shape it is about. */
function possibleValues(meta: Meta, { type }: MarkMeta, now: number): number[] {
  const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);
  switch (type.kind) {
    case "number":
      return upTo(type.to - type.from + 1).map((i) => i + type.from);
    case "yesno":
      return [0, 1];
    case "enum":
      return upTo(meta.enums[type.of]?.members.length ?? 0);
    case "board": {
      const shape = meta.boards[now]?.shape;
      return upTo(meta.boards.length).filter((board) => meta.boards[board]?.shape === shape);
    }
    case "space":
      return upTo(meta.shapes[meta.grids[type.of]?.shape ?? -1]?.cells.length ?? 0);
    default:
      return [];
  }
}

/** Shuffles what lies in hidden rows among each other and with one hidden supply of the same sort. */
function dealAnew(zones: readonly ZoneMeta[], state: State, viewer: number): void {
  const rows = zones
    .filter(({ layout }) => layout === "row")
    .flatMap((zone) => slotsOf(zone, state, viewer));
  const supplies = zones.filter(
    ({ layout, at }) => layout === "counts" && at.bases.length === 1 && at.playerStride === 0,
  );
  const pool = rows.map((slot) => state[slot] as number);
  for (const zone of supplies) {
    for (const { value, count } of zoneItems(state, zone, 0, 0))
      pool.push(...Array<number>(count).fill(value));
  }
  for (let i = pool.length - 1; i > 0; i--) {
    const j = below(state, i + 1);
    [pool[i], pool[j]] = [pool[j] as number, pool[i] as number];
  }
  for (const slot of rows) state[slot] = pool.pop() ?? 0;
  for (const zone of supplies) {
    const base = zone.at.bases[0] ?? 0;
    const from = zone.elements[0]?.from ?? 0;
    const size = state[base] as number;
    state.fill(0, base + 1, base + 2 + (zone.elements[0]?.to ?? 0) - from);
    for (const value of pool.splice(0, size))
      state[base + 1 + value - from] = (state[base + 1 + value - from] as number) + 1;
  }
}

/** The slots of everything in rows that the viewer does not know. */
function slotsOf(zone: ZoneMeta, state: State, viewer: number): number[] {
  const seats = Array.from(
    { length: zone.perPlayer ? (state[2] as number) : 1 },
    (_, seat) => seat,
  );
  return seats
    .filter((seat) => !isKnown(zone, seat, viewer))
    .flatMap((seat) =>
      zone.at.bases.flatMap((_, member) => {
        const base = slotOf(zone.at, seat, member);
        return Array.from({ length: state[base] as number }, (_, i) => base + 1 + i);
      }),
    );
}
