// Distinguishes keys for a table from keys typed into a field.

const fields = "input:not([type=checkbox]), select, textarea";

/** Returns whether a key pressed there belongs to a field; a checkbox takes no letters. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(fields) !== null;
}

/** Like `isTyping`, but also true inside dialogs, which handle keys themselves. */
export function isTypingOrInDialog(target: EventTarget | null): boolean {
  return isTyping(target) || (target instanceof Element && target.closest("dialog") !== null);
}
