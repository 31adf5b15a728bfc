// Addresses: counters, marks, zones, grids and their cells as places in the buffer.

import type * as ir from "../ir/ir.ts";
import { firstHeld } from "../ir/types.ts";
import { isMember } from "./evaluation.ts";
import { emitExpr } from "./expr.ts";
import type { Env, Gen } from "./gen.ts";
import { SLOT } from "./layout/slots.ts";
import { filledWords, type GridPlace, type SlotAddress } from "./layout.ts";
import { literal, minus, plus } from "./number.ts";

/** `base + player * stride`, folded where the player is known. */
function address(base: string, stride: number, owner: string | undefined): string {
  return stride === 0 || owner === undefined ? base : `${base}+${owner}*${stride}`;
}

function familyBase(
  gen: Gen,
  env: Env,
  place: SlotAddress,
  declared: Pick<ir.Zone, "family" | "span">,
  { index, span = declared.span }: Pick<ir.ZoneRef, "index" | "span">,
): string {
  const { family } = declared;
  const { bases, step } = place;
  const [first = 0] = bases;
  if (index === undefined || bases.length < 2) return String(first);
  const from = family?.kind === "number" ? family.from : 0;
  const js = isMember(index, family)
    ? emitExpr(gen, env, index)
    : `member(${emitExpr(gen, env, index)},${literal(from)},${bases.length},${gen.span(span)})`;
  if (step !== undefined) {
    if (index.kind === "const") return String(first + (index.value - from) * step);
    // Below 0 the first member is taken away first: what is added to a place is never negative.
    const start = from < 0 ? first : first - from * step;
    const member = from < 0 ? `(${minus(`(${js})`, from)})` : `(${js})`;
    return step === 1 ? `${start}+${member}` : `${start}+${member}*${step}`;
  }
  const table = gen.constant("bases", bases);
  return from === 0 ? `${table}[${js}]` : `${table}[${minus(`(${js})`, from)}]`;
}

const owner = (gen: Gen, env: Env, expr: ir.Expr | undefined) =>
  expr === undefined ? undefined : emitExpr(gen, env, expr);

export function counterSlot(gen: Gen, env: Env, ref: ir.CounterRef): string {
  const place = gen.layout.counters[ref.counter.index] as SlotAddress;
  const base = familyBase(gen, env, place, ref.counter, ref);
  return `S[${address(base, place.stride, owner(gen, env, ref.owner))}]`;
}

export function markSlot(gen: Gen, env: Env, ref: ir.MarkRef): string {
  const place = gen.layout.marks[ref.mark.index] as SlotAddress;
  const base = familyBase(gen, env, place, ref.mark, ref);
  return `S[${address(base, place.stride, owner(gen, env, ref.owner))}]`;
}

/** The first slot of a zone. */
export function zoneBase(gen: Gen, env: Env, ref: ir.ZoneRef): string {
  const place = gen.layout.zones[ref.zone.index] as SlotAddress;
  return address(
    familyBase(gen, env, place, ref.zone, ref),
    place.stride,
    owner(gen, env, ref.owner),
  );
}

/** The element that the first count of a `counts` zone is about, as JavaScript. */
export function zoneFrom(gen: Gen, env: Env, ref: ir.ZoneRef): string {
  const { elements, family } = ref.zone;
  const [first] = elements;
  if (first === undefined) return "0";
  if (ref.index === undefined || elements.every(({ from }) => from === first.from))
    return literal(first.from);
  const from = family?.kind === "number" ? family.from : 0;
  return `${gen.constant(
    "from",
    elements.map((e) => e.from),
  )}[${minus(`(${emitExpr(gen, env, ref.index)})`, from)}]`;
}

/** How many different elements a `counts` zone may hold, as JavaScript. */
export function zoneWidth(gen: Gen, env: Env, ref: ir.ZoneRef): string {
  const widths = ref.zone.elements.map(({ from, to }) => to - from + 1);
  if (ref.index === undefined || widths.every((width) => width === widths[0]))
    return String(widths[0]);
  const from = ref.zone.family?.kind === "number" ? ref.zone.family.from : 0;
  return `${gen.constant("width", widths)}[${minus(`(${emitExpr(gen, env, ref.index)})`, from)}]`;
}

