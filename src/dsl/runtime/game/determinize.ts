// Determinization: replaces hidden information by random consistent values, for bots.
//
// The casts to `number`: reads within the layout of the state, and within the bounds of a list, are
// never undefined.

import { randomBelow, seedRng } from "../engine/rng.ts";
import { rewindOtherSeats } from "../engine/simultaneous.ts";
import { firstStoredElement, readSeatCount, slotOf } from "../engine/slots.ts";
import type { MarkMeta, Meta, ZoneMeta } from "../meta/meta.ts";
import { NONE_VALUE } from "../meta/none.ts";
import type { State } from "./game.ts";
import type { LoadedPlayable } from "./table-game.ts";
import { isKnown, zoneItems } from "./view.ts";

/**
 * Returns a determinization: a state that the viewer cannot distinguish from the given one. Hidden
 * things of a group of zones are shuffled among their places. Zones that cannot be deduced by
 * counting, and hidden marks, get random values. The RNG gets another seed. States with the same
 * observation give the same result for a seed. Other seats' simultaneous decisions are undone.
 */
export function determinize(
  loaded: LoadedPlayable,
  state: State,
  viewer: number,
  seed: number,
): State {
  const { meta } = loaded;
  const dealt = rewindOtherSeats(loaded, state, viewer).slice();
  const piles = meta.zones.flatMap((zone) => pilesOf(meta, zone, dealt, viewer));
  seedRng(dealt, seed);
  for (const mark of meta.marks) guessMark(meta, mark, dealt, viewer);
  for (const sort of new Set(piles.map((pile) => pile.sort))) {
    const same = piles.filter((pile) => pile.sort === sort);
    const things = same.some(({ zone }) => zone.secret)
      ? same.map((pile) => guessed(dealt, pile))
      : dealAnew(dealt, same);
    for (const [i, pile] of same.entries()) lay(dealt, pile, things[i] ?? []);
  }
  return dealt;
}

// Marks ------------------------------------------------------------------------

/** Assigns random possible values to a mark that the viewer does not know. */
function guessMark(meta: Meta, mark: MarkMeta, state: State, viewer: number): void {
  for (const seat of holdersOf(meta, state, mark)) {
    if (isKnown(mark, seat, viewer)) continue;
    for (const member of mark.at.bases.keys())
      guessSlot(meta, mark, state, slotOf(mark.at, seat, member));
  }
}

function guessSlot(meta: Meta, mark: MarkMeta, state: State, slot: number): void {
  if (mark.type.kind === "set") {
    state[slot] = randomBelow(state, 2 ** (meta.enums[mark.type.of]?.members.length ?? 0));
    return;
  }
  const values = possibleValues(meta, mark, state, slot);
  if (values.length > 0) state[slot] = values[randomBelow(state, values.length)] as number;
}

/** Returns all possible values of a mark, including none if its type is optional. */
function possibleValues(meta: Meta, mark: MarkMeta, state: State, slot: number): readonly number[] {
  const values = solidValues(meta, mark, state, slot);
  return mark.type.orNone ? [NONE_VALUE, ...values] : values;
}

/**
 * Returns all values of a mark except none. A board is replaced by boards of the same shape only.
 */
function solidValues(
  meta: Meta,
  { type, family }: MarkMeta,
  state: State,
  slot: number,
): readonly number[] {
  switch (type.kind) {
    case "number":
      return upTo(type.to - type.from + 1).map((i) => i + type.from);
    case "yesno":
      return [0, 1];
    case "player":
      return upTo(state[2] as number);
    case "enum":
      return upTo(meta.enums[type.of]?.members.length ?? 0);
    case "space":
      return upTo(meta.shapes[meta.grids[type.of]?.shape ?? -1]?.cells.length ?? 0);
    case "kind":
      return upTo(meta.kinds.length).filter((kind) => isOfFamily(meta, kind, family));
    case "board": {
      const shape = meta.boards[state[slot] as number]?.shape;
      return upTo(meta.boards.length).filter((board) => meta.boards[board]?.shape === shape);
    }
    case "set":
      return [];
    default:
      return type satisfies never;
  }
}

// Zones ------------------------------------------------------------------------

/** The contents of one zone, or of one member of a family, that the viewer does not know. */
interface Pile {
  readonly zone: ZoneMeta;
  readonly sort: string;
  /** The first slot of the zone, and the bounds of its elements. */
  readonly base: number;
  readonly from: number;
  readonly to: number;
  /** The current contents. */
  readonly things: readonly number[];
  /** The elements that the zone may contain. */
  readonly possible: ReadonlySet<number>;
}

/** Cached data about a zone: its group, and the possible elements of each member. */
interface Room {
  readonly sort: string;
  readonly possible: readonly ReadonlySet<number>[];
}

const rooms = new WeakMap<ZoneMeta, Room>();

function roomOf(meta: Meta, zone: ZoneMeta): Room {
  const known = rooms.get(zone);
  if (known !== undefined) return known;
  const possible = zone.elements.map((_, member) => new Set(possibleIn(meta, zone, member)));
  const room = { sort: sortOf(meta, zone), possible };
  rooms.set(zone, room);
  return room;
}

