// Keys and clicks that mean the same wherever they meet the table of a match.

import type { Play } from "../play.svelte.ts";

/**
 * Undoes on Ctrl+Z and redoes on Ctrl+Shift+Z. Returns whether Ctrl or ⌘ was held: other shortcuts are
 * those of the browser.
 */
export function undoByKey(event: KeyboardEvent, play: Play): boolean {
  if (!event.ctrlKey && !event.metaKey) return false;
  if (event.key.toLowerCase() !== "z") return true;
  event.preventDefault();
  if (event.shiftKey) play.redo();
  else play.undo();
  return true;
}

/** Whether a click meets the table itself, and nothing that answers to it. */
export function isFelt(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest("[data-stop], button, a, summary, .side") === null
  );
}
