// Views: the contents of the table for screens, as far as a viewer may see them.
//
// The casts to `number`: reads within the layout of the state are never undefined.

import { maskPendingMoves } from "../engine/simultaneous.ts";
import { firstStoredElement, readSeatCount, slotOf } from "../engine/slots.ts";
import type { GridMeta, MarkMeta, Meta, SlotAddressMeta, ZoneMeta } from "../meta/meta.ts";
import type { Holdings, State, TableView } from "./game.ts";
import type { LoadedTable } from "./table-game.ts";

/**
 * Returns the contents of the table. With a viewer (a seat, or -1 for one who is not a player),
 * only the sizes of hidden zones are visible, and simultaneous decisions of other seats are not.
 */
export function view(loaded: LoadedTable, state: State, viewer?: number): TableView {
  const { meta } = loaded;
  const seats = Array.from({ length: readSeatCount(meta, state) }, (_, seat) => seat);
  const seen = maskPendingMoves(meta, state, viewer);
  return {
    shared: holdings(loaded, seen, undefined, viewer),
    players: seats.map((seat) => ({
      ...holdings(loaded, seen, seat, viewer),
      rival: rivalAt(meta, state, seat),
    })),
  };
}

function rivalAt(meta: Meta, state: State, seat: number): number | undefined {
  const rival = meta.rivals.findIndex(({ slot }) => state[slot] === seat);
  return rival < 0 ? undefined : rival;
}

/**
 * Returns whether a viewer sees a zone or mark. Hidden storage is visible to its owner only; hidden
 * shared storage to no seat.
 */
export function isKnown(
  thing: ZoneMeta | MarkMeta,
  seat: number,
  viewer: number | undefined,
): boolean {
  return viewer === undefined || !thing.hidden || (thing.perPlayer && seat === viewer);
}

/** Returns the contents of shared storage, or of one player. */
function holdings(
  { meta, program }: LoadedTable,
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
        ? members(mark.at).map(([index, m]) => ({
            id,
            index,
            value: state[slotOf(mark.at, seat, m)] as number,
          }))
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
      const first = firstStoredElement(grid.element);
      const cells =
        meta.shapes[grid.shape]?.cells.map((_, i) => (state[base + i] as number) - 1 + first) ?? [];
      const board = boardOf(meta, state, grid, seat);
      return [{ id, board: board < 0 ? undefined : board, cells }];
    }),
    tracks:
      player === undefined
        ? meta.tracks.map((_, id) => ({ id, markers: markers(meta, state, id) }))
        : [],
  };
}

/** Returns the board of a grid: as its mark or option says, or the only one of its shape. */
function boardOf(meta: Meta, state: State, { by, shape }: GridMeta, seat: number): number {
  const mark = by?.kind === "mark" ? meta.marks[by.id] : undefined;
  if (mark !== undefined) return state[slotOf(mark.at, seat, 0)] as number;
  const option = by?.kind === "option" ? meta.options[by.id] : undefined;
  if (option !== undefined) return (state[option.slot] as number) + option.from;
  return meta.boards.findIndex((board) => board.shape === shape);
}

/** Returns the members of a family with their indices; a single member without index otherwise. */
function members({
  bases,
  index,
  indexFrom,
}: SlotAddressMeta): (readonly [number | undefined, number])[] {
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

/** Returns the elements in a zone with their counts and places; empty places are omitted. */
export function zoneItems(
  state: State,
  zone: ZoneMeta,
  member: number,
  seat: number,
): { value: number; count: number; place: number }[] {
  const { layout } = zone;
  const base = slotOf(zone.at, seat, member);
  const first = firstStoredElement(zone.element);
  const { from, to } = zone.elements[member] ?? { from: 0, to: -1 };
  const at = (i: number) => state[base + i] as number;
  const slots = layout === "places" ? zone.capacity : layout === "row" ? at(0) : to - from + 1;
  const items: { value: number; count: number; place: number }[] = [];
  for (let place = 0; place < slots; place++) {
    // Places count from the beginning; the first number of a row is its length, that of counts their sum.
    const stored = at(layout === "places" ? place : place + 1);
    if (layout === "row") items.push({ value: stored, count: 1, place });
    else if (stored !== 0 && layout === "places")
      items.push({ value: stored - 1 + first, count: 1, place });
    else if (stored > 0) items.push({ value: from + place, count: stored, place });
  }
  return items;
}

function markers(
  meta: Meta,
  state: State,
  id: number,
): { player: number; position: number; height: number }[] {
  const base = meta.tracks[id]?.base ?? 0;
  return Array.from({ length: readSeatCount(meta, state) }, (_, player) => ({
    player,
    position: state[base + 2 * player] as number,
    height: state[base + 2 * player + 1] as number,
  }));
}
