// What lies in zones and on grids: how many things, of which kinds, and at the ends of rows.

import type * as ir from "../../../ir/ir.ts";
import { isWithin } from "../../../ir/ranges/within.ts";
import { sameExpr } from "../../../ir/same-expr.ts";
import { b } from "../../code/build.ts";
import type { Operand } from "../../code/build-values.ts";
import type { CodeValue } from "../../code/code.ts";
import { zoneRoutines } from "../../library/zones.ts";
import { cellElement, gridCount, heldWords, zoneAddress } from "../addresses.ts";
import type { Lowering } from "../lowering.ts";
import { sizeOfSet } from "../spaces/bitboards.ts";
import { loopOver } from "./domains.ts";
import { isInFamily } from "./families.ts";
import { sum } from "./quantifiers.ts";
import { countedElements } from "./zone-loops.ts";

/** How many things lie in a zone. */
export function lowerZoneSize(c: Lowering, ref: ir.ZoneRef): CodeValue {
  const { layout, capacity } = ref.zone;
  if (layout !== "places") return b.load(zoneAddress(c, ref));
  return b.callPure(zoneRoutines.placesSize(capacity), zoneAddress(c, ref));
}

/** Whether nothing lies in a zone. */
export function isEmpty(c: Lowering, ref: ir.ZoneRef): CodeValue {
  const { layout, capacity } = ref.zone;
  if (layout !== "places") return b.equal(b.load(zoneAddress(c, ref)), 0);
  const places = Array.from({ length: capacity }, (_, i) => b.load(zoneAddress(c, ref, i)));
  return b.equal(
    places.reduce<CodeValue>((all, place) => b.bitOr(all, place), b.value(0)),
    0,
  );
}

/** How many things find room in a zone. */
export function zoneCapacity(c: Lowering, { capacity, limit }: ir.Zone): CodeValue {
  return limit === undefined ? b.value(capacity) : c.lower(limit);
}

export function lowerZoneFull(c: Lowering, ref: ir.ZoneRef): CodeValue {
  if (ref.zone.layout === "counts") return b.value(false);
  return b.greaterOrEqual(lowerZoneSize(c, ref), zoneCapacity(c, ref.zone));
}

export function lowerKindsOf(c: Lowering, ref: ir.ZoneRef): CodeValue {
  const { zone } = ref;
  switch (zone.layout) {
    case "counts":
      return countedKinds(c, ref);
    case "places":
      return b.callPure(zoneRoutines.placesKinds(zone.capacity), zoneAddress(c, ref));
    case "row":
      return b.callPure(zoneRoutines.rowKinds, zoneAddress(c, ref));
    default:
      return zone.layout satisfies never;
  }
}

function countedKinds(c: Lowering, ref: ir.ZoneRef): CodeValue {
  const { from, width } = countedElements(c, ref);
  if (width.kind === "int")
    return b.callPure(zoneRoutines.countsKinds(width.is), zoneAddress(c, ref), from);
  return c.helper("kinds", "int", (inner) => {
    const set = b.variable("set");
    const note = (kind: CodeValue) => b.set(set, b.bitOr(set, b.shiftLeft(1, kind)));
    return [
      b.let(set, 0),
      loopOver(inner, { kind: "zone", zone: ref }, "distinct", note),
      b.return(set),
    ];
  });
}

/** An empty row has 0 at both ends. */
export function lowerEndOf(
  c: Lowering,
  { row, end }: Extract<ir.Expr, { kind: "endOf" }>,
): CodeValue {
  return end === "first"
    ? b.load(zoneAddress(c, row, 1))
    : b.callPure(zoneRoutines.rowEnd, zoneAddress(c, row));
}

type HowMany = Pick<Extract<ir.Expr, { kind: "howMany" }>, "zone" | "what">;

export function lowerHowMany(c: Lowering, { zone, what }: HowMany): CodeValue {
  if (zone.kind === "grid") return onGrid(c, zone, what);
  if (!("kind" in what)) return ofKinds(c, zone, what);
  if (zone.zone.layout === "counts") return countInZone(c, zone, what, c.lower(what));
  const wanted: ir.Local = { name: "wanted", type: what.type };
  const domain: ir.Domain = { kind: "zone", zone };
  return sum(c.with(wanted, c.lower(what)), "howMany", (inner, total) =>
    loopOver(inner, domain, "each", (x, weight) =>
      b.if(b.equal(x, inner.lookup(wanted)), b.set(total, b.add(total, weight))),
    ),
  );
}

