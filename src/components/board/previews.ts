// Previews: pieces that options would put on spaces, drawn there before a move is played.

import type { Meta } from "../../dsl/index.ts";
import type { BoardTarget, TargetKey } from "./targets.ts";

/** Returns the piece that options would put on each space, if all of them put the same one there. */
export function findPreviews(
  meta: Meta,
  options: readonly (readonly BoardTarget[])[],
): ReadonlyMap<TargetKey, number> {
  const pieces = new Map<TargetKey, Set<number>>();
  for (const things of options) {
    for (const { key, holder, id } of things) {
      const element = holder === "grid" ? meta.grids[id]?.element : undefined;
      if (element?.kind !== "kind") continue;
      const found = pieces.get(key) ?? new Set();
      pieces.set(key, found);
      for (const one of things) {
        const isPiece = meta.zones[one.id]?.element.kind === "kind";
        if (one.holder === "zone" && isPiece && one.value !== undefined) found.add(one.value);
      }
    }
  }
  return new Map(
    [...pieces].flatMap(([key, [piece, ...more]]) =>
      piece === undefined || more.length > 0 ? [] : [[key, piece] as const],
    ),
  );
}
