// The layout of the state: one flat buffer of 32-bit integers.
//
//   header · options · scores · ledger · shared storage · one block for each seat · frames
//
// Games with simultaneous decisions have a copy of each seat's block before the frames.

import { findSimultaneousBlocks } from "../../ir/collect-statements.ts";
import type * as ir from "../../ir/ir.ts";
import { familySize, gridSize, historySize, zoneSize } from "../../ir/slot-count.ts";
import { seatsOf } from "../../ir/types.ts";
import { visitGame } from "../../ir/visit.ts";
import type { SimultaneousMeta } from "../../runtime/engine/simultaneous.ts";
import { SLOT } from "./slots.ts";

/** `bases[index] + seat * stride`; the stride is 0 for shared storage. */
export interface SlotAddress {
  readonly bases: readonly number[];
  /** The distance between consecutive bases, if it is constant. */
  readonly step: number | undefined;
  readonly stride: number;
}

interface GridPlace extends SlotAddress {
  /** The set of filled spaces, 32 to a slot, for grids whose rules ask which are filled. */
  readonly filled: number | undefined;
  /** The set of spaces next to filled ones, for grids whose rules ask which are. */
  readonly near: number | undefined;
  /** The set of spaces that each seat holds, one after another, for grids whose rules ask whose a space is, or about groups. */
  readonly held: number | undefined;
  /** The count of each kind on the grid, for grids of pieces. */
  readonly counts: number | undefined;
}

export interface Layout {
  readonly score: number;
  readonly ledger: number;
  readonly counters: readonly SlotAddress[];
  readonly marks: readonly SlotAddress[];
  readonly zones: readonly SlotAddress[];
  readonly grids: readonly GridPlace[];
  readonly tracks: readonly number[];
  readonly histories: readonly number[];
  /** The seat of each rival. */
  readonly rivals: readonly number[];
  /** The number of seats: those of players, then those of active rivals. */
  readonly seats: number;
  /** Points booked for each lasting score, in games that always count them. */
  readonly worths: SlotAddress;
  /** In games in which all may decide at the same time. */
  readonly once: SimultaneousMeta | undefined;
  /** First slot of the frames; they are the last thing in the state. */
  readonly stack: number;
}

export function createLayout(game: ir.Game): Layout {
  const most = seatsOf(game);
  const score = SLOT.options + game.options.length;
  const ledger = score + most;
  const shared = new Allocator(ledger + most * game.reasons.length);
  const rivals = game.rivals.map(() => shared.take(1));
  const seats = rivals.length === 0 ? SLOT.players : shared.take(1);
  const own = new Allocator(0);

  const place = (
    perPlayer: boolean,
    sizes: readonly number[],
  ): SlotAddress & { perPlayer: boolean } => {
    const bases = sizes.map((size) => (perPlayer ? own : shared).take(size));
    return { bases, step: stepOf(bases), stride: 0, perPlayer };
  };
  const counters = game.counters.map((c) =>
    place(c.perPlayer, Array<number>(familySize(c.family, most)).fill(1)),
  );
  const marks = game.marks.map((m) =>
    place(m.perPlayer, Array<number>(familySize(m.family, most)).fill(1)),
  );
  const zones = game.zones.map((z) =>
    place(
      z.perPlayer,
      z.elements.map((e) => zoneSize(z, e)),
    ),
  );
  const used = findOccupancyGrids(game);
  const grids = game.grids.map((g) => {
    const size = gridSize(g, game.pieces);
    const cells = g.shape.cells.length;
    const words = countOccupancyWords(g.shape);
    const [filled, near, held] = [used.filled.has(g), used.near.has(g), used.held.has(g)];
    const all = size + (filled ? words : 0) + (near ? words : 0) + (held ? words * most : 0);
    return {
      ...place(g.perPlayer, [all]),
      size,
      counted: size > cells,
      filled,
      near,
      held,
      words,
      cells,
    };
  });
  const tracks = game.tracks.map(() => shared.take(2 * most));
  const histories = game.histories.map((history) => shared.take(historySize(history)));
  const lasting = game.counting?.how === "always" ? game.worths : [];
  const worths = place(
    true,
    lasting.map(() => 1),
  );
  const blocks = shared.next;
  const owned = <P extends SlotAddress & { perPlayer: boolean }>(p: P): P =>
    p.perPlayer ? { ...p, bases: p.bases.map((base) => base + blocks), stride: own.next } : p;
  const end = blocks + own.next * most;
  const once =
    findSimultaneousBlocks(game).length === 0
      ? undefined
      : onceAt(end, game.players.max, [
          { base: score, stride: 1 },
          { base: ledger, stride: game.reasons.length },
          { base: blocks, stride: own.next },
        ]);
  return {
    score,
    ledger,
    counters: counters.map(owned),
    marks: marks.map(owned),
    zones: zones.map(owned),
    grids: grids.map(owned).map((g) => ({
      ...g,
      counts: g.counted ? (g.bases[0] ?? 0) + g.cells : undefined,
      filled: g.filled ? (g.bases[0] ?? 0) + g.size : undefined,
      near: g.near ? (g.bases[0] ?? 0) + g.size + g.words : undefined,
      held: g.held
        ? (g.bases[0] ?? 0) + g.size + (g.filled ? g.words : 0) + (g.near ? g.words : 0)
        : undefined,
    })),
    tracks,
    histories,
    rivals,
    seats,
    worths: owned(worths),
    once,
    stack: once?.end ?? end,
  };
}

