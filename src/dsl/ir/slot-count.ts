// How many numbers things take up in the state of a game.

import type * as ir from "./ir.ts";

/** Of how many a family consists; one where there is no family. */
export function familySize(family: ir.Type | undefined, seats: number): number {
  switch (family?.kind) {
    case "number":
      return family.to - family.from + 1;
    case "enum":
      return family.enum.members.length;
    case "player":
      return seats;
    case undefined:
    case "yesno":
    case "piece":
    case "space":
    case "board":
    case "set":
    case "line":
    case "orNone":
      return 1;
    default:
      return family satisfies never;
  }
}

/** The numbers of one zone of a family, whose elements are these. */
export function zoneSize(
  zone: Pick<ir.Zone, "layout" | "capacity">,
  elements: { readonly from: number; readonly to: number },
): number {
  switch (zone.layout) {
    case "places":
      return zone.capacity;
    case "row":
      return zone.capacity + 1;
    case "counts":
      return elements.to - elements.from + 2;
    default:
      return zone.layout satisfies never;
  }
}

/** What lies on each space, and for pieces how many of each kind there are. */
export function gridSize(grid: ir.Grid, pieces: readonly ir.Piece[]): number {
  return grid.shape.cells.length + (grid.element.kind === "piece" ? pieces.length : 0);
}
