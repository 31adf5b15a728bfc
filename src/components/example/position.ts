// Positions in words, for screen readers and for print.

import type { Holdings } from "../../dsl/index.ts";
import { capitalised, countNoun, say } from "../../i18n/language.ts";
import {
  counterNoun,
  describeWrittenSpace,
  formatNounTitle,
  memberTitle,
} from "../board/labels.ts";
import type { TableModel } from "../board/table-model.svelte.ts";

interface PositionSummary {
  readonly who: string;
  readonly things: readonly string[];
}

/** Returns the holdings of each player, then those of the table, without empty ones. */
export function summarizePosition(stage: TableModel): PositionSummary[] {
  const { view, names, strings } = stage;
  const players = view.players.map((holdings, seat) => ({
    who: names[seat] ?? "",
    things: thingsOf(stage, holdings),
  }));
  const table = { who: strings.table.shared, things: thingsOf(stage, view.shared) };
  return [...players, table].filter(({ things }) => things.length > 0);
}

function thingsOf(stage: TableModel, holdings: Holdings): string[] {
  return [
    ...holdings.grids.map((grid) => gridInWords(stage, grid)),
    ...holdings.zones.map((zone) => zoneInWords(stage, zone)),
    ...holdings.counters.map((counter) => counterInWords(stage, counter)),
  ].filter((words) => words !== "");
}

function gridInWords(stage: TableModel, grid: Holdings["grids"][number]): string {
  const { game, language } = stage;
  const declared = game.meta.grids[grid.id];
  const shape = game.meta.shapes[declared?.shape ?? -1];
  if (declared === undefined || shape === undefined) return "";
  const printed = grid.board === undefined ? undefined : game.meta.boards[grid.board]?.text;
  const title =
    printed === undefined ? formatNounTitle(declared.noun, language) : say(printed, language);
  const filled = grid.cells.flatMap((element, cell) => {
    if (element < 0) return [];
    return [`${shape.cells[cell]?.name} ${describeWrittenSpace(stage, declared, element)}`];
  });
  return filled.length === 0 ? "" : `${capitalised(title)}: ${filled.join(", ")}`;
}

function zoneInWords({ game, language }: TableModel, zone: Holdings["zones"][number]): string {
  const declared = game.meta.zones[zone.id];
  if (declared === undefined || zone.items.length === 0 || declared.hidden) return "";
  const items = zone.items.map(({ value, count }) => {
    const words = say(game.formatValue(declared.element, value), language);
    return count > 1 ? `${count} × ${words}` : words;
  });
  const name = memberTitle(game, zone.id, zone.index, language);
  return `${capitalised(name)}: ${items.join(", ")}`;
}

function counterInWords(
  { game, language }: TableModel,
  counter: Holdings["counters"][number],
): string {
  const { id, index, value } = counter;
  const isMember = index !== undefined && game.meta.counters[id]?.members === undefined;
  const noun = counterNoun(game.meta, id, index);
  if (noun === undefined || value === 0 || isMember) return "";
  return countNoun(noun, value, language);
}
