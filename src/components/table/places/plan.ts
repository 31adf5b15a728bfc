// The plan of a table: places by name, and which zones, counters and tracks belong to each.

import type { Holdings, Meta, TrackMeta, ValueType } from "../../../dsl/index.ts";
import { titleIn } from "../../../dsl/runtime/meta/look-titles.ts";
import { capitalised, type SiteLanguage, say } from "../../../i18n/language.ts";
import { formatNounTitle } from "../../board/labels.ts";
import { lookOf } from "../../board/look.ts";
import type { TableModel } from "../../board/table-model.svelte.ts";

type HeldZone = Holdings["zones"][number];

/** How many of a counter each seat has at a place. */
export interface Presence {
  readonly counter: number;
  readonly index: number;
  readonly seats: readonly { readonly seat: number; readonly amount: number }[];
}

/** What belongs to a place of a plan. */
export interface PlanPlace {
  readonly name: string;
  readonly zones: readonly HeldZone[];
  readonly presences: readonly Presence[];
  readonly track: Holdings["tracks"][number] | undefined;
}

/** Returns the grid with a plan, or `undefined` if the table has none. */
export function findPlan(meta: Meta): number | undefined {
  const found = meta.grids.findIndex(({ id }) => lookOf(meta, id).plan !== undefined);
  return found < 0 ? undefined : found;
}

/** Returns the rows of a plan as areas of a CSS grid. */
export function areasOf(plan: string): string {
  return plan
    .split("/")
    .map((row) => `"${row.trim()}"`)
    .join(" ");
}

/** Returns the heights of the rows of a plan in proportion: `heights "1 3 4"`. */
export function heightsOf(heights: string | undefined): string | undefined {
  return heights
    ?.split(" ")
    .map((height) => `minmax(0, ${height}fr)`)
    .join(" ");
}

/** Returns the places of a plan in reading order, with what is there now. */
export function listPlanPlaces(stage: TableModel, plan: string): PlanPlace[] {
  const names = new Set(plan.split(/[\s/]+/).filter((name) => name !== ""));
  return [...names].map((name) => ({
    name,
    zones: stage.view.shared.zones.filter((zone) => placeOfZone(stage, zone) === name),
    presences: listPresences(stage, name),
    track: stage.view.shared.tracks.find(({ id }) => stage.game.meta.tracks[id]?.id === name),
  }));
}

function placeOfZone({ game }: TableModel, { id, index }: HeldZone): string | undefined {
  const zone = game.meta.zones[id];
  const { arrange, spot } = lookOf(game.meta, zone?.id ?? "");
  if (zone === undefined || arrange !== "plan") return undefined;
  return spot ?? memberIn(game.meta, zone.at.index, index) ?? zone.id;
}

/** Returns the counters of players whose members belong to a place, with those who have any. */
function listPresences({ game, view }: TableModel, place: string): Presence[] {
  const { meta } = game;
  return meta.counters.flatMap((declared, counter) => {
    if (!declared.perPlayer || lookOf(meta, declared.id).arrange !== "plan") return [];
    const held = view.players.map(({ counters }) => counters.filter(({ id }) => id === counter));
    return (held[0] ?? []).flatMap(({ index }) => {
      const member = memberIn(meta, declared.at.index, index);
      if (index === undefined || member === undefined) return [];
      if ((lookOf(meta, member).spot ?? member) !== place) return [];
      const seats = held.flatMap((counters, seat) => {
        const amount = counters.find((one) => one.index === index)?.value ?? 0;
        return amount > 0 ? [{ seat, amount }] : [];
      });
      return [{ counter, index, seats }];
    });
  });
}

/** Returns the name of a member of an enum. */
export function memberIn(
  meta: Meta,
  type: ValueType | undefined,
  index: number | undefined,
): string | undefined {
  return type?.kind === "enum" ? meta.enums[type.of]?.members[index ?? -1]?.id : undefined;
}

/** Returns what a place is called: by its own look, otherwise as its zone or the member is called. */
export function titleOfPlace(stage: TableModel, { name, zones, presences }: PlanPlace): string {
  const { game, language } = stage;
  const own = titleIn(game.meta, name, language);
  if (own !== undefined) return own;
  const [zone] = zones;
  const declared = game.meta.zones[zone?.id ?? -1];
  if (zone !== undefined && declared !== undefined) {
    const type = declared.at.index;
    return capitalised(
      type === undefined || zone.index === undefined
        ? formatNounTitle(declared.noun, language)
        : say(game.formatValue(type, zone.index), language),
    );
  }
  const [presence] = presences;
  const type = game.meta.counters[presence?.counter ?? -1]?.at.index;
  if (type === undefined) return "";
  return capitalised(say(game.formatValue(type, presence?.index ?? 0), language));
}

/** Returns the title of a track. */
export function titleOfTrack(track: TrackMeta, language: SiteLanguage): string {
  return capitalised(formatNounTitle(track.noun, language));
}

/** Returns a number that the author names for a member of a family: `printed "3"`, or from a table. */
export function numberFor(
  meta: Meta,
  name: string | undefined,
  index: number | undefined,
): number | undefined {
  if (name === undefined) return undefined;
  const table = meta.tables.find(({ id }) => id === name);
  if (table === undefined) return Number.isNaN(Number(name)) ? undefined : Number(name);
  const [rows] = table.params;
  const from = rows?.kind === "number" ? rows.from : 0;
  return table.entries[(index ?? 0) - from];
}

/** Returns what lies in a row of a grid, where there is something; rows count from 0. */
export function listRow(stage: TableModel, grid: number, row: number): number[] {
  const { meta } = stage.game;
  const spaces = meta.shapes[meta.grids[grid]?.shape ?? -1]?.cells ?? [];
  const held = stage.view.shared.grids.find(({ id }) => id === grid)?.cells ?? [];
  const rows = [...new Set(spaces.map((space) => space.row))].toSorted((a, b) => a - b);
  return spaces.flatMap((space, cell) => {
    const element = held[cell] ?? -1;
    return space.row === rows[row] && element >= 0 ? [element] : [];
  });
}
