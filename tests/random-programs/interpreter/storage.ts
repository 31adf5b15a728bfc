// Everything of a game in play, as plain maps keyed by declaration, seat and index.

import type * as ir from "../../../src/dsl/ir/ir.ts";
import { seatsOf } from "../../../src/dsl/ir/types.ts";
import { seedRng } from "../../../src/dsl/runtime/engine/rng.ts";

/** Where one counter, mark or zone is: its seat (-1 if it is shared) and which of a family. */
export interface Where {
  readonly seat: number;
  readonly index: number | undefined;
}

/** What lies in a zone: things by place, things in order, or how many there are of each. */
export type Content =
  | { readonly layout: "places"; readonly slots: (number | undefined)[] }
  | { readonly layout: "row"; readonly items: number[] }
  | { readonly layout: "counts"; readonly counts: Map<number, number> };

/** A marker on a track: its step, and how many markers lie below it there. */
export interface Marker {
  position: number;
  height: number;
}

export class Storage {
  readonly game: ir.Game;
  readonly players: number;
  /** Players, and the rivals who play. */
  readonly seats: number;
  /** By option: the number of the choice. */
  readonly choices: readonly number[];
  /** By rival. */
  rivals: number[] = [];
  isOver = false;
  /** Whether all decide at the same time, and nothing of it has been revealed. */
  isSecret = false;
  readonly scores = new Map<number, number>();
  readonly ledger = new Map<string, number>();
  readonly numbers = new Map<string, number>();
  readonly zones = new Map<string, Content>();
  /** By grid and seat: what lies on each space. */
  readonly grids = new Map<string, (number | undefined)[]>();
  readonly tracks = new Map<ir.Track, Marker[]>();
  /** By lasting points and seat: what has been booked. */
  readonly booked = new Map<string, number>();
  /** The generator of chance, whose four words stand where they stand in every state. */
  readonly chance = new Int32Array(8);

  constructor(game: ir.Game, setup: Readonly<Setup>, playing: readonly boolean[]) {
    this.game = game;
    this.players = setup.players;
    this.choices = setup.choices;
    this.seats = setup.players + playing.filter(Boolean).length;
    let next = setup.players;
    this.rivals = playing.map((plays) => (plays ? next++ : seatsOf(game) - 1));
    seedRng(this.chance, setup.seed);
  }

  number(thing: ir.Counter | ir.Mark, where: Where): number {
    return this.numbers.get(key(thing, where)) ?? 0;
  }

  setNumber(thing: ir.Counter | ir.Mark, where: Where, value: number): void {
    this.numbers.set(key(thing, where), value | 0);
  }

  zone(zone: ir.Zone, where: Where): Content {
    const found = this.zones.get(key(zone, where)) ?? emptyZone(zone);
    this.zones.set(key(zone, where), found);
    return found;
  }

  grid(grid: ir.Grid, seat: number): (number | undefined)[] {
    const at = key(grid, { seat, index: undefined });
    const found = this.grids.get(at) ?? grid.shape.cells.map(() => undefined);
    this.grids.set(at, found);
    return found;
  }

  markers(track: ir.Track): Marker[] {
    return this.tracks.get(track) ?? [];
  }

  addScore(seat: number, reason: ir.Reason, amount: number): void {
    this.scores.set(seat, ((this.scores.get(seat) ?? 0) + amount) | 0);
    const line = `${seat} ${reason.index}`;
    this.ledger.set(line, ((this.ledger.get(line) ?? 0) + amount) | 0);
  }

  /** A storage of its own in which everything is as it is here. */
  copy(): Storage {
    const copy: Storage = Object.create(Storage.prototype);
    return Object.assign(copy, {
      ...this,
      scores: new Map(this.scores),
      ledger: new Map(this.ledger),
      numbers: new Map(this.numbers),
      zones: structuredClone(this.zones),
      grids: structuredClone(this.grids),
      tracks: new Map(
        [...this.tracks].map(([track, markers]) => [track, structuredClone(markers)]),
      ),
      booked: new Map(this.booked),
      chance: this.chance.slice(),
    });
  }

  /** Everything as one text: two positions are the same if these are. */
  snapshot(): string {
    return JSON.stringify([
      [...this.scores],
      [...this.ledger],
      [...this.numbers],
      [...this.zones].map(([at, zone]) => [at, zone.layout === "counts" ? [...zone.counts] : zone]),
      [...this.grids],
      [...this.tracks.values()],
      [...this.chance],
    ]);
  }
}

export interface Setup {
  readonly players: number;
  readonly seed: number;
  /** By option: the number of the choice. */
  readonly choices: readonly number[];
}

function key({ id }: { readonly id: string }, { seat, index }: Where): string {
  return `${id} ${seat} ${index ?? ""}`;
}

function emptyZone({ layout, capacity }: ir.Zone): Content {
  switch (layout) {
    case "places":
      return { layout, slots: Array.from({ length: capacity }, () => undefined) };
    case "row":
      return { layout, items: [] };
    case "counts":
      return { layout, counts: new Map() };
    default:
      return layout satisfies never;
  }
}
