// Statements about counters, marks, zones and grids: every operand is worked out once, in the order
// in which it is written, before anything changes.

import type * as ir from "../../../src/dsl/ir/ir.ts";
import { endTaken } from "../../../src/dsl/ir/same-expr.ts";
import { limitsOf, NONE } from "../../../src/dsl/ir/types.ts";
import { randomBelow } from "../../../src/dsl/runtime/engine/rng.ts";
import type { Span } from "../../../src/dsl/source/span.ts";
import { drawFrom, put, take, takeLast, thingsIn } from "./content.ts";
import { evaluate, mostOf } from "./expr.ts";
import { Stopped } from "./log.ts";
import { type Place, placeOf, where, zoneOf } from "./places.ts";
import type { Scope } from "./scope.ts";
import type { Where } from "./storage.ts";

type Of<Kind extends ir.Stmt["kind"]> = Extract<ir.Stmt, { kind: Kind }>;

/** Gives which of a family was gained; `undefined` where there is nothing more to be done. */
export function gain(scope: Scope, stmt: Of<"gain">): Where | undefined {
  const { counter, index } = stmt.counter;
  const amount = evaluate(scope, stmt.amount);
  if (index?.type.kind === "orNone" && evaluate(scope, index) === NONE) return undefined;
  const at = where(scope, counter, stmt.counter);
  const { storage, log } = scope.match;
  const before = storage.number(counter, at);
  let more = amount;
  if (stmt.sign === -1) {
    if (amount !== 0 && before < amount) throw new Stopped("short");
    more = -amount;
  } else if (counter.max !== undefined && counter.beyond === undefined) {
    more = Math.min(amount, mostOf(scope, counter.max, at.seat) - before);
  }
  const told = { player: scope.you, counter: counter.index, index: at.index, amount: more };
  if (more !== 0) log({ kind: "gain", ...told, at: stmt.span });
  storage.setNumber(counter, at, before + more);
  return at;
}

export function setCounter(scope: Scope, { counter: ref, value }: Of<"setCounter">): void {
  const at = where(scope, ref.counter, ref);
  const wanted = evaluate(scope, value);
  const { max } = ref.counter;
  const kept = max === undefined ? wanted : Math.min(wanted, mostOf(scope, max, at.seat));
  scope.match.storage.setNumber(ref.counter, at, kept);
}

export function setMark(scope: Scope, { mark: ref, value }: Of<"setMark">): void {
  const at = where(scope, ref.mark, ref);
  scope.match.storage.setNumber(ref.mark, at, evaluate(scope, value));
}

// What lies somewhere ------------------------------------------------------------

export function add(scope: Scope, stmt: Of<"add">): void {
  const what = evaluate(scope, stmt.what);
  putInto(placeOf(scope, stmt.to), what);
}

export function remove(scope: Scope, stmt: Of<"remove">): void {
  // The last of a row is that very thing, not the first that is equal.
  if (stmt.what.kind === "endOf" && endTaken(stmt.what, stmt.from) === "last") {
    takeLast(zoneOf(scope, stmt.what.row).content);
    return;
  }
  const what = evaluate(scope, stmt.what);
  takeFrom(placeOf(scope, stmt.from), what);
}

export function move(scope: Scope, stmt: Of<"move">): void {
  const what = evaluate(scope, stmt.what);
  const [from, to] = [placeOf(scope, stmt.from), placeOf(scope, stmt.to)];
  takeFrom(from, what);
  putInto(to, what);
}

export function removeAll(scope: Scope, stmt: Of<"removeAll">): void {
  const what = stmt.what && evaluate(scope, stmt.what);
  const from = zoneOf(scope, stmt.from);
  for (const thing of meant(from, what)) takeFrom(from, thing);
}

export function moveAll(scope: Scope, stmt: Of<"moveAll">): void {
  const what = stmt.what && evaluate(scope, stmt.what);
  const [from, to] = [zoneOf(scope, stmt.from), zoneOf(scope, stmt.to)];
  for (const thing of meant(from, what)) {
    // All: the first, as often as there are things at the start, also where both are one zone.
    const moved = what ?? thingsIn(from.content)[0] ?? thing;
    takeFrom(from, moved);
    putInto(to, moved);
  }
}

