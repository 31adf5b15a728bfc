// Where something is that rules name: owners and indices worked out.

import type * as ir from "../../../src/dsl/ir/ir.ts";
import { evaluate } from "./expr.ts";
import { Stopped } from "./log.ts";
import type { Scope } from "./scope.ts";
import type { Content, Where } from "./storage.ts";

/** A zone with its room, or a space of a grid. */
export type Place =
  | {
      readonly kind: "zone";
      readonly ref: ir.Zone;
      readonly content: Content;
      readonly room: number;
      /** The elements that may lie there. */
      readonly elements: ir.Zone["elements"][number];
    }
  | {
      readonly kind: "cell";
      readonly ref: ir.Grid;
      readonly lying: (number | undefined)[];
      readonly cell: number;
    };

/** Works out the owner and then the index of what rules name. */
export function where(
  scope: Scope,
  thing: Pick<ir.Zone, "family">,
  ref: { readonly owner: ir.Expr | undefined; readonly index: ir.Expr | undefined },
): Where {
  const seat = ref.owner === undefined ? -1 : evaluate(scope, ref.owner);
  const index = ref.index === undefined ? undefined : evaluate(scope, ref.index);
  const { family } = thing;
  if (index !== undefined && family?.kind === "number")
    if (index < family.from || index > family.to) throw new Stopped("outside");
  return { seat, index };
}

export function placeOf(scope: Scope, place: ir.PlaceRef): Place {
  return place.kind === "zone" ? zoneOf(scope, place) : cellOf(scope, place);
}

export function zoneOf(scope: Scope, ref: ir.ZoneRef): Extract<Place, { kind: "zone" }> {
  const { zone } = ref;
  const at = where(scope, zone, ref);
  const content = scope.match.storage.zone(zone, at);
  const first = zone.family?.kind === "number" ? zone.family.from : 0;
  const elements = zone.elements[(at.index ?? first) - first] ?? { from: 0, to: -1 };
  return { kind: "zone", ref: zone, content, room: roomIn(scope, zone), elements };
}

/** How many things find room. */
export function roomIn(scope: Scope, { limit, capacity }: ir.Zone): number {
  if (limit === undefined) return capacity;
  return scope.match.coverage.apart("limit", () => evaluate(scope, limit));
}

export function cellOf(
  scope: Scope,
  { grid, space }: ir.CellRef,
): Extract<Place, { kind: "cell" }> {
  const lying = lyingOn(scope, grid);
  return { kind: "cell", ref: grid.grid, lying, cell: evaluate(scope, space) };
}

/** What lies on each space of a grid. */
export function lyingOn(scope: Scope, { grid, owner }: ir.GridRef): (number | undefined)[] {
  return scope.match.storage.grid(grid, owner === undefined ? -1 : evaluate(scope, owner));
}

/** The board that a grid shows; the only one of its shape where nothing says which. */
export function boardOf(scope: Scope, { grid, owner }: ir.GridRef): ir.Board | undefined {
  const { game, storage } = scope.match;
  const { by } = grid;
  if (by === undefined) return game.boards.find(({ shape }) => shape === grid.shape);
  if ("choices" in by) return game.boards[(storage.choices[by.index] ?? 0) + by.from];
  const seat = by.perPlayer && owner !== undefined ? evaluate(scope, owner) : -1;
  return game.boards[storage.number(by, { seat, index: undefined })];
}

/** What is shown for nothing on a grid: one less than anything that could lie there, and than 0. */
export function nothingOn({ element }: ir.Grid): number {
  return element.kind === "number" ? Math.min(0, element.from) - 1 : -1;
}
