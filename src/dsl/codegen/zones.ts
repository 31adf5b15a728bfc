// Things that come into zones and onto cells, and leave them.

import type * as ir from "../ir/ir.ts";
import { firstHeld, isA, limitsOf, NUMBER, type NumberType } from "../ir/types.ts";
import { countIndex, type Element, emitCountsRemove, hasCount } from "./counts.ts";
import { emitExpr, emitIsFamily, emitZoneSize } from "./expr.ts";
import type { Env, Gen } from "./gen.ts";
import { emitNote } from "./kept-sets.ts";
import { literal, minus, plus } from "./number.ts";
import { cellSlot, gridCounts, zoneBase, zoneCapacity, zoneFrom, zoneWidth } from "./place.ts";

/** What comes or goes: its code, what is known of it, and where it is reported that this cannot be. */
interface Transfer {
  readonly what: string;
  readonly element: Element;
  readonly at: number;
}

/** `what` is a name or a constant, and the place has fixed operands: they are used more than once. */
export function emitAdd(gen: Gen, env: Env, to: ir.PlaceRef, transfer: Transfer): string {
  return emitMisfit(gen, env, to, transfer) + emitLaid(gen, env, to, transfer);
}

/** Stops the game at an element that does not belong in a place, as far as its type leaves that open. */
function emitMisfit(gen: Gen, env: Env, to: ir.PlaceRef, { what, element, at }: Transfer): string {
  const { type } = element;
  const expected = to.kind === "zone" ? to.zone.element : to.grid.grid.element;
  const stop = (isWrong: string) => `if(${isWrong})fail("out-of-range",${at});`;
  const limits = limitsOf(expected);
  if (limits !== undefined)
    return isNarrower(type, limits)
      ? ""
      : stop(`${what}<${literal(limits.from)}||${what}>${literal(limits.to)}`);
  if (to.kind === "zone" && to.zone.layout === "counts" && to.zone.by !== undefined) {
    if (hasCount(to, element)) return "";
    const from = zoneFrom(gen, env, to);
    return stop(`${what}<${from}||${what}-${from}>=${zoneWidth(gen, env, to)}`);
  }
  if (expected.kind !== "piece" || type.kind !== "piece" || isA(type.family, expected.family))
    return "";
  return stop(`!${emitIsFamily(gen, what, expected.family.members)}`);
}

function isNarrower(type: ir.Type, { from, to }: NumberType): boolean {
  const own = limitsOf(type);
  return own !== undefined && own.from >= from && own.to <= to;
}

function emitLaid(gen: Gen, env: Env, to: ir.PlaceRef, { what, at }: Transfer): string {
  if (to.kind === "cell") {
    const counts = gridCounts(gen, env, to.grid);
    const cell = cellSlot(gen, env, to);
    return `if(${cell}!==0)fail("filled",${at});${cell}=${plus(what, 1 - firstHeld(to.grid.grid.element))};${counts === undefined ? "" : `S[${counts}+${what}]++;`}${emitNote(gen, env, to, true, what)}`;
  }
  const base = zoneBase(gen, env, to);
  switch (to.zone.layout) {
    case "places":
      return `placesAdd(S,${base},${zoneCapacity(gen, env, to.zone)},${minus(what, firstHeld(to.zone.element))},${at});`;
    case "row":
      return `rowAdd(S,${base},${zoneCapacity(gen, env, to.zone)},${what},${at});`;
    case "counts":
      return `countsAdd(S,${base},${countIndex(gen, env, to, what)},1);`;
    default:
      return to.zone.layout satisfies never;
  }
}

export function emitRemove(
  gen: Gen,
  env: Env,
  from: ir.PlaceRef,
  { what, element, at }: Transfer,
): string {
  if (from.kind === "cell") {
    const counts = gridCounts(gen, env, from.grid);
    const cell = cellSlot(gen, env, from);
    return `if(${cell}!==${plus(what, 1 - firstHeld(from.grid.grid.element))})fail("absent",${at});${cell}=0;${counts === undefined ? "" : `S[${counts}+${what}]--;`}${emitNote(gen, env, from, false, what)}`;
  }
  const base = zoneBase(gen, env, from);
  switch (from.zone.layout) {
    case "places":
      return `placesRemove(S,${base},${from.zone.capacity},${minus(what, firstHeld(from.zone.element))},${at});`;
    case "row":
      return `rowRemove(S,${base},${what},${at});`;
    case "counts":
      return emitCountsRemove(gen, env, from, { what, element, at });
    default:
      return from.zone.layout satisfies never;
  }
}

/** Takes what lies at an end; the last only of a row. */
export function emitTakeEnd(gen: Gen, env: Env, from: ir.ZoneRef, end: ir.RowEnd): string {
  const base = zoneBase(gen, env, from);
  return end === "last" ? `rowLast(S,${base})` : emitTakeFirst(gen, env, from);
}

