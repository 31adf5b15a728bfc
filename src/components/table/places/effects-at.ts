// What the tool in hand brings at a place, as its sign shows it and its name says it.

import type { TableModel } from "../../board/table-model.svelte.ts";
import type { BoardTarget } from "../../board/targets.ts";
import { type OptionEffect, previewEffects } from "../../play/decision/effects.ts";

/** Returns the counters that change at once; `undefined` while not exactly one move is possible there. */
export function effectsAt(stage: TableModel, thing: BoardTarget): OptionEffect[] | undefined {
  const [only, ...others] = stage.optionsAt(thing);
  if (only === undefined || others.length > 0) return undefined;
  return previewEffects(stage.game, stage.state, only, stage.language);
}
