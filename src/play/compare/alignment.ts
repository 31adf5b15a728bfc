// Alignment of the state layouts of two games: a fast comparison of positions by slots, as
// described in `Meta`, without text.

import type {
  Game,
  GridMeta,
  MarkMeta,
  Meta,
  SlotAddressMeta,
  State,
  ValueType,
  ZoneMeta,
} from "../../dsl/index.ts";
import { formatValueId } from "./named-values.ts";
import type { Sight } from "./snapshot.ts";
import { createValueMapping } from "./value-mapping.ts";

/** A range of slots with the same meaning in both games. */
interface Run {
  readonly a: number;
  readonly b: number;
  readonly length: number;
  /** Maps values of A to values of B, if they have different numbers. */
  readonly numbers?: readonly number[] | undefined;
}

/** A range of slots that must be 0, because the other game has no counterpart. */
interface Blank {
  readonly at: number;
  readonly length: number;
}

/** Ranges of slots that are equal in equivalent positions. */
export interface Alignment {
  readonly runs: readonly Run[];
  readonly blanksA: readonly Blank[];
  readonly blanksB: readonly Blank[];
}

/** Tests whether positions are equal slot by slot; unequal ones can be equal in `diffSnapshots`. */
export function hasSameSlots({ runs, blanksA, blanksB }: Alignment, a: State, b: State): boolean {
  for (const run of runs) if (!sameRun(run, a, b)) return false;
  return blanksA.every((blank) => isBlank(blank, a)) && blanksB.every((blank) => isBlank(blank, b));
}

/** Aligns the storages of two games for a number of seats, without points. */
export function createAlignment(a: Game, b: Game, seats: number, sight: Sight): Alignment {
  const builder = new Builder(a.meta, b.meta, seats, sight);
  builder.alignCounters();
  builder.alignMarks();
  builder.alignZones();
  builder.alignGrids();
  builder.alignTracks();
  return builder;
}

function sameRun({ a, b, length, numbers }: Run, stateA: State, stateB: State): boolean {
  for (let i = 0; i < length; i++) {
    const value = stateA[a + i] as number; // Runs lie inside both states.
    // None is -1 everywhere.
    const expected = numbers === undefined || value === -1 ? value : numbers[value];
    if (expected !== stateB[b + i]) return false;
  }
  return true;
}

function isBlank({ at, length }: Blank, state: State): boolean {
  for (let i = at; i < at + length; i++) if (state[i] !== 0) return false;
  return true;
}

interface Thing {
  readonly id: string;
  readonly perPlayer: boolean;
  readonly at: SlotAddressMeta;
}

/** First slots of a storage in both games, for one seat; `memberA` is the index in its family. */
interface Slots {
  readonly a: number;
  readonly b: number;
  readonly memberA: number;
  readonly memberB: number;
  readonly seat: number;
}

class Builder implements Alignment {
  readonly runs: Run[] = [];
  readonly blanksA: Blank[] = [];
  readonly blanksB: Blank[] = [];
  readonly #a: Meta;
  readonly #b: Meta;
  readonly #seats: number;
  readonly #sight: Sight;

  constructor(a: Meta, b: Meta, seats: number, sight: Sight) {
    this.#a = a;
    this.#b = b;
    this.#seats = seats;
    this.#sight = sight;
  }

