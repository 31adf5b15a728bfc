// Keys that every table has.

import type { TableModel } from "./table-model.svelte.ts";

/** Handles `m`, which opens the list of moves, and Escape, which deselects. */
export function handleTableKey(event: KeyboardEvent, stage: TableModel, onlist: () => void): void {
  if (event.key === "Escape") stage.clear();
  if (event.key.toLowerCase() !== "m" || stage.options.length === 0) return;
  // Else the letter is written into the filter of the list.
  event.preventDefault();
  onlist();
}
