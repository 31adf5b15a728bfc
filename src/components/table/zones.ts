// Where zones and counters are on a table: the author's look decides, otherwise what they hold.

import type { Holdings, Meta } from "../../dsl/index.ts";
import { isStack, isTool, lookOf } from "../board/look.ts";
import { findCountersInTables } from "../board/lookup/tables.ts";
import type { TableModel } from "../board/table-model.svelte.ts";
import { shared } from "../board/targets.ts";

type HeldZone = Holdings["zones"][number];

/** A zone with its name in the rules. */
interface TableZone {
  readonly id: string;
  readonly zone: HeldZone;
  /** The seat that it belongs to, or `shared`. */
  readonly owner: number;
  /** Whether its elements are drawn as dice. */
  readonly hasDice: boolean;
}

/** A zone, or all members of a family of zones. */
export interface ZoneGroup {
  readonly id: string;
  readonly zone: number;
  readonly members: readonly TableZone[];
}

/** Returns the zones that a seat takes things from before it uses them, its own first. */
export function listTools(stage: TableModel, seat: number): TableZone[] {
  const { meta } = stage.game;
  const isInDock = ({ id, zone }: TableZone) => {
    const { role, arrange } = lookOf(meta, id);
    // Of a family of tools those are in the dock that hold something, and the first one.
    const isUsed = zone.size > 0 || zone.index === undefined || isFirstMember(stage, zone);
    return arrange === undefined && (role === "beside" || (isTool(meta, id) && isUsed));
  };
  return [...zonesOf(stage, seat), ...zonesOf(stage, shared)].filter(isInDock);
}

/** Returns the other zones of a seat; empty ones only if they have places. */
export function listStacks(stage: TableModel, seat: number): TableZone[] {
  const { meta } = stage.game;
  return zonesOf(stage, seat).filter(({ id, zone }) => {
    const isShown = zone.size > 0 || meta.zones[zone.id]?.hidden === false;
    const { arrange, place } = lookOf(meta, id);
    return isShown && !isTool(meta, id) && arrange === undefined && place === undefined;
  });
}

/** Returns the shared zones without a place of their own, families together. */
export function listPool(stage: TableModel): ZoneGroup[] {
  return groupsOf(zonesOf(stage, shared).filter(({ zone }) => isInPool(stage.game.meta, zone.id)));
}

/** Returns the shared zones, or those of a seat, that the author arranges in this way. */
export function listArranged(
  stage: TableModel,
  owner: number,
  arrange: "rows" | "piles" | "line" | "bands" | "lanes" | "offer",
): ZoneGroup[] {
  const { meta } = stage.game;
  return groupsOf(zonesOf(stage, owner).filter(({ id }) => lookOf(meta, id).arrange === arrange));
}

function groupsOf(zones: readonly TableZone[]): ZoneGroup[] {
  return [...Map.groupBy(zones, ({ id }) => id)].map(([id, members]) => {
    return { id, zone: members[0]?.zone.id ?? 0, members };
  });
}

/** Returns whether shared zones are arranged as places of a plan. */
export function hasPlan(meta: Meta): boolean {
  return meta.grids.some(({ id }) => lookOf(meta, id).plan !== undefined);
}

function isFirstMember(stage: TableModel, { id, index }: HeldZone): boolean {
  return index === stage.game.meta.zones[id]?.at.indexFrom;
}

/** Returns whether a zone has no place of its own. */
export function isInPool(meta: Meta, zone: number): boolean {
  const declared = meta.zones[zone];
  const { arrange, place, role } = lookOf(meta, declared?.id ?? "");
  const isHidden = (declared?.hidden ?? true) && !isStack(meta, declared?.id ?? "");
  return !isHidden && arrange === undefined && place === undefined && role === undefined;
}

/** Returns whether there are shared zones or counters without a place of their own. */
export function hasPool(stage: TableModel): boolean {
  return (
    listPool(stage).length > 0 ||
    listArranged(stage, shared, "rows").length > 0 ||
    listArranged(stage, shared, "bands").length > 0 ||
    listSharedCounters(stage).length > 0
  );
}

/** Returns whether there is a board, or there are piles like one, on the table or before a seat. */
export function hasBoards(stage: TableModel, seat: number): boolean {
  const own = stage.view.players[seat]?.grids ?? [];
  return (
    stage.view.shared.grids.length + own.length > 0 || listArranged(stage, seat, "piles").length > 0
  );
}

/** Returns the shared counters that no rule table shows. */
function listSharedCounters(stage: TableModel): Holdings["counters"] {
  const inTables = findCountersInTables(stage.game.meta);
  return stage.view.shared.counters.filter(({ id }) => {
    const name = stage.game.meta.counters[id]?.id ?? "";
    return !inTables.has(name) && isCounterInPool(stage.game.meta, name);
  });
}

function isCounterInPool(meta: Meta, name: string): boolean {
  const { place } = lookOf(meta, name);
  return place !== "table" && place !== "aside";
}

/** Returns whether the tables of a game can have shared zones or counters without a place of their own. */
export function mayHavePool(meta: Meta): boolean {
  const isArranged = (id: string) => ["rows", "bands"].includes(lookOf(meta, id).arrange ?? "");
  return (
    meta.zones.some(
      ({ id, perPlayer }, zone) => !perPlayer && (isInPool(meta, zone) || isArranged(id)),
    ) || meta.counters.some(({ id, perPlayer }) => !perPlayer && isCounterInPool(meta, id))
  );
}

/**
 * Returns the counters of a seat that neither a rule table nor a plan shows. Of a seat that the rules
 * play only what it has: it may never get any.
 */
export function listSupplies(stage: TableModel, seat: number): Holdings["counters"] {
  const { meta } = stage.game;
  const inTables = findCountersInTables(meta);
  const held = stage.view.players[seat]?.counters ?? [];
  const isPlayed = seat < stage.names.length - stage.game.rivals(stage.state).length;
  return held.filter(({ id, value }) => {
    const name = meta.counters[id]?.id ?? "";
    const isHere = !inTables.has(name) && lookOf(meta, name).arrange === undefined;
    return isHere && (isPlayed || value > 0);
  });
}

function zonesOf(stage: TableModel, owner: number): TableZone[] {
  const { meta } = stage.game;
  const holdings = owner === shared ? stage.view.shared : stage.view.players[owner];
  return (holdings?.zones ?? []).flatMap((zone) => {
    const declared = meta.zones[zone.id];
    if (declared === undefined) return [];
    const { id, element } = declared;
    const hasDice = element.kind === "number" || lookOf(meta, id).show === "dice";
    return [{ id, zone, owner, hasDice }];
  });
}
