// Where a choice that has begun goes on: “Next: Dice.”

import { titleIn } from "../../../dsl/runtime/meta/look-titles.ts";
import { formatNounTitle, memberName, zoneName, zonesOf } from "../../board/labels.ts";
import { findMissing, type OptionThings } from "../../board/selection.ts";
import type { TableModel } from "../../board/table-model.svelte.ts";
import { type BoardTarget, shared } from "../../board/targets.ts";

/** So many members of a family of zones are named one by one; of more, the family. */
const maxNames = 3;

/**
 * Returns where the things lie that all options of this selection still need, in words; nothing if they
 * do not lie in the same zone, family of zones or grid, or in the one where the selection lies.
 */
export function nextPlaces(stage: TableModel, things: readonly BoardTarget[]): string[] {
  const next = findNextThings(stage, things);
  const [first] = next;
  if (things.some(({ holder, id }) => holder === first?.holder && id === first.id)) return [];
  const names = [...new Set(next.map((thing) => holderName(stage, thing)))];
  if (first === undefined || names.length <= maxNames) return names;
  return [zoneName(stage.game.meta, first.id, stage.language)];
}

/** Returns the first thing that each option of this selection still needs, if all are of one kind. */
export function findNextThings(table: OptionThings, things: readonly BoardTarget[]): BoardTarget[] {
  const next = table.matching(things).map((option) => findMissing(table, option, things)[0]);
  const [first] = next;
  const beside = next.flatMap((one) =>
    one !== undefined && one.holder === first?.holder && one.id === first.id ? [one] : [],
  );
  return beside.length === next.length ? beside : [];
}

/** Returns the title of the zone or grid that holds a thing; of a family of zones, the name of the member. */
function holderName(stage: TableModel, thing: BoardTarget): string {
  const { game, language, view } = stage;
  const { holder, id, owner, value } = thing;
  const grid = holder === "grid" ? game.meta.grids[id] : undefined;
  if (grid !== undefined)
    return titleIn(game.meta, grid.id, language) ?? formatNounTitle(grid.noun, language);
  // Moves do not say from which member of a family of tools they take something.
  const holdings = owner === shared ? view.shared : view.players[owner];
  const member = zonesOf(holdings, id).find(({ items }) =>
    items.some((one) => one.value === value),
  );
  return (
    memberName(game, id, thing.index ?? member?.index, language) ??
    zoneName(game.meta, id, language)
  );
}
