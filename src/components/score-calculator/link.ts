// Text format of an entered position, for the address and the browser's storage. Uses names from
// the rules, so that it remains readable after small changes of the rules.
// `v1?0=Anna&0.score=81&0.coins=3&0.lagoon=b3.herring&0.lagoon.board=west&order.tide=1,0`

import type { Game, Meta } from "../../dsl/index.ts";
import {
  createEmptyEntry,
  formatEntryValue,
  numberFields,
  type PlayerEntry,
  type ScoreEntry,
} from "./entry.ts";

const version = "v1";
/** Maximum of scores and counters. */
const most = 9999;

/** Formats an entry as text; default values are omitted. */
export function formatScoreEntry(
  game: Game,
  { players, rivals, holders, orders }: ScoreEntry,
): string {
  const { meta } = game;
  const parts = new URLSearchParams();
  for (const [seat, player] of players.entries()) putPlayer(meta, parts, seat, player);
  for (const [index, points] of rivals.entries())
    if (points !== 0) parts.set(`${players.length + index}.score`, String(points));
  for (const [mark, seat] of Object.entries(holders)) {
    if (seat !== 0) parts.set(`holder.${meta.marks[Number(mark)]?.id}`, String(seat));
  }
  for (const [track, seats] of Object.entries(orders)) {
    parts.set(`order.${meta.tracks[Number(track)]?.id}`, seats.join(","));
  }
  return `${version}?${parts}`;
}

function putPlayer(meta: Meta, parts: URLSearchParams, seat: number, player: PlayerEntry): void {
  parts.set(String(seat), player.name);
  if (player.score !== 0) parts.set(`${seat}.score`, String(player.score));
  for (const [key, value] of Object.entries(player.numbers)) {
    if (value !== 0) parts.set(`${seat}.${key}`, String(value));
  }
  for (const [index, cells] of Object.entries(player.cells)) {
    const grid = meta.grids[Number(index)];
    if (grid === undefined) continue;
    const spaces = meta.shapes[grid.shape]?.cells;
    const items = Object.entries(cells).map(([cell, element]) => {
      return `${spaces?.[Number(cell)]?.name}.${formatEntryValue(meta, grid.element, element)}`;
    });
    if (items.length > 0) parts.set(`${seat}.${grid.id}`, items.join(","));
    const board = meta.boards[player.boards[Number(index)] ?? -1];
    if (board !== undefined) parts.set(`${seat}.${grid.id}.board`, board.id);
  }
}

/**
 * Reads an entry, or returns `undefined` if the text is none. Names that the game does not declare
 * are ignored.
 */
export function parseScoreEntry(game: Game, text: string): ScoreEntry | undefined {
  const found = /^#?v1\?(.*)$/s.exec(text);
  if (found === null) return undefined;
  const { meta } = game;
  const parts = new URLSearchParams(found[1]);
  const { min, max } = meta.players;
  const names = Array.from({ length: max }, (_, seat) => parts.get(String(seat)));
  const count = names.indexOf(null);
  const present = names.slice(0, count < 0 ? max : count).map((name) => (name ?? "").slice(0, 30));
  if (present.length < min) return undefined;
  const empty = createEmptyEntry(meta, present);
  return {
    players: empty.players.map((player, seat) => playerFrom(game, parts, seat, player)),
    rivals: empty.rivals.map((_, index) => amount(parts.get(`${present.length + index}.score`))),
    holders: Object.fromEntries(
      Object.keys(empty.holders).map((mark) => {
        const seat = amount(parts.get(`holder.${meta.marks[Number(mark)]?.id}`));
        return [mark, seat < present.length ? seat : 0];
      }),
    ),
    orders: Object.fromEntries(
      Object.entries(empty.orders).map(([track, usual]) => {
        const seats = parts
          .get(`order.${meta.tracks[Number(track)]?.id}`)
          ?.split(",")
          .map(Number);
        const isOrder = seats !== undefined && seats.toSorted().join() === usual.join();
        return [track, isOrder ? seats : usual];
      }),
    ),
  };
}

function playerFrom(
  game: Game,
  parts: URLSearchParams,
  seat: number,
  empty: PlayerEntry,
): PlayerEntry {
  const { meta } = game;
  const known = numberFields(game).map(({ key, least, most }) => {
    const value = amount(parts.get(`${seat}.${key}`));
    return [key, value === 0 ? 0 : Math.min(most, Math.max(least, value))] as const;
  });
  const grids = meta.closing.grids.map((id) => {
    const grid = meta.grids[id];
    const board = parts.get(`${seat}.${grid?.id}.board`);
    const index = meta.boards.findIndex((one) => one.id === board && one.shape === grid?.shape);
    return { id, board: index, cells: cellsFrom(meta, id, parts.get(`${seat}.${grid?.id}`) ?? "") };
  });
  return {
    ...empty,
    score: amount(parts.get(`${seat}.score`)),
    numbers: Object.fromEntries(known.filter(([, value]) => value !== 0)),
    boards: {
      ...empty.boards,
      ...Object.fromEntries(grids.flatMap(({ id, board }) => (board < 0 ? [] : [[id, board]]))),
    },
    cells: Object.fromEntries(grids.map(({ id, cells }) => [id, cells])),
  };
}

function cellsFrom(meta: Meta, id: number, text: string): Record<number, number> {
  const spaces = meta.shapes[meta.grids[id]?.shape ?? -1]?.cells ?? [];
  const found = text.split(",").flatMap((item) => {
    const [space, name] = item.split(".");
    const cell = spaces.findIndex((one) => one.name === space);
    const element = meta.kinds.findIndex((kind) => kind.id === name);
    return cell < 0 || element < 0 ? [] : [[cell, element] as const];
  });
  return Object.fromEntries(found);
}

function amount(text: string | null): number {
  return text !== null && /^\d{1,4}$/.test(text) ? Math.min(Number(text), most) : 0;
}
