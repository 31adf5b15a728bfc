// Warns about actions that are never offered, procedures that are never called, and events without
// handlers.

import type { LintContext } from "../lint-context.ts";

export function checkUnofferedActions(linted: LintContext): void {
  for (const { name } of linted.all("action"))
    if (!linted.uses.offered.has(name.text))
      linted.warn("never-happens", name.span, { name: name.text, is: "action" });
}

export function checkUncalledProcedures(linted: LintContext): void {
  const { game, uses } = linted;
  const procedures = new Map(game.procedures.toReversed().map((one) => [one.id, one]));
  for (const { name } of linted.all("to")) {
    const procedure = procedures.get(name.text);
    if (procedure !== undefined && !uses.done.has(procedure))
      linted.warn("never-happens", name.span, { name: name.text, is: "to" });
  }
}

/**
 * Warns about events that are announced without a handler, and handlers of events that are never
 * announced.
 */
export function checkUnhandledEvents(linted: LintContext): void {
  const { game, uses } = linted;
  const counted = game.counting?.how === "event" ? game.counting.event.id : undefined;
  const events = new Map(game.procedures.toReversed().map((one) => [one.id, one]));
  for (const { name } of linted.all("event")) {
    const event = events.get(name.text);
    if (event === undefined) continue;
    if (!uses.done.has(event))
      linted.warn("never-happens", name.span, { name: event.id, is: "event" });
    else if (event.body.length === 0 && event.id !== counted)
      linted.warn("never-answered", name.span, { name: event.id });
  }
}
