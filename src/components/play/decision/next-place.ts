// Where a choice that has begun goes on: “Next: Dice.”

import { titleIn } from "../../../dsl/runtime/meta/look-titles.ts";
import { formatNounTitle, memberName, zoneName, zonesOf } from "../../board/labels.ts";
import { findMissing, type OptionThings } from "../../board/selection.ts";
import type { TableModel } from "../../board/table-model.svelte.ts";
import { type BoardTarget, shared } from "../../board/targets.ts";

/**
 * Returns one of the things that all options of this selection still need, if they lie in the same zone
 * or grid.
 */
export function findNextThing(
  table: OptionThings,
  things: readonly BoardTarget[],
): BoardTarget | undefined {
  const next = table.matching(things).map((option) => findMissing(table, option, things)[0]);
  const [first] = next;
  const isBesideFirst = (one: BoardTarget | undefined) =>
    one !== undefined && one.holder === first?.holder && one.id === first.id;
  return next.every(isBesideFirst) ? first : undefined;
}

/** Returns the title of the zone or grid that holds a thing; of a family of zones, the name of the member. */
export function holderName(stage: TableModel, thing: BoardTarget): string {
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
