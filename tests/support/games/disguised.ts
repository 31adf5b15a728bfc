// States that look the same to somebody: what is hidden from them is another.

import type { Game, Meta, State } from "../../../src/dsl/index.ts";
import type { Random } from "../../../src/play/random.ts";

type Zone = Meta["zones"][number];

/** A slot of the buffer that stands for one thing; in zones that count, one of several slots. */
interface Spot {
  readonly zone: Zone;
  readonly member: number;
  readonly base: number;
  readonly value: number;
}

/**
 * The same table for the viewer: unknown things have changed places, and unknown marks values. What
 * lies in the zone that nobody can count has become something else.
 */
export function disguised(
  game: Game,
  state: State,
  viewer: number,
  random: Random,
  uncounted: string | undefined,
): State {
  const { meta } = game;
  const other = state.slice();
  for (let word = 4; word < 8; word++) other[word] = random.next();
  for (const mark of meta.marks) {
    for (const slot of slotsOf(mark, other, viewer)) other[slot] = anotherValue(meta, mark, random);
  }
  for (let n = 0; n < 60; n++) swapTwo(meta, other, viewer, random, uncounted);
  for (const zone of meta.zones) shiftPlaces(zone, other, viewer);
  return other;
}

function slotsOf(thing: Meta["marks"][number] | Zone, state: State, viewer: number): number[] {
  if (!thing.hidden) return [];
  const seats = thing.perPlayer ? [...Array(state[2] ?? 0).keys()] : [0];
  return seats
    .filter((seat) => !thing.perPlayer || seat !== viewer)
    .flatMap((seat) => thing.at.bases.map((base) => base + seat * thing.at.playerStride));
}

function anotherValue(meta: Meta, { type }: Meta["marks"][number], random: Random): number {
  if (type.kind === "number") return type.from + random.below(type.to - type.from + 1);
  if (type.kind === "enum") return random.below(meta.enums[type.of]?.members.length ?? 1);
  return random.below(2);
}

/** Two things that nobody can see change places, or become others if nobody could count them. */
function swapTwo(
  meta: Meta,
  state: State,
  viewer: number,
  random: Random,
  uncounted: string | undefined,
): void {
  const spots = meta.zones.flatMap((zone) => spotsOf(zone, state, viewer));
  if (spots.length === 0) return;
  const a = spots[random.below(spots.length)] as Spot;
  if (a.zone.id === uncounted) {
    const { from, to } = a.zone.elements[a.member] ?? { from: 0, to: 0 };
    put(state, a, from + random.below(to - from + 1));
    return;
  }
  const fitting = spots.filter((b) => fits(meta, a, b) && fits(meta, b, a));
  const b = fitting[random.below(fitting.length)];
  if (b === undefined || b.base === a.base) return;
  put(state, a, b.value);
  put(state, b, a.value);
}

/** Whether what lies at one spot may lie at the other. */
function fits(meta: Meta, { zone, value }: Spot, to: Spot): boolean {
  if (zone.family === undefined) return to.zone.element.kind === zone.element.kind;
  const kind = meta.kinds[value];
  const isIts = to.zone.by === undefined || kind?.fields[to.zone.by] === to.member;
  return isIts && (kind?.families.includes(to.zone.family ?? "") ?? false);
}

function spotsOf(zone: Zone, state: State, viewer: number): Spot[] {
  return slotsOf(zone, state, viewer).flatMap((base, i) => {
    const member = i % zone.at.bases.length;
    return valuesIn(zone, member, state, base).map((value) => ({ zone, member, base, value }));
  });
}

function valuesIn(zone: Zone, member: number, state: State, base: number): number[] {
  const { from, to } = zone.elements[member] ?? { from: 0, to: -1 };
  if (zone.layout === "places")
    return [...state.subarray(base, base + zone.capacity)]
      .flatMap((slot) => slot || [])
      .map((slot) => slot - 1);
  if (zone.layout === "row") return [...state.subarray(base + 1, base + 1 + (state[base] ?? 0))];
  return [...state.subarray(base + 1, base + 2 + to - from)].flatMap((n, i) =>
    Array<number>(n).fill(from + i),
  );
}

/** Instead of one of that value, another value lies there. */
function put(state: State, { zone, member, base, value }: Spot, other: number): void {
  const from = zone.elements[member]?.from ?? 0;
  if (zone.layout === "counts") {
    state[base + 1 + value - from] = (state[base + 1 + value - from] ?? 0) - 1;
    state[base + 1 + other - from] = (state[base + 1 + other - from] ?? 0) + 1;
    return;
  }
  const added = zone.layout === "places" ? 1 : 0;
  const at = state.indexOf(value + added, base + 1 - added);
  state[at] = other + added;
}

/** Which of several places is filled nobody sees. */
function shiftPlaces(zone: Zone, state: State, viewer: number): void {
  if (zone.layout !== "places") return;
  for (const base of slotsOf(zone, state, viewer))
    state.subarray(base, base + zone.capacity).reverse();
}
