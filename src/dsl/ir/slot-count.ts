// The number of slots that storage takes in the state.

import type * as ir from "./ir.ts";

/** Returns the number of members of a family; 1 without a family. */
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

/** Returns the slots of one zone of a family with these elements. */
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

/** Returns the slots of a grid: one for each space, and for pieces one for each kind. */
export function gridSize(grid: ir.Grid, pieces: readonly ir.Piece[]): number {
  return grid.shape.cells.length + (grid.element.kind === "piece" ? pieces.length : 0);
}

/** Returns the slots of a history: how many positions were noted, and two numbers for each one kept. */
export function historySize({ last }: Pick<ir.History, "last">): number {
  return 1 + 2 * last;
}
