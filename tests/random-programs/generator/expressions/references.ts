// Random references to counters, marks, zones and grids: whose, and which of a family.

import type { GridDecl, Kind, ZoneDecl } from "../kinds.ts";
import type { Scope } from "../scope.ts";
import type { Writing } from "../ways.ts";
import { value } from "./expressions.ts";

const player: Kind = { kind: "player" };

export function reference(
  w: Writing,
  scope: Scope,
  thing: Pick<ZoneDecl, "id" | "isOwn"> & { readonly index?: Kind | undefined },
  depth: number,
  isYours = scope.isOnce,
): string {
  const index = thing.index === undefined ? "" : `[${value(w, scope, thing.index, depth - 1)}]`;
  if (!thing.isOwn) return `${thing.id}${index}`;
  if (isYours || w.random.chance(w.steering.isOn ? 0.4 : 0.7)) return `your ${thing.id}${index}`;
  const owner = value(w, scope, player, Math.min(depth - 1, 1));
  // An index behind would be taken for that of the thing.
  if (owner.endsWith("]") && index === "") return `your ${thing.id}`;
  return `${thing.id} of ${/^\w+$/.test(owner) ? owner : `(${owner})`}${index}`;
}

/** A space of a grid, as a place. */
export function cellText(w: Writing, scope: Scope, grid: GridDecl, depth: number): string {
  const where = value(w, scope, { kind: "space", of: grid }, depth - 1);
  return `${reference(w, scope, { id: grid.id, isOwn: grid.isOwn }, depth)}[${where}]`;
}
