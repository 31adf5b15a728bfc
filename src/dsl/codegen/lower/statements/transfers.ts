// Things that come into zones and onto spaces, and leave them.

import type * as ir from "../../../ir/ir.ts";
import { firstHeld, isA, limitsOf, type NumberType } from "../../../ir/types.ts";
import { b, type CodeSteps } from "../../code/build.ts";
import type { Operand } from "../../code/build-values.ts";
import type { Address, CodeValue, Routine } from "../../code/code.ts";
import { zoneRoutines } from "../../library/zones.ts";
import { gridAddress, gridCount, zoneAddress } from "../addresses.ts";
import {
  countIndex,
  countInZone,
  type Element,
  hasCount,
  lowerHowMany,
  lowerZoneSize,
  zoneCapacity,
} from "../expressions/contents.ts";
import { isInFamily } from "../expressions/families.ts";
import { countedElements } from "../expressions/zone-loops.ts";
import type { Lowering } from "../lowering.ts";
import { updateBitboards } from "./bitboard-maintenance.ts";

/** What comes or goes: an atom, what is known of it, and where it is reported that this cannot be. */
interface Transfer {
  readonly what: CodeValue;
  readonly element: Element;
  readonly at: number;
}

export function add(c: Lowering, to: ir.PlaceRef, transfer: Transfer): CodeSteps {
  return [misfit(c, to, transfer), laid(c, to, transfer)];
}

/** Stops the game at an element that does not belong in a place, as far as its type leaves that open. */
function misfit(c: Lowering, to: ir.PlaceRef, { what, element, at }: Transfer): CodeSteps {
  const { type } = element;
  const expected = to.kind === "zone" ? to.zone.element : to.grid.grid.element;
  const stop = (isWrong: CodeValue) => b.if(isWrong, b.fail("out-of-range", at));
  const limits = limitsOf(expected);
  if (limits !== undefined)
    return isNarrower(type, limits)
      ? undefined
      : stop(b.or(b.less(what, limits.from), b.greater(what, limits.to)));
  if (to.kind === "zone" && to.zone.layout === "counts" && to.zone.by !== undefined) {
    if (hasCount(to, element)) return undefined;
    const { from, width } = countedElements(c, to);
    return stop(b.or(b.less(what, from), b.greaterOrEqual(b.subtract(what, from), width)));
  }
  if (expected.kind !== "piece" || type.kind !== "piece" || isA(type.family, expected.family))
    return undefined;
  return stop(b.not(isInFamily(c, what, expected.family.members)));
}

function isNarrower(type: ir.Type, { from, to }: NumberType): boolean {
  const own = limitsOf(type);
  return own !== undefined && own.from >= from && own.to <= to;
}

function laid(c: Lowering, to: ir.PlaceRef, { what, at }: Transfer): CodeSteps {
  if (to.kind === "cell") return laidOnSpace(c, to, what, at);
  const zone = zoneAddress(c, to);
  const capacity = zoneCapacity(c, to.zone);
  switch (to.zone.layout) {
    case "places": {
      const element = b.subtract(what, firstHeld(to.zone.element));
      return b.call(zoneRoutines.placesAdd(to.zone.capacity), zone, capacity, element, at);
    }
    case "row":
      return b.call(zoneRoutines.rowAdd, zone, capacity, what, at);
    case "counts":
      return b.call(zoneRoutines.countsAdd, zone, countIndex(c, to, what), 1);
    default:
      return to.zone.layout satisfies never;
  }
}

function laidOnSpace(c: Lowering, to: ir.CellRef, what: CodeValue, at: number): CodeSteps {
  const space = c.lower(to.space);
  const cell = gridAddress(c, to.grid, space);
  return [
    b.if(b.notEqual(b.load(cell), 0), b.fail("filled", at)),
    b.store(cell, b.add(what, 1 - firstHeld(to.grid.grid.element))),
    changed(gridCount(c, to.grid, what), 1),
    updateBitboards(c, to.grid, space, what, true),
  ];
}

/** Adds to a number, if there is one. */
function changed(address: Address | undefined, by: Operand): CodeSteps {
  return address && b.store(address, b.add(b.load(address), by));
}

export function remove(c: Lowering, from: ir.PlaceRef, transfer: Transfer): CodeSteps {
  const { what, at } = transfer;
  if (from.kind === "cell") return removedFromSpace(c, from, what, at);
  const zone = zoneAddress(c, from);
  switch (from.zone.layout) {
    case "places": {
      const element = b.subtract(what, firstHeld(from.zone.element));
      return b.call(zoneRoutines.placesRemove(from.zone.capacity), zone, element, at);
    }
    case "row":
      return b.call(zoneRoutines.rowRemove, zone, what, at);
    case "counts":
      return removedFromCounts(c, from, transfer);
    default:
      return from.zone.layout satisfies never;
  }
}

function removedFromSpace(c: Lowering, from: ir.CellRef, what: CodeValue, at: number): CodeSteps {
  const space = c.lower(from.space);
  const cell = gridAddress(c, from.grid, space);
  const expected = b.add(what, 1 - firstHeld(from.grid.grid.element));
  return [
    b.if(b.notEqual(b.load(cell), expected), b.fail("absent", at)),
    b.store(cell, 0),
    changed(gridCount(c, from.grid, what), -1),
    updateBitboards(c, from.grid, space, what, false),
  ];
}

