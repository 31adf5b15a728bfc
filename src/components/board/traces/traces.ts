// Traces: marks of a seat at the places that its last moves took pieces from and put them to.

import type { Meta } from "../../../dsl/index.ts";
import type { PieceMove, PiecePlace } from "../../../play/session/piece-moves.ts";
import type { LoggedMove } from "../../../play/session/session.ts";
import { isStack, lookOf } from "../look.ts";
import { createItemTarget, createSpaceTarget, type TargetKey } from "../targets.ts";

/** Whose move it was, and which of several in their order; 0 if there was one only. */
export interface Trace {
  readonly seat: number;
  readonly order: number;
}

/** Key of a place that may be empty: of a space that of its thing, of a zone one of its own. */
export type Traces = ReadonlyMap<TargetKey, Trace>;

/** Returns the key of a place in a zone that a piece has left. */
export function leftPlaceKey(
  zone: number,
  owner: number,
  index: number | undefined,
  place: number,
) {
  return `left:${zone}:${owner}:${index ?? ""}:${place}`;
}

/** Returns the moves of others since the last turn of a seat, up to its present turn. */
export function movesOfOthers(moves: readonly LoggedMove[], seat: number): readonly LoggedMove[] {
  const end = moves.findLastIndex(({ player }) => player !== seat) + 1;
  const start = moves.slice(0, end).findLastIndex(({ player }) => player === seat) + 1;
  return moves.slice(start, end);
}

/** Returns the marks of some moves; those that moved no piece have none. */
export function tracesOf(meta: Meta, moves: readonly LoggedMove[]): Traces {
  const changed = moves.map(({ player, pieces }) => ({ player, keys: keysOfChange(meta, pieces) }));
  const shown = changed.filter(({ keys }) => keys.length > 0);
  return new Map(
    shown.flatMap(({ player: seat, keys }, index) => {
      const trace = { seat, order: shown.length > 1 ? index + 1 : 0 };
      return keys.map((key) => [key, trace] as const);
    }),
  );
}

/** Returns the keys of the places that pieces have left and of the pieces where they are now. */
function keysOfChange(meta: Meta, pieces: readonly PieceMove[]): TargetKey[] {
  const isAside = ({ holder, id }: PiecePlace) => {
    const zone = holder === "zone" ? (meta.zones[id]?.id ?? "") : "";
    return lookOf(meta, zone).place === "aside" || isStack(meta, zone);
  };
  return pieces
    .flatMap(({ value, from, to }) => [
      from && keyWithout(from),
      to && !isAside(to) ? keyOfPiece(meta, to, value) : undefined,
    ])
    .filter((key) => key !== undefined);
}

/** Returns the key of a piece at a place. */
export function keyOfPiece(meta: Meta, at: PiecePlace, value: number): TargetKey {
  return at.holder === "zone"
    ? createItemTarget(meta, at.id, at.owner, at.index, value).key
    : createSpaceTarget(at.id, at.owner, at.place ?? 0).key;
}

function keyWithout({ holder, id, owner, index, place }: PiecePlace): TargetKey | undefined {
  if (place === undefined) return undefined;
  return holder === "zone"
    ? leftPlaceKey(id, owner, index, place)
    : createSpaceTarget(id, owner, place).key;
}