function pilesOf(meta: Meta, zone: ZoneMeta, state: State, viewer: number): Pile[] {
  if (!zone.hidden) return [];
  const seats = holdersOf(meta, state, zone).filter((seat) => !isKnown(zone, seat, viewer));
  const { sort, possible } = roomOf(meta, zone);
  return seats.flatMap((seat) =>
    zone.elements.map(({ from, to }, member) => ({
      zone,
      sort,
      base: slotOf(zone.at, seat, member),
      from,
      to,
      things: zoneItems(state, zone, member, seat).flatMap(({ value, count }) =>
        Array<number>(count).fill(value),
      ),
      possible: possible[member] ?? new Set(),
    })),
  );
}

/** Returns the group of a zone: contents may be shuffled among zones of the same group. */
function sortOf(meta: Meta, { element, family }: ZoneMeta): string {
  if (family === undefined) return "of" in element ? `${element.kind} ${element.of}` : element.kind;
  const families = meta.kinds.find((kind) => kind.families.includes(family))?.families;
  return `kind ${families?.at(-1)}`;
}

function possibleIn(meta: Meta, { elements, family, by, at }: ZoneMeta, member: number): number[] {
  const { from, to } = elements[member] ?? { from: 0, to: -1 };
  const all = upTo(to - from + 1).map((i) => i + from);
  if (family === undefined) return all;
  return all.filter((kind) => {
    const fits = by === undefined || meta.kinds[kind]?.fields[by] === member + at.indexFrom;
    return fits && isOfFamily(meta, kind, family);
  });
}

/** Returns a random possible element for each one of a pile. */
function guessed(state: State, { things, possible }: Pile): number[] {
  const values = [...possible];
  return things.map(() => values[randomBelow(state, values.length)] as number);
}

/** Shuffles the contents of the piles and deals them to places where they are allowed. */
function dealAnew(state: State, piles: readonly Pile[]): number[][] {
  const pool = piles.flatMap(({ things }) => things).sort((a, b) => a - b);
  for (let i = pool.length - 1; i > 0; i--) {
    const j = randomBelow(state, i + 1);
    [pool[i], pool[j]] = [pool[j] as number, pool[i] as number];
  }
  const places = piles.flatMap(({ possible, things }, index) =>
    things.map(() => ({ possible, index })),
  );
  // Places with few possible elements come first: then a simple assignment mostly succeeds.
  places.sort((a, b) => a.possible.size - b.possible.size || a.index - b.index);
  const dealt = piles.map((): number[] => []);
  for (const [thing, place] of placed(pool, places).entries())
    dealt[places[place]?.index ?? -1]?.push(pool[thing] as number);
  return dealt;
}

/**
 * Returns the place of each element by bipartite matching with augmenting paths (Kuhn). Each place
 * takes the first remaining allowed element; if there is none, earlier places are reassigned. A
 * matching exists: the current contents are one.
 */
function placed(things: readonly number[], places: readonly Pick<Pile, "possible">[]): number[] {
  const placeOf = things.map(() => -1);
  // Linked list of the remaining elements, from 1; index 0 is the head.
  const next = Int32Array.from({ length: things.length + 1 }, (_, thing) => thing + 1);
  const take = (place: number, fits: (thing: number) => boolean): boolean => {
    let before = 0;
    for (let at = next[0] as number; at <= things.length; at = next[at] as number) {
      if (fits(at - 1)) {
        next[before] = next[at] as number;
        placeOf[at - 1] = place;
        return true;
      }
      before = at;
    }
    return false;
  };
  const find = (place: number, tried: Set<number>): boolean => {
    const possible = places[place]?.possible;
    const fits = (thing: number) => possible?.has(things[thing] as number) ?? false;
    return (
      take(place, fits) ||
      placeOf.some((taker, thing) => {
        if (tried.has(thing) || !fits(thing)) return false;
        tried.add(thing);
        if (!find(taker, tried)) return false;
        placeOf[thing] = place;
        return true;
      })
    );
  };
  for (const place of places.keys()) find(place, new Set());
  return placeOf;
}

/** Writes elements into a zone. Their order is arbitrary, because it is hidden as well. */
function lay(state: State, { zone, base, from, to }: Pile, things: readonly number[]): void {
  if (zone.layout === "counts") {
    state.fill(0, base + 1, base + 2 + to - from);
    for (const value of things)
      state[base + 1 + value - from] = (state[base + 1 + value - from] as number) + 1;
    return;
  }
  const first = zone.layout === "row" ? 1 : 0;
  state.fill(0, base + first, base + first + zone.capacity);
  for (const [i, value] of things.entries())
    state[base + first + i] =
      value + (zone.layout === "row" ? 0 : 1 - firstStoredElement(zone.element));
}

function isOfFamily(meta: Meta, kind: number, family: string | undefined): boolean {
  return family !== undefined && (meta.kinds[kind]?.families.includes(family) ?? false);
}

/** Returns the seats that have a storage of their own, or [0] for shared storage. */
function holdersOf(
  meta: Meta,
  state: State,
  { perPlayer }: { readonly perPlayer: boolean },
): number[] {
  return upTo(perPlayer ? readSeatCount(meta, state) : 1);
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}