/** One less of an element; the game stops if there is none. */
function removedFromCounts(
  c: Lowering,
  ref: ir.ZoneRef,
  { what, element, at }: Transfer,
): CodeSteps {
  const [zone, index] = [zoneAddress(c, ref), countIndex(c, ref, what)];
  if (hasCount(ref, element)) return b.call(zoneRoutines.countsRemove, zone, index, at);
  return [
    b.if(b.lessOrEqual(countInZone(c, ref, element, what), 0), b.fail("absent", at)),
    b.call(zoneRoutines.countsAdd, zone, index, -1),
  ];
}

/** The element that a routine takes out of a zone. */
function taken(
  hint: string,
  use: (what: CodeValue) => CodeSteps,
  routine: Routine,
  ...args: Parameters<typeof b.call> extends [Routine, ...infer Args] ? Args : never
): CodeSteps {
  const what = b.variable(hint);
  return [b.callInto(what, routine, ...args), use(b.value(what))];
}

/** Takes what lies at an end; the last only of a row. */
export function takeEnd(
  c: Lowering,
  from: ir.ZoneRef,
  end: ir.RowEnd,
  use: (what: CodeValue) => CodeSteps,
): CodeSteps {
  if (end === "last") return taken("last", use, zoneRoutines.rowLast, zoneAddress(c, from));
  return takeFirst(c, from, use);
}

function takeFirst(c: Lowering, from: ir.ZoneRef, use: (what: CodeValue) => CodeSteps): CodeSteps {
  const zone = zoneAddress(c, from);
  switch (from.zone.layout) {
    case "places": {
      const named = (what: CodeValue) => b.add(what, firstHeld(from.zone.element));
      const routine = zoneRoutines.placesFirst(from.zone.capacity);
      return taken("first", (what) => b.once("first", named(what), use), routine, zone);
    }
    case "row":
      return taken("first", use, zoneRoutines.rowFirst, zone);
    case "counts":
      return taken("first", use, zoneRoutines.countsFirst, zone, countedElements(c, from).from);
    default:
      return from.zone.layout satisfies never;
  }
}

/** Steps that are repeated a number of times. */
export function repeated(count: CodeValue, steps: CodeSteps): CodeSteps {
  if (count.kind === "int" && count.is === 1) return steps;
  const left = b.variable("i");
  return [
    b.let(left, count),
    b.loop("times", (label) => [
      b.if(b.lessOrEqual(left, 0), b.break(label)),
      steps,
      b.set(left, b.subtract(left, 1)),
    ]),
  ];
}

export function moveAll(
  c: Lowering,
  { from, to, what }: Extract<ir.Stmt, { kind: "moveAll" }>,
  at: number,
): CodeSteps {
  if (what !== undefined) return moveAllOf(c, from, to, what, at);
  const element = { type: from.zone.element };
  const isCounted = from.zone.layout === "places" && to.zone.layout === "counts";
  if (isCounted && hasCount(to, element)) {
    const first = b.subtract(countedElements(c, to).from, firstHeld(from.zone.element));
    const routine = zoneRoutines.placesCounted(from.zone.capacity);
    return b.call(routine, zoneAddress(c, from), zoneAddress(c, to), first);
  }
  // As often as there are things at the start: a zone may be moved to itself.
  return repeated(
    lowerZoneSize(c, from),
    takeFirst(c, from, (moved) => add(c, to, { what: moved, element, at })),
  );
}

function moveAllOf(
  c: Lowering,
  from: ir.ZoneRef,
  to: ir.ZoneRef,
  element: ir.Expr,
  at: number,
): CodeSteps {
  const what = c.lower(element);
  const areCounts = from.zone.layout === "counts" && to.zone.layout === "counts";
  if (areCounts && hasCount(from, element) && hasCount(to, element)) {
    const [source, target] = [countIndex(c, from, what), countIndex(c, to, what)];
    return b.call(
      zoneRoutines.countsMove,
      zoneAddress(c, from),
      source,
      zoneAddress(c, to),
      target,
    );
  }
  const transfer = { what, element, at };
  return repeated(howMany(c, from, element), [remove(c, from, transfer), add(c, to, transfer)]);
}

/** Out of play: all of a zone, or all of one element. */
export function removeAll(
  c: Lowering,
  { from, what: element }: Extract<ir.Stmt, { kind: "removeAll" }>,
  at: number,
): CodeSteps {
  if (element === undefined)
    return b.countUp("i", 0, numbersOf(c, from), (i) => b.store(zoneAddress(c, from, i), 0));
  const what = c.lower(element);
  if (from.zone.layout === "counts" && hasCount(from, element))
    return b.call(zoneRoutines.countsRemoveAll, zoneAddress(c, from), countIndex(c, from, what));
  return repeated(howMany(c, from, element), remove(c, from, { what, element, at }));
}

/** How many numbers a zone takes. */
function numbersOf(c: Lowering, from: ir.ZoneRef): CodeValue {
  const { layout, capacity } = from.zone;
  if (layout === "counts") return b.add(countedElements(c, from).width, 1);
  return b.value(layout === "row" ? capacity + 1 : capacity);
}

function howMany(c: Lowering, zone: ir.ZoneRef, what: ir.Expr): CodeValue {
  return lowerHowMany(c, { zone, what });
}
