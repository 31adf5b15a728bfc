// What the headings of a decision share: the actions in words, and where the focus goes.

import { tick } from "svelte";
import { say } from "../../../i18n/language.ts";
import type { TableModel } from "../../board/table-model.svelte.ts";
import { decodeMove } from "../../board/targets.ts";

/** Returns the names of the actions of some options, without duplicates, in the order of the rules. */
export function nameActions(stage: TableModel, options: readonly number[]): string[] {
  const names = options.map((option) => {
    const move = decodeMove(stage.game, option)?.move;
    return move === undefined ? stage.strings.table.decline : say(move.name, stage.language);
  });
  return [...new Set(names)];
}

/**
 * Moves the focus to the heading of the next decision, because a used button is removed with its
 * move. To be called while a component is set up.
 */
export function focusNextDecision(stage: TableModel, heading: () => HTMLElement | undefined): void {
  let shown = stage.state;
  $effect(() => {
    if (shown === stage.state) return;
    shown = stage.state;
    void tick().then(() => {
      if (document.activeElement === document.body) heading()?.focus({ preventScroll: true });
    });
  });
}
