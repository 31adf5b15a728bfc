// Random events, and what pieces and the game answer to them; exceptions; lasting points.

import type { Label } from "../../constructs/labels.ts";
import { number } from "../expressions/numbers.ts";
import type { PieceDecl, ZoneDecl } from "../kinds.ts";
import { inside, OUTSIDE, type Scope, SET_UP } from "../scope.ts";
import { block } from "../statements/statements.ts";
import { among, clamped, type Writing } from "../ways.ts";
import { params } from "./formulas.ts";
import { knownNumber } from "./holders.ts";
import { constantOf } from "./pieces.ts";

/** An event with handlers; they lead to nothing that leads to it. */
export function eventDecl(w: Writing): string {
  const { world, random } = w;
  const { kinds, text, inner } = params(w, OUTSIDE, 1);
  const id = world.fresh("event");
  const asks = random.chance(0.25);
  const scope: Scope = { ...inner, mayAsk: asks, inside: "stmt rule" };
  const piece = kinds[0]?.kind === "piece" ? kinds[0].of : undefined;
  if (piece !== undefined && random.chance(0.8))
    addTo(w, random.of(piece.pieces), `when ${id} ${block(w, scope, 1, 2)}`);
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
  // On grids nothing lies from the start.
  const lying = places.filter(({ id }) => zones.some((zone) => zone.id === id));
  return among(
    w,
    (w.steering.wantsExceptions || w.random.chance(0.6)) && lying.length > 0 ? lying : places,
  );
}

function addTo({ world }: Writing, piece: string, item: string): void {
  const place = /^while in (\w+)/.exec(item)?.[1];
  if (place !== undefined) world.places.add(`${world.declarationOf(piece).id} ${place}`);
  const { id } = world.declarationOf(piece);
  world.items.set(id, [...(world.items.get(id) ?? []), item]);
}

/** What bends rule values as long as a piece lies somewhere. */
export function exceptions(w: Writing): void {
  const { world, random } = w;
  const place = placeOfPieces(w);
  if (place === undefined) return;
  for (const { id, params: wanted, kind } of world.values) {
    if (!w.steering.wantsExceptions && random.chance(0.4)) continue;
    const args =
      wanted.length === 0 ? "" : `(${wanted.map((one) => constantOf(w, one)).join(", ")})`;
    const piece = random.of(place.pieces);
    // Each kind of a piece with parameters has the exception, and they must agree.
    const isOne = world.declarationOf(piece).kinds.length === 1;
    const is =
      kind.kind === "number" && isOne
        ? clamped(w, number(w, bending("exception is"), 2), { from: -3, to: 6 })
        : constantOf(w, kind);
    addTo(w, piece, `while in ${place.id} { ${id}${args} is ${is} }`);
    if (kind.kind === "number")
      addTo(
        w,
        random.of(place.pieces),
        `while in ${place.id} { ${id}${args} plus ${clamped(w, number(w, bending("exception plus"), 2), { from: -1, to: 2 })} }`,
      );
  }
}

/** What bends a rule value reads no rule value, which could be the same, and what is one's own. */
function bending(label: Label): Scope {
  return { ...OUTSIDE, isOnce: true, inside: label };
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
    const amount = clamped(w, number(w, { ...inside(OUTSIDE, "worth"), isCounted: isAlways }, 1), {
      from: -2,
      to: 3,
    });
    const reason = random.chance(0.5) ? ` as ${random.of(world.reasons)}` : "";
    addTo(w, one, `while in ${place.id} { worth ${amount}${reason} }`);
  }
  return id === undefined ? "worth always" : `event ${id}\nworth when ${id}`;
}

/** Where pieces lie before the game begins. */
export function copies(w: Writing): void {
  const { world, random } = w;
  for (const zone of world.zones) {
    const { element, by } = zone;
    if (element.kind !== "piece" || zone.index?.kind === "player") continue;
    let left = zone.room ?? Number.POSITIVE_INFINITY;
    for (const piece of world.declared) {
      if (!element.of.pieces.includes(piece.kinds[0] ?? "")) continue;
      const hasRules = world.places.has(`${piece.id} ${zone.id}`);
      if (!hasRules && random.chance(0.5)) continue;
      const is = by === undefined ? undefined : piece.fixed.get(by.id);
      const index = zone.index === undefined ? "" : `[${is ?? constantOf(w, zone.index)}]`;
      const isSmall = left < Number.POSITIVE_INFINITY;
      if (left < piece.kinds.length) continue;
      left -= piece.kinds.length;
      const count = isSmall ? "1" : copiesOf(w, piece);
      addTo(
        w,
        piece.kinds[0] ?? "",
        `copies ${count} in ${zone.isOwn ? "your " : ""}${zone.id}${index}`,
      );
    }
  }
}

/** How many copies: they may depend on how many play, and on the parameters of the piece. */
function copiesOf(w: Writing, { params }: PieceDecl): string {
  const { random } = w;
  const param = params.find(({ kind }) => kind.kind === "number")?.text;
  const isWanted = w.steering.wants("copies");
  if (param !== undefined && random.chance(isWanted ? 0.1 : 0.5)) return param;
  if (random.chance(isWanted ? 0.1 : 0.5)) return String(1 + random.below(3));
  return clamped(w, knownNumber(w, inside(SET_UP, "copies")), { from: 0, to: 4 });
}

/** What scores are called. */
export function rating(w: Writing): string {
  const line = (from: number) =>
    `${w.world.fresh("line")} from ${from === 0 ? clamped(w, number(w, inside(SET_UP, "rating"), 2), { from: -100, to: 100 }) : "-5"} de "gut" en "good"`;
  return `rating { ${line(0)} ${line(1)} }`;
}

/** All decide at the same time, about what is their own. */
export function atOnce(w: Writing, scope: Scope, depth = 2): string {
  const inner: Scope = { ...scope, isOnce: true, mayAsk: true, inside: "stmt eachPlayer once" };
  return `each player at once ${block(w, inner, depth, 3)}`;
}