/** Returns the distance between consecutive bases, if it is constant. */
function stepOf(bases: readonly number[]): number | undefined {
  const [first = 0, second = first] = bases;
  const step = second - first;
  return bases.every((base, i) => base === first + i * step) ? step : undefined;
}

/** Returns the number of slots that a bitboard of a shape takes. */
export function countOccupancyWords({ cells }: ir.Shape): number {
  return Math.ceil(cells.length / 32);
}

/** Returns the grids whose rules test whether a space is filled, whether a neighbour is, and which seat holds it. */
function findOccupancyGrids(
  game: ir.Game,
): Readonly<Record<"filled" | "near" | "held", Set<ir.Grid>>> {
  const [filled, near, held] = [new Set<ir.Grid>(), new Set<ir.Grid>(), new Set<ir.Grid>()];
  visitGame(game, {
    expression: (expr) => {
      if (expr.kind === "isFilled") filled.add(expr.cell.grid.grid);
      const beside = nextToFilled(expr);
      if (beside !== undefined) near.add(beside.grid.grid);
      const whose = expr.kind === "cell" ? expr.cell.grid.grid : ofGroup(expr);
      if (whose?.element.kind === "player") held.add(whose);
    },
  });
  return { filled, near, held };
}

/** Returns the grid whose groups an expression uses. */
function ofGroup(expr: ir.Expr): ir.Grid | undefined {
  if (expr.kind !== "some" && expr.kind !== "every" && expr.kind !== "count") return undefined;
  const { domain } = expr.binder;
  return domain.kind === "group" ? domain.grid.grid : undefined;
}

/** `some next in neighbours of space where next is filled`: the grid, and the space. */
export function nextToFilled(
  expr: ir.Expr,
): { readonly grid: ir.GridRef; readonly space: ir.Expr } | undefined {
  if (expr.kind !== "some" || expr.binder.through !== undefined) return undefined;
  const { domain, where, local } = expr.binder;
  if (domain.kind !== "neighbours" || where?.kind !== "isFilled") return undefined;
  const { grid, space } = where.cell;
  const isThere = space.kind === "local" && space.local === local && grid.grid === domain.grid;
  return isThere ? { grid, space: domain.space } : undefined;
}

function onceAt(
  start: number,
  players: number,
  own: readonly { readonly base: number; readonly stride: number }[],
): SimultaneousMeta {
  const slots = new Allocator(start);
  const [who, begun, frame, step] = [slots.take(1), slots.take(1), slots.take(1), slots.take(1)];
  const parts = own.map((part) => ({ ...part, copy: slots.take(part.stride * players) }));
  return { who, begun, frame, step, parts, end: slots.next };
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
