// Whether the middle of the table is worth a picture.

import type { TableModel } from "../../board/table-model.svelte.ts";

/** Whether something lies there that everybody sees, or a board that all play on. */
export function isCentreFilled({ view, game }: TableModel): boolean {
  const { zones, grids } = view.shared;
  return (
    grids.length > 0 ||
    zones.some(({ id, items }) => items.length > 0 && game.meta.zones[id]?.hidden === false)
  );
}