export function moveEnd(scope: Scope, stmt: Of<"moveEnd">): void {
  const from = zoneOf(scope, stmt.from);
  const to = placeOf(scope, stmt.to);
  const [first] = thingsIn(from.content);
  if (first === undefined) return;
  if (stmt.end === "last") putInto(to, takeLast(from.content) as number);
  else {
    takeFrom(from, first);
    putInto(to, first);
  }
}

export function sort(scope: Scope, stmt: Of<"sort">): void {
  const { content } = zoneOf(scope, stmt.row);
  if (content.layout === "row") content.items.sort((a, b) => a - b);
}

function meant({ content }: Extract<Place, { kind: "zone" }>, what: number | undefined): number[] {
  return thingsIn(content).filter((thing) => what === undefined || thing === what);
}

function putInto(place: Place, what: number): void {
  if (!isElement(place, what)) throw new Stopped("out-of-range");
  if (place.kind === "zone") {
    if (!put(place.content, what, place.room)) throw new Stopped("full");
  } else {
    if (place.lying[place.cell] !== undefined) throw new Stopped("filled");
    place.lying[place.cell] = what;
  }
}

/** Whether something is of the type that a place holds; it may come from where a wider one is held. */
function isElement(place: Place, what: number): boolean {
  const { element } = place.ref;
  if (element.kind === "piece" && !element.family.members.includes(what)) return false;
  if (place.kind === "zone" && place.content.layout === "counts") {
    const { from, to } = place.elements;
    return what >= from && what <= to;
  }
  const limits = limitsOf(element);
  return limits === undefined || (what >= limits.from && what <= limits.to);
}

function takeFrom(place: Place, what: number): void {
  if (place.kind === "zone") {
    if (!take(place.content, what)) throw new Stopped("absent");
  } else {
    if (place.lying[place.cell] !== what) throw new Stopped("absent");
    place.lying[place.cell] = undefined;
  }
}

// Chance -------------------------------------------------------------------------

export function draw(scope: Scope, stmt: Of<"draw">): void {
  const count = evaluate(scope, stmt.count);
  const from = zoneOf(scope, stmt.from);
  const to = placeOf(scope, stmt.to);
  for (let left = count; left > 0 && thingsIn(from.content).length > 0; left--)
    putInto(to, drawOne(scope, from, stmt.span));
}

export function drawLet(scope: Scope, stmt: Of<"drawLet">): number {
  return drawOne(scope, zoneOf(scope, stmt.zone), stmt.span);
}

function drawOne(
  { match }: Scope,
  { content }: Extract<Place, { kind: "zone" }>,
  at: Span,
): number {
  const value = drawFrom(content, match.storage.chance);
  if (value === undefined) throw new Stopped("nothing");
  match.log({ kind: "chance", how: "draw", value, at });
  return value;
}

export function roll(scope: Scope, stmt: Of<"roll">): void {
  const count = evaluate(scope, stmt.count);
  const into = zoneOf(scope, stmt.into);
  const faces = facesOf(scope, stmt.faces);
  for (let left = count; left > 0; left--) putInto(into, thrown(scope, faces, stmt.span));
}

/** A throw for each place, first to last. */
export function rollZone(scope: Scope, stmt: Of<"rollZone">): void {
  const { content, room } = zoneOf(scope, stmt.zone);
  const faces = facesOf(scope, stmt.faces);
  if (content.layout !== "places") return;
  for (let place = 0; place < room; place++) content.slots[place] = thrown(scope, faces, stmt.span);
}

export function rollMark(scope: Scope, { mark: ref, faces, span }: Of<"rollMark">): void {
  const at = where(scope, ref.mark, ref);
  scope.match.storage.setNumber(ref.mark, at, thrown(scope, facesOf(scope, faces), span));
}

export function rollLet(scope: Scope, { faces, span }: Of<"rollLet">): number {
  return thrown(scope, facesOf(scope, faces), span);
}

function facesOf(scope: Scope, faces: ir.Faces): (chance: Int32Array) => number {
  if (faces.kind === "die")
    return (chance) => faces.die.faces[randomBelow(chance, faces.die.faces.length)] as number;
  const from = evaluate(scope, faces.from);
  const to = evaluate(scope, faces.to);
  return (chance) => from + randomBelow(chance, to - from + 1);
}

/** One throw. */
function thrown({ match }: Scope, faces: (chance: Int32Array) => number, at: Span): number {
  const value = faces(match.storage.chance);
  match.log({ kind: "chance", how: "roll", value, at });
  return value;
}
