// Where everything lies in the state: one flat buffer of 32-bit integers.
//
//   header · options · scores · ledger · shared things · one block for each player · frames

import type * as ir from "../ir/ir.ts";

/** Slots of the header. */
export const SLOT = {
  over: 0,
  /** Start of the topmost frame. */
  frame: 1,
  players: 2,
  /** Who decides. */
  decider: 3,
  /** Four words of the generator of chance. */
  chance: 4,
  /** The `choose` that is waiting. */
  site: 8,
  options: 9,
} as const;

/** Slots of a frame before its locals. */
export const FRAME = { procedure: 0, step: 1, below: 2, you: 3, locals: 4 } as const;

/** `bases[index] + player * stride`; the stride is 0 for shared things. */
export interface Place {
  readonly bases: readonly number[];
  readonly stride: number;
}

export interface GridPlace extends Place {
  /** How many of each kind lie on the grid, for grids of pieces. */
  readonly counts: number | undefined;
}

export interface Layout {
  readonly score: number;
  readonly ledger: number;
  readonly counters: readonly Place[];
  readonly marks: readonly Place[];
  readonly zones: readonly Place[];
  readonly grids: readonly GridPlace[];
  readonly tracks: readonly number[];
  /** What has been booked for each lasting score, in games that always count them. */
  readonly worths: Place;
  /** First slot of the frames; they are the last thing in the state. */
  readonly stack: number;
}

export function layOut(game: ir.Game): Layout {
  const players = game.players.max;
  const score = SLOT.options + game.options.length;
  const ledger = score + players;
  const shared = new Allocator(ledger + players * game.reasons.length);
  const own = new Allocator(0);

  const place = (perPlayer: boolean, sizes: readonly number[]): Place & { perPlayer: boolean } => ({
    bases: sizes.map((size) => (perPlayer ? own : shared).take(size)),
    stride: 0,
    perPlayer,
  });
  const counters = game.counters.map((c) =>
    place(c.perPlayer, Array<number>(familySize(c.family, players)).fill(1)),
  );
  const marks = game.marks.map((m) =>
    place(m.perPlayer, Array<number>(familySize(m.family, players)).fill(1)),
  );
  const zones = game.zones.map((z) =>
    place(
      z.perPlayer,
      z.elements.map((e) => zoneSize(z, e)),
    ),
  );
  const grids = game.grids.map((g) => {
    const counted = g.element.kind === "piece" ? game.pieces.length : 0;
    return {
      ...place(g.perPlayer, [g.shape.cells.length + counted]),
      counted: counted > 0,
      cells: g.shape.cells.length,
    };
  });
  const tracks = game.tracks.map(() => shared.take(2 * players));
  const lasting = game.counting?.how === "always" ? game.worths : [];
  const worths = place(
    true,
    lasting.map(() => 1),
  );
  const blocks = shared.next;
  const owned = <P extends Place & { perPlayer: boolean }>(p: P): P =>
    p.perPlayer ? { ...p, bases: p.bases.map((base) => base + blocks), stride: own.next } : p;
  const stack = blocks + own.next * players;
  return {
    score,
    ledger,
    counters: counters.map(owned),
    marks: marks.map(owned),
    zones: zones.map(owned),
    grids: grids
      .map(owned)
      .map((g) => ({ ...g, counts: g.counted ? (g.bases[0] ?? 0) + g.cells : undefined })),
    tracks,
    worths: owned(worths),
    stack,
  };
}

class Allocator {
  next: number;
  constructor(start: number) {
    this.next = start;
  }
  take(size: number): number {
    const base = this.next;
    this.next += size;
    return base;
  }
}

function familySize(family: ir.Type | undefined, players: number): number {
  switch (family?.kind) {
    case "number":
      return family.to - family.from + 1;
    case "enum":
      return family.enum.members.length;
    case "player":
      return players;
    default:
      return 1;
  }
}

function zoneSize(zone: ir.Zone, elements: { readonly from: number; readonly to: number }): number {
  switch (zone.layout) {
    case "places":
      return zone.capacity;
    case "row":
      return zone.capacity + 1;
    case "counts":
      return elements.to - elements.from + 2;
    default:
      return zone.layout satisfies never;
  }
}