  alignCounters(): void {
    this.#match(this.#a.counters, this.#b.counters, oneSlot, (_, __, { a, b }) =>
      this.#push({ a, b, length: 1 }),
    );
  }

  alignMarks(): void {
    this.#match(this.#a.marks, this.#b.marks, oneSlot, (markA, markB, slots) => {
      const { a, b, seat } = slots;
      const [inA, inB] = [this.#sees(markA, seat), this.#sees(markB, seat)];
      if (inA !== inB) this.#onlyEmpty(slots, 1);
      else if (inA) this.#run({ a, b, length: 1 }, markA.type, markB.type, 0);
    });
  }

  alignZones(): void {
    const length = (_: Meta, { layout, capacity }: ZoneMeta) =>
      layout === "places" ? capacity : 1;
    this.#match(this.#a.zones, this.#b.zones, length, (zoneA, zoneB, slots) =>
      this.#alignZone(zoneA, zoneB, slots),
    );
  }

  alignGrids(): void {
    const length = (meta: Meta, { shape }: GridMeta) => cellsOf(meta, shape).length;
    this.#match(this.#a.grids, this.#b.grids, length, (gridA, gridB, slots) =>
      this.#alignCells(gridA, gridB, slots),
    );
  }

  alignTracks(): void {
    const length = 2 * this.#seats;
    for (const { id, base } of this.#a.tracks) {
      const other = this.#b.tracks.find((track) => track.id === id);
      if (other === undefined) this.blanksA.push({ at: base, length });
      else this.#push({ a: base, b: other.base, length });
    }
    for (const { id, base } of this.#b.tracks) {
      if (!this.#a.tracks.some((track) => track.id === id)) {
        this.blanksB.push({ at: base, length });
      }
    }
  }

  /** Aligns storages with the same name; those that exist in one game only must be empty. */
  #match<T extends Thing>(
    thingsA: readonly T[],
    thingsB: readonly T[],
    length: (meta: Meta, thing: T) => number,
    align: (thingA: T, thingB: T, slots: Slots) => void,
  ): void {
    for (const thingA of thingsA) {
      const thingB = thingsB.find(
        ({ id, perPlayer }) => id === thingA.id && perPlayer === thingA.perPlayer,
      );
      const namesB = thingB === undefined ? [] : membersOf(this.#b, thingB.at);
      for (const [memberA, name] of membersOf(this.#a, thingA.at).entries()) {
        const memberB = namesB.indexOf(name);
        for (const seat of this.#seatsOf(thingA)) {
          const a = slotAt(thingA.at, memberA, seat);
          if (thingB === undefined || memberB < 0) {
            this.blanksA.push({ at: a, length: length(this.#a, thingA) });
          } else {
            const b = slotAt(thingB.at, memberB, seat);
            align(thingA, thingB, { a, b, memberA, memberB, seat });
          }
        }
      }
    }
    for (const thingB of thingsB) this.#blankIn(thingB, thingsA, length);
  }

  /** Requires the storages of B without a counterpart in A to be empty. */
  #blankIn<T extends Thing>(
    thingB: T,
    thingsA: readonly T[],
    length: (meta: Meta, thing: T) => number,
  ): void {
    const thingA = thingsA.find(
      ({ id, perPlayer }) => id === thingB.id && perPlayer === thingB.perPlayer,
    );
    const namesA = thingA === undefined ? [] : membersOf(this.#a, thingA.at);
    for (const [member, name] of membersOf(this.#b, thingB.at).entries()) {
      if (namesA.includes(name)) continue;
      for (const seat of this.#seatsOf(thingB)) {
        const at = slotAt(thingB.at, member, seat);
        this.blanksB.push({ at, length: length(this.#b, thingB) });
      }
    }
  }

  #alignZone(zoneA: ZoneMeta, zoneB: ZoneMeta, slots: Slots): void {
    const { a, b } = slots;
    if (zoneA.layout !== zoneB.layout) {
      this.#never();
      return;
    }
    if (this.#sees(zoneA, slots.seat) !== this.#sees(zoneB, slots.seat)) {
      this.#onlyEmpty(slots, zoneA.layout === "places" ? zoneA.capacity : 1);
      return;
    }
    switch (zoneA.layout) {
      case "places":
        this.#alignPlaces(zoneA, zoneB, slots);
        return;
      case "row": {
        this.#push({ a, b, length: 1 });
        const length = Math.min(zoneA.capacity, zoneB.capacity);
        const items = { a: a + 1, b: b + 1, length };
        if (this.#sees(zoneA, slots.seat)) this.#run(items, zoneA.element, zoneB.element, 0);
        return;
      }
      case "counts":
        this.#push({ a, b, length: 1 });
        if (this.#sees(zoneA, slots.seat)) this.#alignCounts(zoneA, zoneB, slots);
        return;
      default:
        zoneA.layout satisfies never;
    }
  }

  #alignPlaces(zoneA: ZoneMeta, zoneB: ZoneMeta, { a, b }: Slots): void {
    const length = Math.min(zoneA.capacity, zoneB.capacity);
    this.#run({ a, b, length }, zoneA.element, zoneB.element, 1);
    this.blanksA.push({ at: a + length, length: zoneA.capacity - length });
    this.blanksB.push({ at: b + length, length: zoneB.capacity - length });
  }

  /** Aligns the counts of elements with the same name. */
  #alignCounts(zoneA: ZoneMeta, zoneB: ZoneMeta, { a, b, memberA, memberB }: Slots): void {
    const namesA = elementNames(this.#a, zoneA, memberA);
    const namesB = elementNames(this.#b, zoneB, memberB);
    for (const [index, name] of namesA.entries()) {
      const other = namesB.indexOf(name);
      if (other < 0) this.blanksA.push({ at: a + 1 + index, length: 1 });
      else this.#push({ a: a + 1 + index, b: b + 1 + other, length: 1 });
    }
    for (const [index, name] of namesB.entries()) {
      if (!namesA.includes(name)) this.blanksB.push({ at: b + 1 + index, length: 1 });
    }
  }

  /** Aligns cells with the same name. */
  #alignCells(gridA: GridMeta, gridB: GridMeta, { a, b }: Slots): void {
    const [namesA, namesB] = [cellsOf(this.#a, gridA.shape), cellsOf(this.#b, gridB.shape)];
    if (namesA.join(" ") === namesB.join(" ")) {
      this.#run({ a, b, length: namesA.length }, gridA.element, gridB.element, 1);
      return;
    }
    for (const [cell, name] of namesA.entries()) {
      const other = namesB.indexOf(name);
      if (other < 0) this.blanksA.push({ at: a + cell, length: 1 });
      else this.#run({ a: a + cell, b: b + other, length: 1 }, gridA.element, gridB.element, 1);
    }
    for (const [cell, name] of namesB.entries()) {
      if (!namesA.includes(name)) this.blanksB.push({ at: b + cell, length: 1 });
    }
  }

  /** Aligns a range of values; `shift` is 1 if slots store value + 1 (zones of places, grids). */
  #run(run: Run, typeA: ValueType, typeB: ValueType, shift: 0 | 1): void {
    const values = createValueMapping(this.#a, typeA, this.#b, typeB);
    if (values === undefined) {
      this.#push(run);
      return;
    }
    const numbers = shift === 0 ? values : [0, ...values.map((value) => value + 1)];
    this.runs.push({ ...run, numbers });
  }

  /** Requires a storage that is visible in one game only to be empty. */
  #onlyEmpty({ a, b }: Slots, length: number): void {
    this.runs.push({ a, b, length, numbers: [0] });
  }

  /** Adds a range that never matches, as slots cannot be compared. */
  #never(): void {
    this.runs.push({ a: 0, b: 0, length: 1, numbers: [] });
  }

  /** Adds a range with equal numbers; merges it with an adjacent previous range. */
  #push(run: Run): void {
    const last = this.runs.at(-1);
    const follows =
      last !== undefined &&
      last.numbers === undefined &&
      last.a + last.length === run.a &&
      last.b + last.length === run.b;
    if (follows) this.runs[this.runs.length - 1] = { ...last, length: last.length + run.length };
    else this.runs.push(run);
  }

  #sees({ hidden, perPlayer }: ZoneMeta | MarkMeta, seat: number): boolean {
    return !hidden || this.#sight === "all" || (perPlayer && this.#sight === seat);
  }

  #seatsOf({ perPlayer }: Thing): number[] {
    return perPlayer ? Array.from({ length: this.#seats }, (_, seat) => seat) : [0];
  }
}

/** Returns the names of a family's members; one empty name for a single storage. */
function membersOf(meta: Meta, { bases, index, indexFrom }: SlotAddressMeta): string[] {
  if (index === undefined) return [""];
  return bases.map((_, member) => formatValueId(meta, index, member + indexFrom));
}

function elementNames(meta: Meta, zone: ZoneMeta, member: number): string[] {
  const { from, to } = zone.elements[member] ?? { from: 0, to: -1 };
  return Array.from({ length: to - from + 1 }, (_, i) =>
    formatValueId(meta, zone.element, from + i),
  );
}

function slotAt({ bases, playerStride }: SlotAddressMeta, member: number, seat: number): number {
  return (bases[member] ?? 0) + seat * playerStride;
}

function cellsOf(meta: Meta, shape: number): string[] {
  return meta.shapes[shape]?.cells.map(({ name }) => name) ?? [];
}

function oneSlot(): number {
  return 1;
}
