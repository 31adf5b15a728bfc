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
  /** The positions of each history, the latest last. */
  readonly positions = new Map<ir.History, readonly string[]>();
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

  note(history: ir.History, you: number): void {
    const noted = [...(this.positions.get(history) ?? []), this.position(history, you)];
    this.positions.set(history, noted.slice(-history.last));
  }

  timesSeen(history: ir.History, you: number): number {
    const present = this.position(history, you);
    return (this.positions.get(history) ?? []).filter((noted) => noted === present).length;
  }

  /** How the things of a history stand, as one text. */
  private position({ things, isByTurn }: ir.History, you: number): string {
    const stand = things.map((thing) => {
      switch (thing.kind) {
        case "counter":
          return filledOf(this.numbers, thing.counter, (number) => number);
        case "mark":
          return filledOf(this.numbers, thing.mark, (number) => number);
        case "zone":
          return filledOf(this.zones, thing.zone, contentOf);
        case "grid":
          return filledOf(this.grids, thing.grid, (cells) => cells.join());
        case "track":
          return this.markers(thing.track);
        default:
          return thing satisfies never;
      }
    });
    return JSON.stringify([stand, isByTurn ? you : undefined]);
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
      positions: new Map(this.positions),
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

/** What is stored for each seat and each of a family, as far as it is more than nothing. */
function filledOf<Stored>(
  all: ReadonlyMap<string, Stored>,
  { id }: { readonly id: string },
  asText: (stored: Stored) => string | number,
): readonly (readonly [string, string | number])[] {
  return [...all]
    .filter(([at]) => at.startsWith(`${id} `))
    .map(([at, stored]) => [at, asText(stored)] as const)
    .filter(([, text]) => text !== 0 && !/^,*$/.test(`${text}`))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Where things lie in a row counts, and how many there are of each; not on which places. */
function contentOf(zone: Content): string {
  switch (zone.layout) {
    case "places":
      return zone.slots
        .filter((thing) => thing !== undefined)
        .sort()
        .join();
    case "row":
      return zone.items.join();
    case "counts":
      return [...zone.counts]
        .filter(([, count]) => count > 0)
        .sort()
        .join(" ");
    default:
      return zone satisfies never;
  }
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
