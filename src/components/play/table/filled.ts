// Checks whether the middle of the table has anything to draw.

import type { TableModel } from "../../board/table-model.svelte.ts";

/** Returns whether there are public elements in shared zones, or a shared board. */
export function isCentreFilled({ view, game }: TableModel): boolean {
  const { zones, grids } = view.shared;
  return (
    grids.length > 0 ||
    zones.some(({ id, items }) => items.length > 0 && game.meta.zones[id]?.hidden === false)
  );
}
