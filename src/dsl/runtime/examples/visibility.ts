// What a player sees of a position, for conditions of examples; by the same functions as views.

import { maskPendingMoves } from "../engine/simultaneous.ts";
import { slotOf } from "../engine/slots.ts";
import type { State } from "../game/game.ts";
import { isKnown, zoneItems } from "../game/view.ts";
import type { ExampleStep } from "../meta/examples.ts";
import type { MarkMeta, Meta, ZoneMeta } from "../meta/meta.ts";

type Sees = Extract<ExampleStep, { kind: "sees" }>;

/** Returns whether a player sees what a condition is about as it is. */
export function isVisible(meta: Meta, state: State, { player, what }: Sees): boolean {
  const thing = thingSeen(meta, what);
  return (
    thing !== undefined &&
    isKnown(thing, what.owner, player) &&
    isUpToDate(meta, state, thing, player, what)
  );
}

/** Returns the zone or mark that a condition is about. */
export function thingSeen(meta: Meta, { kind, id }: Sees["what"]): ZoneMeta | MarkMeta | undefined {
  return kind === "zone" ? meta.zones[id] : meta.marks[id];
}

/**
 * Returns whether a player sees the current contents: not those of pending simultaneous decisions.
 */
function isUpToDate(
  meta: Meta,
  state: State,
  thing: ZoneMeta | MarkMeta,
  player: number,
  { owner, index = 0 }: Sees["what"],
): boolean {
  const content = (of: State) =>
    "layout" in thing
      ? JSON.stringify(zoneItems(of, thing, index - thing.at.indexFrom, owner))
      : of[slotOf(thing.at, owner, 0)];
  return content(maskPendingMoves(meta, state, player)) === content(state);
}
