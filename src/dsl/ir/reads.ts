// The storage that a node reads by itself, without its parts.

import type * as ir from "./ir.ts";
import type { FieldKind, LeafKind, OperatorKind, QuantifierKind, UseKind } from "./kinds.ts";

/** A declaration of storage: anything that holds values or elements. */
export type StorageDeclaration = ir.Counter | ir.Mark | ir.Zone | ir.Grid | ir.Track;

/** Returns the storage whose content an expression reads. */
export function storageRead(expr: ir.Expr): readonly StorageDeclaration[] {
  switch (expr.kind) {
    case "counter":
    case "counterFull":
      return [expr.counter.counter];
    case "mark":
      return [expr.mark.mark];
    case "zoneSize":
    case "zoneFull":
    case "kindsOf":
      return [expr.zone.zone];
    case "endOf":
      return [expr.row.zone];
    case "howMany":
      return [storageAt(expr.zone)];
    case "cell":
    case "isFilled":
      return [expr.cell.grid.grid];
    case "isIn":
      return expr.through === undefined ? [] : [expr.through.grid];
    case "placeOn":
    case "positionOn":
      return [expr.track];
    case "timesSeen":
      return expr.history.things.map(storageOfThing);
    case "score":
      return [];
    default:
      expr.kind satisfies LeafKind | UseKind | FieldKind | OperatorKind | QuantifierKind;
      return [];
  }
}

/** Returns the storage of which a history notes how it stands. */
export function storageOfThing(thing: ir.HistoryThing): StorageDeclaration {
  switch (thing.kind) {
    case "counter":
      return thing.counter;
    case "mark":
      return thing.mark;
    case "zone":
      return thing.zone;
    case "grid":
      return thing.grid;
    case "track":
      return thing.track;
    default:
      return thing satisfies never;
  }
}

/** Returns the storage that a domain iterates over, or `undefined`. */
export function findIteratedStorage(domain: ir.Domain): StorageDeclaration | undefined {
  switch (domain.kind) {
    case "zone":
      return domain.zone.zone;
    case "region":
    case "group":
      return domain.grid.grid;
    case "spaces":
    case "neighbours":
    case "lines":
    case "line":
    case "ray":
      return domain.grid;
    case "until":
      return findIteratedStorage(domain.of);
    case "range":
    case "enum":
    case "players":
    case "boards":
    case "set":
    case "subsets":
      return undefined;
    default:
      return domain satisfies never;
  }
}

/** Returns the zone or grid of a place. */
export function storageAt(place: ir.PlaceRef | ir.GridRef): ir.Zone | ir.Grid {
  switch (place.kind) {
    case "zone":
      return place.zone;
    case "grid":
      return place.grid;
    case "cell":
      return place.grid.grid;
    default:
      return place satisfies never;
  }
}