/** How many things find room in a zone, as JavaScript. */
export function zoneCapacity(gen: Gen, env: Env, { capacity, limit }: ir.Zone): string {
  return limit === undefined ? String(capacity) : emitExpr(gen, env, limit);
}

/** The first cell of a grid. */
export function gridBase(gen: Gen, env: Env, ref: ir.GridRef): string {
  const place = gen.layout.grids[ref.grid.index] as SlotAddress;
  return address(String(place.bases[0]), place.stride, owner(gen, env, ref.owner));
}

/** The first of the counts by kind of a grid of pieces. */
export function gridCounts(gen: Gen, env: Env, ref: ir.GridRef): string | undefined {
  const place = gen.layout.grids[ref.grid.index];
  if (place?.counts === undefined) return undefined;
  return address(String(place.counts), place.stride, owner(gen, env, ref.owner));
}

/** The slots of a set of spaces that a grid keeps. */
export function setSlots(gen: Gen, env: Env, ref: ir.GridRef, which: "filled" | "near"): string[] {
  const place = gen.layout.grids[ref.grid.index] as GridPlace;
  const of = owner(gen, env, ref.owner);
  return Array.from({ length: filledWords(ref.grid.shape) }, (_, word) =>
    env.read(`S[${address(String((place[which] ?? 0) + word), place.stride, of)}]`),
  );
}

/** The first slot of the sets of spaces that the seats hold, of a grid that keeps them. */
export function heldBase(gen: Gen, env: Env, ref: ir.GridRef): string {
  const { held, stride } = gen.layout.grids[ref.grid.index] as GridPlace;
  return address(String(held), stride, owner(gen, env, ref.owner));
}

/** The slots of the set of spaces that a seat holds, of a grid that keeps them. */
export function heldSlots(gen: Gen, env: Env, ref: ir.GridRef, seat: string): string[] {
  const { held, stride } = gen.layout.grids[ref.grid.index] as GridPlace;
  const words = filledWords(ref.grid.shape);
  return Array.from({ length: words }, (_, word) => {
    const base = `${(held ?? 0) + word}+${seat}*${words}`;
    return env.read(`S[${address(base, stride, owner(gen, env, ref.owner))}]`);
  });
}

/** The slot of a cell: 0, or the element counted from 1 on. */
export function cellSlot(gen: Gen, env: Env, ref: ir.CellRef): string {
  return `S[${gridBase(gen, env, ref.grid)}+${emitExpr(gen, env, ref.space)}]`;
}

/** The element on a cell; of an empty one, a number below all elements. */
export function cellElement(gen: Gen, env: Env, ref: ir.CellRef): string {
  return minus(cellSlot(gen, env, ref), 1 - firstHeld(ref.grid.grid.element));
}

/** Which board a grid shows, as JavaScript; 0 where its shape has one board or none. */
export function boardOf(gen: Gen, env: Env, ref: ir.GridRef): string {
  const { by } = ref.grid;
  if (by === undefined) return String(onlyBoard(gen, ref.grid.shape));
  if ("choices" in by) return emitOption(by);
  const who = by.perPlayer ? ref.owner : undefined;
  return env.read(markSlot(gen, env, { mark: by, owner: who, index: undefined }));
}

/** A grid that does not say by what it is chosen shows the only board of its shape. */
function onlyBoard({ game }: Gen, shape: ir.Shape): number {
  return game.boards.find((board) => board.shape === shape)?.index ?? 0;
}

/** The value of an option; what lies in the state is the number of the choice. */
export function emitOption({ index, from }: ir.SetupOption): string {
  const slot = `S[${SLOT.options + index}]`;
  return from === 0 ? slot : `(${plus(slot, from)})`;
}
