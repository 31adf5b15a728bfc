// Pieces that a move has visibly taken from one place to another, from the contents before and after it.

import type { MatchGame, Meta, State, TableView, ValueType } from "../../dsl/index.ts";
import type { MoveStep } from "./log-facts.ts";

/** A place for pieces: a space of a grid, or a zone; only zones with places tell them apart. */
export interface PiecePlace {
  readonly holder: "zone" | "grid";
  /** Index into `Meta.zones` or `Meta.grids`. */
  readonly id: number;
  /** Seat, or -1 for what is common. */
  readonly owner: number;
  /** Index of a family member. */
  readonly index: number | undefined;
  /** The space of a grid, or the place in a zone with places. */
  readonly place: number | undefined;
}

/** A piece that came, went, or changed its place. */
export interface PieceMove {
  readonly value: number;
  readonly from: PiecePlace | undefined;
  readonly to: PiecePlace | undefined;
}

/** Equal pieces at a place. */
interface Pieces {
  readonly type: ValueType;
  readonly value: number;
  readonly at: PiecePlace;
  count: number;
}

/**
 * Returns what a move did to pieces: its own doing, not what rules do after it, such as filling up
 * what all take from. Hidden contents take no part.
 */
export function findPieceMoves(
  game: MatchGame,
  { before, after, player, option }: MoveStep,
): PieceMove[] {
  const { meta } = game;
  if (meta.zones.length + meta.grids.length === 0) return [];
  const [had, has] = [before, after].map((state) => contentsOf(game, state));
  const gained = listMore(has, had);
  const lost = listMore(had, has);
  const named = valuesNamedBy(game, option);
  const moves: PieceMove[] = [];
  for (const { type, value, at: to } of gained) {
    const origin = lost.find(
      (one) => one.count > 0 && one.value === value && isSameType(one.type, type),
    );
    if (origin !== undefined) origin.count -= 1;
    const from = origin?.at;
    const isOwn = to.owner === player || from?.owner === player || to.holder === "grid";
    if (isOwn || named.has(nameOf(type, value))) moves.push({ value, from, to });
  }
  const gone = lost.filter(({ at, count }) => count > 0 && at.holder === "grid");
  const filled = new Set(gained.map(({ at }) => keyOf(at)));
  for (const { value, at } of gone) {
    if (!filled.has(keyOf(at))) moves.push({ value, from: at, to: undefined });
  }
  return moves;
}

/** Returns the visible pieces of a position by place and value. Numbers in zones are dice. */
function contentsOf(game: MatchGame, state: State): ReadonlyMap<string, Pieces> {
  const { shared, players } = game.view(state, -1);
  const found = new Map<string, Pieces>();
  for (const [seat, holdings] of [shared, ...players].entries()) {
    for (const pieces of piecesOf(game.meta, holdings, seat - 1)) {
      found.set(`${keyOf(pieces.at)} ${pieces.value}`, pieces);
    }
  }
  return found;
}

function* piecesOf(meta: Meta, holdings: TableView["shared"], owner: number): Generator<Pieces> {
  for (const { id, index, items } of holdings.zones) {
    const zone = meta.zones[id];
    if (zone === undefined || zone.hidden || zone.element.kind === "number") continue;
    for (const { value, count, place: order } of items) {
      const place = zone.layout === "places" ? order : undefined;
      yield { type: zone.element, value, count, at: { holder: "zone", id, owner, index, place } };
    }
  }
  for (const { id, cells } of holdings.grids) {
    const type = meta.grids[id]?.element;
    if (type === undefined) continue;
    for (const [place, value] of cells.entries()) {
      if (value < 0) continue;
      yield { type, value, count: 1, at: { holder: "grid", id, owner, index: undefined, place } };
    }
  }
}

/** Returns what one position has more of than the other. */
function listMore(
  these: ReadonlyMap<string, Pieces> | undefined,
  those: ReadonlyMap<string, Pieces> | undefined,
): Pieces[] {
  return [...(these ?? [])].flatMap(([key, pieces]) => {
    const count = pieces.count - (those?.get(key)?.count ?? 0);
    return count > 0 ? [{ ...pieces, count }] : [];
  });
}

function valuesNamedBy(game: MatchGame, option: number): ReadonlySet<string> {
  if (game.notation(option) === "decline") return new Set();
  const { move, args } = game.decode(option);
  const params = game.meta.moves[move]?.params ?? [];
  return new Set(params.map(({ type }, index) => nameOf(type, args[index] ?? 0)));
}

function nameOf(type: ValueType, value: number): string {
  return `${type.kind} ${"of" in type ? type.of : ""} ${value}`;
}

function isSameType(one: ValueType, other: ValueType): boolean {
  return nameOf(one, 0) === nameOf(other, 0);
}

function keyOf({ holder, id, owner, index, place }: PiecePlace): string {
  return `${holder} ${id} ${owner} ${index ?? ""} ${place ?? ""}`;
}