function emitTakeFirst(gen: Gen, env: Env, from: ir.ZoneRef): string {
  const base = zoneBase(gen, env, from);
  switch (from.zone.layout) {
    case "places":
      return plus(`placesFirst(S,${base},${from.zone.capacity})`, firstHeld(from.zone.element));
    case "row":
      return `rowFirst(S,${base})`;
    case "counts":
      return `countsFirst(S,${base},${zoneFrom(gen, env, from)})`;
    default:
      return from.zone.layout satisfies never;
  }
}

export function emitDrawOne(gen: Gen, env: Env, from: ir.ZoneRef, at: number): string {
  const base = zoneBase(gen, env, from);
  const { zone } = from;
  switch (zone.layout) {
    case "places":
      return `drawPlaces(S,${base},${literal(firstHeld(zone.element))},${zone.capacity},${at},${zone.index})`;
    case "row":
      return `drawRow(S,${base},${at},${zone.index})`;
    case "counts":
      return `drawCounts(S,${base},${zoneFrom(gen, env, from)},${at},${zone.index})`;
    default:
      return zone.layout satisfies never;
  }
}

export function emitMoveAll(
  gen: Gen,
  env: Env,
  stmt: Extract<ir.Stmt, { kind: "moveAll" }>,
  at: number,
): string {
  const { from, to, what } = stmt;
  if (what !== undefined) {
    const x = emitExpr(gen, env, what);
    const areCounts = from.zone.layout === "counts" && to.zone.layout === "counts";
    if (areCounts && hasCount(from, what) && hasCount(to, what)) {
      const [a, b] = [zoneBase(gen, env, from), zoneBase(gen, env, to)];
      return `countsMove(S,${a},${x}-${zoneFrom(gen, env, from)},${b},${x}-${zoneFrom(gen, env, to)});`;
    }
    const transfer = { what: x, element: what, at };
    const one = emitRemove(gen, env, from, transfer) + emitAdd(gen, env, to, transfer);
    return `for(let i=${howMany(gen, env, from, what)};i>0;i--){${one}}`;
  }
  const x = gen.fresh("w");
  const element = { type: from.zone.element };
  const isCounted = from.zone.layout === "places" && to.zone.layout === "counts";
  if (isCounted && hasCount(to, element)) {
    const [a, b] = [zoneBase(gen, env, from), zoneBase(gen, env, to)];
    const first = minus(zoneFrom(gen, env, to), firstHeld(from.zone.element));
    return `placesCounted(S,${a},${from.zone.capacity},${b},${first});`;
  }
  const one = `const ${x}=${emitTakeFirst(gen, env, from)};${emitAdd(gen, env, to, { what: x, element, at })}`;
  // As often as there are things at the start: a zone may be moved to itself.
  return `for(let i=${emitZoneSize(gen, env, from)};i>0;i--){${one}}`;
}

/** Out of play: all of a zone, or all of one element. */
export function emitRemoveAll(
  gen: Gen,
  env: Env,
  { from, what }: Extract<ir.Stmt, { kind: "removeAll" }>,
  at: number,
): string {
  const base = zoneBase(gen, env, from);
  if (what === undefined) {
    const b = gen.fresh("b");
    return `const ${b}=${base};S.fill(0,${b},${b}+${slotsOf(gen, env, from)});`;
  }
  const x = emitExpr(gen, env, what);
  if (from.zone.layout === "counts" && hasCount(from, what))
    return `countsRemoveAll(S,${base},${x}-${zoneFrom(gen, env, from)});`;
  const one = emitRemove(gen, env, from, { what: x, element: what, at });
  return `for(let i=${howMany(gen, env, from, what)};i>0;i--){${one}}`;
}

/** How many slots a zone takes. */
function slotsOf(gen: Gen, env: Env, from: ir.ZoneRef): string {
  const { layout, capacity } = from.zone;
  if (layout === "counts") return `${zoneWidth(gen, env, from)}+1`;
  return String(layout === "row" ? capacity + 1 : capacity);
}

function howMany(gen: Gen, env: Env, zone: ir.ZoneRef, what: ir.Expr): string {
  return emitExpr(gen, env, { kind: "howMany", zone, what, type: NUMBER });
}

/** One throw. */
export function emitRoll(gen: Gen, env: Env, faces: ir.Faces, at: number): string {
  if (faces.kind === "range")
    return `roll(S,${emitExpr(gen, env, faces.from)},${emitExpr(gen, env, faces.to)},${at})`;
  const { type, index } = faces.die;
  const of = type.kind === "enum" ? type.enum.index : -1;
  return `rollDie(S,${gen.constant("die", faces.die.faces)},${of},${index},${at})`;
}

/** A throw for each place, first to last. */
export function emitRollZone(
  gen: Gen,
  env: Env,
  { zone, faces }: Extract<ir.Stmt, { kind: "rollZone" }>,
  at: number,
): string {
  const room = zoneCapacity(gen, env, zone.zone);
  const one = `S[b+i]=${plus(emitRoll(gen, env, faces, at), 1 - firstHeld(zone.zone.element))};`;
  return `for(let b=${zoneBase(gen, env, zone)},i=0;i<${room};i++){${one}}`;
}
