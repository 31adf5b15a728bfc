// Whether a key is meant for a table, or somebody writes.

const fields = "input:not([type=checkbox]), select, textarea";

/** Whether a key that is pressed there belongs to a field; a box to tick takes no letters. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(fields) !== null;
}

/** The same, where a dialog has keys of its own. */
export function isTypingOrInDialog(target: EventTarget | null): boolean {
  return isTyping(target) || (target instanceof Element && target.closest("dialog") !== null);
}
