// Stacks of cards that lie with a seat, and how much lies under what is seen.

import type { Holdings } from "../../../dsl/index.ts";
import { isStack, lookOf } from "../../board/look.ts";
import type { TableModel } from "../../board/table-model.svelte.ts";

type HeldZone = Holdings["zones"][number];

/**
 * Returns the stacks that lie with a seat: of a family of shared zones the one with its number, and with
 * seats that the rules play those that the author places there, as long as something is in them.
 */
export function listSeatStacks({ game, names, state, view }: TableModel, seat: number): HeldZone[] {
  const isPlayedByRules = seat >= names.length - game.rivals(state).length;
  return view.shared.zones.filter((zone) => {
    const id = game.meta.zones[zone.id]?.id ?? "";
    if (!isStack(game.meta, id)) return false;
    const { place } = lookOf(game.meta, id);
    // Seats are counted from 1 in rules.
    if (place === "seat") return zone.index === seat + 1 && !isPlayedByRules;
    return place === "rival" && isPlayedByRules && zone.size > 0;
  });
}

/** Returns how much lies face down under what a zone shows; `undefined` if the author names no such zone. */
export function countBelow(
  { game: { meta }, view }: TableModel,
  { id, index }: HeldZone,
): number | undefined {
  const { below } = lookOf(meta, meta.zones[id]?.id ?? "");
  return view.shared.zones.find((zone) => meta.zones[zone.id]?.id === below && zone.index === index)
    ?.size;
}
