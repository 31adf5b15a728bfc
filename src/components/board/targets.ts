// Things on the table that an option can refer to, identified by keys.

import type { DisplayGame, Meta, MoveMeta, ParamMeta } from "../../dsl/index.ts";
import { isStack, isTool, lookOf } from "./look.ts";

/** Key of a thing: an element in a zone, a space of a grid, or a whole zone. */
export type TargetKey = string;

/** Owner index of things that belong to no player. */
export const shared = -1;

/** The parts of a key; `value` is the element, the space, or `undefined` for a whole zone. */
export interface BoardTarget {
  readonly key: TargetKey;
  readonly holder: "zone" | "grid";
  readonly id: number;
  readonly owner: number;
  readonly index: number | undefined;
  readonly value: number | undefined;
  /** Whether it is selected first and then used on a target. */
  readonly tool: boolean;
  /** Which end of a row it is, for moves that take from either. */
  readonly end?: ZoneEnd;
}

/** The ends of a row, in the order of a choice between them. */
export const zoneEnds = ["first", "last"] as const;
export type ZoneEnd = (typeof zoneEnds)[number];

/** Returns the target for an element in a zone. */
export function createItemTarget(
  meta: Meta,
  zone: number,
  owner: number,
  index: number | undefined,
  value: number,
): BoardTarget {
  const tool = isTool(meta, meta.zones[zone]?.id ?? "");
  // Zones of a family of tools are one supply: rules say which of them is in use, moves do not.
  const key = `i:${zone}:${owner}:${(tool ? undefined : index) ?? ""}:${value}`;
  return { key, holder: "zone", id: zone, owner, index, value, tool };
}

/** Returns the target for what lies at an end of a row, for moves that name the end alone. */
export function createEndTarget(
  meta: Meta,
  zone: number,
  owner: number,
  index: number | undefined,
  end: ZoneEnd,
): BoardTarget {
  const tool = isTool(meta, meta.zones[zone]?.id ?? "");
  const key = `e:${zone}:${owner}:${index ?? ""}:${end}`;
  return { key, holder: "zone", id: zone, owner, index, value: undefined, tool, end };
}

/** Returns the target for a whole zone, for moves that refer to it by index. */
export function createZoneTarget(
  zone: number,
  owner: number,
  index: number | undefined,
): BoardTarget {
  const key = `z:${zone}:${owner}:${index ?? ""}`;
  return { key, holder: "zone", id: zone, owner, index, value: undefined, tool: false };
}

/** Returns the target for a space of a grid. */
export function createSpaceTarget(grid: number, owner: number, cell: number): BoardTarget {
  const key = `s:${grid}:${owner}:${cell}`;
  return { key, holder: "grid", id: grid, owner, index: undefined, value: cell, tool: false };
}

/** Returns the move and the arguments of an option, or `undefined` for declining, which is no move. */
export function decodeMove(
  game: DisplayGame,
  option: number,
): { readonly move: MoveMeta; readonly args: readonly number[] } | undefined {
  if (game.notation(option) === "decline") return undefined;
  const { move, args } = game.decode(option);
  const found = game.meta.moves[move];
  return found === undefined ? undefined : { move: found, args };
}

/** Returns the board that an option chooses, or `undefined` if it chooses none. */
export function chosenBoardOf(game: DisplayGame, option: number): number | undefined {
  const parts = decodeMove(game, option);
  const place = parts?.move.params.findIndex(({ type }) => type.kind === "board") ?? -1;
  return place < 0 ? undefined : parts?.args[place];
}

/** Returns the things that an option refers to, without duplicates, in the order of its parameters. */
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
    const end = endIn(look[param.id]);
    if (end !== undefined) {
      const at = args[params.findIndex(({ id }) => id === end.by)];
      return endOf(game.meta, { zone: end.zone, index: at, value, player });
    }
    return thingOf(game.meta, { param, value, index, player, look: look[param.id] });
  });
  found.push(...placeOf(game.meta, look.spot, player));
  return found.filter(({ key }, place) => found.findIndex((one) => one.key === key) === place);
}

/** Reads a look by which a parameter names an end of a row: `side "bridges by hue"`. */
export function endIn(
  look: string | undefined,
): { readonly zone: string; readonly by: string } | undefined {
  const [zone, word, by] = look?.split(" ") ?? [];
  return zone === undefined || word !== "by" || by === undefined ? undefined : { zone, by };
}

interface EndArgument {
  readonly zone: string;
  readonly index: number | undefined;
  readonly value: number;
  readonly player: number;
}

function endOf(meta: Meta, { zone: name, index, value, player }: EndArgument): BoardTarget[] {
  const zone = meta.zones.findIndex(({ id }) => id === name);
  const end = zoneEnds[value];
  if (zone < 0 || end === undefined) return [];
  return [createEndTarget(meta, zone, meta.zones[zone]?.perPlayer ? player : shared, index, end)];
}

/** Returns the zone where an action takes place that names none. */
function placeOf(meta: Meta, name: string | undefined, player: number): BoardTarget[] {
  const zone = meta.zones.findIndex(({ id }) => id === name);
  if (zone < 0) return [];
  return [createZoneTarget(zone, meta.zones[zone]?.perPlayer ? player : shared, undefined)];
}

interface Argument {
  readonly param: ParamMeta;
  readonly value: number;
  readonly index: number | undefined;
  readonly player: number;
  /** Returns the zone that this parameter selects by index, as the author's look states. */
  readonly look: string | undefined;
}

function thingOf(meta: Meta, { param, value, index, player, look }: Argument): BoardTarget[] {
  const { source } = param;
  if (source?.kind === "grid") {
    const owner = meta.grids[source.id]?.perPlayer ? player : shared;
    return [createSpaceTarget(source.id, owner, value)];
  }
  if (source?.kind === "zone") {
    if (!isDrawnInParts(meta, source.id)) return [];
    const owner = meta.zones[source.id]?.perPlayer ? player : shared;
    return [createItemTarget(meta, source.id, owner, index, value)];
  }
  const zone = meta.zones.findIndex(({ id }) => id === look);
  if (zone < 0) return [];
  return [createZoneTarget(zone, meta.zones[zone]?.perPlayer ? player : shared, value)];
}

/** Returns whether what lies in a zone is drawn one by one, so that it can be clicked. */
function isDrawnInParts(meta: Meta, zone: number): boolean {
  const id = meta.zones[zone]?.id ?? "";
  const { place, show } = lookOf(meta, id);
  return place !== "aside" && show !== "backs" && !isStack(meta, id);
}

/** Returns the keys of the things that some options refer to. */
export function keysOf(
  options: readonly number[],
  things: ReadonlyMap<number, readonly BoardTarget[]>,
): ReadonlySet<TargetKey> {
  return new Set(options.flatMap((option) => (things.get(option) ?? []).map(({ key }) => key)));
}

/** Removes things of the same holder: a second selected die replaces the first. */
export function withoutSameHolder(
  selected: readonly BoardTarget[],
  thing: BoardTarget,
): readonly BoardTarget[] {
  return selected.filter(({ holder, id }) => holder !== thing.holder || id !== thing.id);
}