/** More kinds than this are found by a loop. */
const MAX_LOADS = 8;

function ofKinds(c: Lowering, ref: ir.ZoneRef, kinds: readonly number[]): CodeValue {
  const { layout, elements } = ref.zone;
  const [first] = elements;
  const areSame = elements.every(({ from, to }) => from === first?.from && to === first.to);
  if (layout === "counts" && first !== undefined && areSame && kinds.length <= MAX_LOADS) {
    const there = kinds.filter((kind) => kind >= first.from && kind <= first.to);
    return total(there.map((kind) => b.load(zoneAddress(c, ref, 1 + kind - first.from))));
  }
  const domain: ir.Domain = { kind: "zone", zone: ref };
  return sum(c, "howMany", (inner, count) =>
    loopOver(inner, domain, "each", (x, weight) =>
      b.if(isInFamily(inner, x, kinds), b.set(count, b.add(count, weight))),
    ),
  );
}

function total(numbers: readonly CodeValue[]): CodeValue {
  return numbers.reduce<CodeValue>((sum, one) => b.add(sum, one), b.value(0));
}

/** Grids of pieces keep count of every kind; others are counted space by space. */
function onGrid(c: Lowering, ref: ir.GridRef, what: ir.Expr | readonly number[]): CodeValue {
  const counted = (kind: Operand) => gridCount(c, ref, kind);
  if (counted(0) !== undefined) {
    const kinds = "kind" in what ? [c.lower(what)] : what;
    return total(kinds.map(counted).flatMap((count) => (count ? [b.load(count)] : [])));
  }
  if (!("kind" in what)) return b.value(0);
  const isKept = c.gen.layout.grids[ref.grid.index]?.held !== undefined;
  if (isKept && what.type.kind === "player" && c.gen.has("bit-sets"))
    return sizeOfSet(heldWords(c, ref, c.lower(what)));
  const wanted: ir.Local = { name: "wanted", type: what.type };
  const spaces: ir.Domain = { kind: "spaces", grid: ref.grid };
  return sum(c.with(wanted, c.lower(what)), "howMany", (inner, count) =>
    loopOver(inner, spaces, "each", (space) =>
      b.if(
        b.equal(cellElement(inner, ref, space), inner.lookup(wanted)),
        b.set(count, b.add(count, 1)),
      ),
    ),
  );
}

// Zones that count their elements -------------------------------------------------------
//
// What has no count there is found nowhere in the zone, and does not come into it: beside its counts
// are those of other zones.

/** An element that comes or goes: an expression, or anything of a type. */
export type Element = ir.Expr | { readonly kind?: undefined; readonly type: ir.Type };

/** Whether whatever an element is, the zone has a count for it. */
export function hasCount(ref: ir.ZoneRef, element: Element): boolean {
  const { elements } = ref.zone;
  const isCounted = (from: number, to: number) =>
    elements.every((range) => from >= range.from && to <= range.to);
  if (element.kind === "const") return isCounted(element.value, element.value);
  const { type } = element;
  if (type.kind === "number") {
    return element.kind === undefined
      ? isCounted(type.from, type.to)
      : isWithin(element, ref.zone.element);
  }
  if (type.kind !== "piece" || isSorted(ref, element)) return true;
  return isCounted(Math.min(...type.family.members), Math.max(...type.family.members));
}

/** Whether the zone is the one of its family in which the element lies: `bag[tile.colour]`. */
function isSorted({ zone, index }: ir.ZoneRef, element: Element): boolean {
  if (element.kind === undefined || index?.kind !== "pieceField") return false;
  return index.field === zone.by && sameExpr(index.of, element);
}

/** How often an element is in the zone; never, if it has no count there. */
export function countInZone(
  c: Lowering,
  ref: ir.ZoneRef,
  element: Element,
  what: CodeValue,
): CodeValue {
  const { width } = countedElements(c, ref);
  const index = countIndex(c, ref, what);
  if (hasCount(ref, element)) return b.load(zoneAddress(c, ref, b.add(index, 1)));
  return b.callPure(zoneRoutines.countOf, zoneAddress(c, ref), index, width);
}

/** The number of the count of an element in its zone. */
export function countIndex(c: Lowering, ref: ir.ZoneRef, what: CodeValue): CodeValue {
  const { from } = countedElements(c, ref);
  return b.subtract(what, from);
}
