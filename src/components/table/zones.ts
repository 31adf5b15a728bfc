// Where zones and counters are on a table: the author's look decides, otherwise what they hold.

import type { Holdings } from "../../dsl/index.ts";
import { isTool, lookOf } from "../board/look.ts";
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

/** Returns the zones that a seat takes things from before it uses them, its own first. */
export function listTools(stage: TableModel, seat: number): TableZone[] {
  const { meta } = stage.game;
  const isInDock = ({ id }: TableZone) => isTool(meta, id) || lookOf(meta, id).role === "beside";
  return [...zonesOf(stage, seat), ...zonesOf(stage, shared)].filter(isInDock);
}

/** Returns the other zones of a seat; empty ones only if they have places. */
export function listStacks(stage: TableModel, seat: number): TableZone[] {
  const { meta } = stage.game;
  return zonesOf(stage, seat).filter(({ id, zone }) => {
    const isShown = zone.size > 0 || meta.zones[zone.id]?.hidden === false;
    return isShown && !isTool(meta, id) && lookOf(meta, id).place !== "aside";
  });
}

/** Returns the shared zones without a place of their own. */
export function listPool(stage: TableModel): TableZone[] {
  return zonesOf(stage, shared).filter(({ zone }) => isInPool(stage, zone.id));
}

/** Returns whether a zone has no place of its own. */
export function isInPool(stage: TableModel, zone: number): boolean {
  const { meta } = stage.game;
  const declared = meta.zones[zone];
  const { arrange, place, role } = lookOf(meta, declared?.id ?? "");
  const isHidden = declared?.hidden ?? true;
  return !isHidden && arrange === undefined && place === undefined && role === undefined;
}

/** Returns whether there are shared zones or counters without a place of their own. */
export function hasPool(stage: TableModel): boolean {
  return listPool(stage).length > 0 || listSharedCounters(stage).length > 0;
}

/** Returns whether there is a board on the table or before a seat. */
export function hasBoards(stage: TableModel, seat: number): boolean {
  const own = stage.view.players[seat]?.grids ?? [];
  return stage.view.shared.grids.length + own.length > 0;
}

/** Returns the shared counters that no rule table shows. */
function listSharedCounters(stage: TableModel): Holdings["counters"] {
  const { meta } = stage.game;
  const inTables = findCountersInTables(meta);
  return stage.view.shared.counters.filter(({ id }) => {
    const name = meta.counters[id]?.id ?? "";
    const { place } = lookOf(meta, name);
    return !inTables.has(name) && place !== "table" && place !== "aside";
  });
}

/** Returns the counters of a seat that no rule table shows. */
export function listSupplies(stage: TableModel, seat: number): Holdings["counters"] {
  const { meta } = stage.game;
  const inTables = findCountersInTables(meta);
  const held = stage.view.players[seat]?.counters ?? [];
  return held.filter(({ id }) => !inTables.has(meta.counters[id]?.id ?? ""));
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
