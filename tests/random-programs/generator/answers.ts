// Random events, and what pieces and the game answer to them; exceptions; lasting points.

import { params } from "./formulas.ts";
import type { ZoneDecl } from "./kinds.ts";
import { number } from "./numbers.ts";
import { constantOf } from "./pieces.ts";
import { OUTSIDE, type Scope, SET_UP } from "./scope.ts";
import { block } from "./statements.ts";
import { among, type Writing, within } from "./ways.ts";

/** An event with handlers; they lead to nothing that leads to it. */
export function eventDecl(w: Writing): string {
  const { world, random } = w;
  const { kinds, text, inner } = params(w, OUTSIDE, 1);
  const id = world.fresh("event");
  const asks = random.chance(0.25);
  const scope: Scope = { ...inner, mayAsk: asks };
  const piece = kinds[0]?.kind === "piece" ? kinds[0].of : undefined;
  if (piece !== undefined && random.chance(0.8))
    addTo(w, piece.pieces.at(0) ?? "", `when ${id} ${block(w, scope, 1, 2)}`);
  const place = placeOfPieces(w);
  if (place !== undefined && random.chance(0.8)) {
    for (const one of new Set([random.of(place.pieces), random.of(place.pieces)]))
      addTo(w, one, `while in ${place.id} { when ${id} ${block(w, scope, 1, 2)} }`);
  }
  const game = random.chance(0.7) ? `\nwhen ${id} ${block(w, scope, 2, 2)}` : "";
  world.events.push({ id, params: kinds, asks, isOwn: false });
  return `event ${id}${text}${game}`;
}

/** Each player's own zone or grid, in which pieces lie. */
function placeOfPieces(
  w: Writing,
): { readonly id: string; readonly pieces: readonly string[] } | undefined {
  const { zones, grids } = w.world;
  const isPlain = (one: ZoneDecl) => one.index === undefined;
  const places = [...zones.filter(isPlain), ...grids].flatMap(({ id, isOwn, element }) =>
    isOwn && element.kind === "piece" ? [{ id, pieces: element.of.pieces }] : [],
  );
  return among(w, places);
}

function addTo({ world }: Writing, piece: string, item: string): void {
  world.items.set(piece, [...(world.items.get(piece) ?? []), item]);
}

/** What bends rule values as long as a piece lies somewhere. */
export function exceptions(w: Writing): void {
  const { world, random } = w;
  const place = placeOfPieces(w);
  if (place === undefined) return;
  for (const { id, params: wanted, kind } of world.values) {
    if (random.chance(0.4)) continue;
    const args =
      wanted.length === 0 ? "" : `(${wanted.map((one) => constantOf(w, one)).join(", ")})`;
    const is =
      kind.kind === "number"
        ? within(w, number(w, SET_UP, 1), { from: -3, to: 6 })
        : constantOf(w, kind);
    const how = random.chance(0.5) ? " overrides" : "";
    addTo(w, random.of(place.pieces), `while in ${place.id} { ${id}${args} is ${is}${how} }`);
    if (kind.kind === "number")
      addTo(
        w,
        random.of(place.pieces),
        `while in ${place.id} { ${id}${args} plus ${random.below(3)} }`,
      );
  }
}

/** Lasting points of pieces, booked at an event or all the time. */
export function lasting(w: Writing): string {
  const { world, random } = w;
  const place = placeOfPieces(w);
  if (place === undefined) return "";
  const isAlways = random.chance(0.4);
  const id = isAlways ? undefined : world.fresh("event");
  if (id !== undefined) world.events.push({ id, params: [], asks: false, isOwn: false });
  for (const one of new Set([random.of(place.pieces), random.of(place.pieces)])) {
    const amount = within(w, number(w, OUTSIDE, 1), { from: -2, to: 3 });
    const reason = random.chance(0.5) ? ` as ${random.of(world.reasons)}` : "";
    addTo(w, one, `while in ${place.id} { worth ${amount}${reason} }`);
  }
  return id === undefined ? "worth always" : `event ${id}\nworth when ${id}`;
}

/** Where pieces lie before the game begins. */
export function copies(w: Writing): void {
  const { world, random } = w;
  for (const zone of world.zones) {
    if (zone.layout !== "counts" || zone.element.kind !== "piece" || random.chance(0.2)) continue;
    if (zone.index?.kind === "player") continue;
    const index = zone.index === undefined ? "" : `[${constantOf(w, zone.index)}]`;
    for (const piece of zone.element.of.pieces) {
      if (random.chance(0.3)) continue;
      const count = random.chance(0.3) ? "players" : String(1 + random.below(3));
      addTo(w, piece, `copies ${count} in ${zone.isOwn ? "your " : ""}${zone.id}${index}`);
    }
  }
}

/** What scores are called. */
export function rating(w: Writing): string {
  const line = (from: number) =>
    `${w.world.fresh("line")} from ${from === 0 ? within(w, number(w, SET_UP, 1), { from: 2, to: 9 }) : "-5"} de "gut" en "good"`;
  return `rating { ${line(0)} ${line(1)} }`;
}

/** All decide at the same time, about what is their own. */
export function atOnce(w: Writing, scope: Scope): string {
  const inner: Scope = { ...scope, isOnce: true, mayAsk: true };
  return `each player at once ${block(w, inner, 2, 3)}`;
}
