// Things on the table that a move can be about, by key, and which of them an option mentions.

import type { DisplayGame, Meta, MoveMeta, ParamMeta } from "../../dsl/index.ts";
import { isTool, lookOf } from "./look.ts";

/** Names a thing: an element in a zone, a space of a grid, or a zone as a whole. */
export type TargetKey = string;

/** The owner of what belongs to the table. */
export const shared = -1;

/** A thing taken apart; `value` is the element, the space, or undefined for a whole zone. */
export interface BoardTarget {
  readonly key: TargetKey;
  readonly holder: "zone" | "grid";
  readonly id: number;
  readonly owner: number;
  readonly index: number | undefined;
  readonly value: number | undefined;
  /** Taken up first and used on something else. */
  readonly tool: boolean;
}

export function createItemTarget(
  meta: Meta,
  zone: number,
  owner: number,
  index: number | undefined,
  value: number,
): BoardTarget {
  const key = `i:${zone}:${owner}:${index ?? ""}:${value}`;
  const tool = isTool(meta, meta.zones[zone]?.id ?? "");
  return { key, holder: "zone", id: zone, owner, index, value, tool };
}

/** A zone as a whole, for moves that name it by its index. */
export function createZoneTarget(
  zone: number,
  owner: number,
  index: number | undefined,
): BoardTarget {
  const key = `z:${zone}:${owner}:${index ?? ""}`;
  return { key, holder: "zone", id: zone, owner, index, value: undefined, tool: false };
}

export function createSpaceTarget(grid: number, owner: number, cell: number): BoardTarget {
  const key = `s:${grid}:${owner}:${cell}`;
  return { key, holder: "grid", id: grid, owner, index: undefined, value: cell, tool: false };
}

/** The move and the arguments of an option; undefined for declining, which is no move. */
export function decodeMove(
  game: DisplayGame,
  option: number,
): { readonly move: MoveMeta; readonly args: readonly number[] } | undefined {
  if (game.notation(option) === "decline") return undefined;
  const { move, args } = game.decode(option);
  const found = game.meta.moves[move];
  return found === undefined ? undefined : { move: found, args };
}

/** The things that an option mentions, each once, in the order of its parameters. */
export function findTargets(game: DisplayGame, player: number, option: number): BoardTarget[] {
  const parts = decodeMove(game, option);
  if (parts === undefined) return [];
  const { args } = parts;
  const { params } = parts.move;
  const look = lookOf(game.meta, parts.move.id);
  const found = params.flatMap((param, position) => {
    const value = args[position];
    if (value === undefined) return [];
    const index = args[params.findIndex(({ id }) => id === param.source?.indexParam)];
    return thingOf(game.meta, { param, value, index, player, look: look[param.id] });
  });
  return found.filter(({ key }, place) => found.findIndex((one) => one.key === key) === place);
}

interface Argument {
  readonly param: ParamMeta;
  readonly value: number;
  readonly index: number | undefined;
  readonly player: number;
  /** The zone that the author says this parameter points at by its index. */
  readonly look: string | undefined;
}

function thingOf(meta: Meta, { param, value, index, player, look }: Argument): BoardTarget[] {
  const { source } = param;
  if (source?.kind === "grid") {
    const owner = meta.grids[source.id]?.perPlayer ? player : shared;
    return [createSpaceTarget(source.id, owner, value)];
  }
  if (source?.kind === "zone") {
    const owner = meta.zones[source.id]?.perPlayer ? player : shared;
    return [createItemTarget(meta, source.id, owner, index, value)];
  }
  const zone = meta.zones.findIndex(({ id }) => id === look);
  if (zone < 0) return [];
  return [createZoneTarget(zone, meta.zones[zone]?.perPlayer ? player : shared, value)];
}

/** The things that some options mention, by key. */
export function keysOf(
  options: readonly number[],
  things: ReadonlyMap<number, readonly BoardTarget[]>,
): ReadonlySet<TargetKey> {
  return new Set(options.flatMap((option) => (things.get(option) ?? []).map(({ key }) => key)));
}

/** One tool of a kind at a time: a second die takes the place of the first. */
export function withoutSameHolder(
  selected: readonly BoardTarget[],
  thing: BoardTarget,
): readonly BoardTarget[] {
  return selected.filter(({ holder, id }) => holder !== thing.holder || id !== thing.id);
}
