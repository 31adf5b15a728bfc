// A position as `Game.view`, `Game.ledger` and `Game.ranking` show it.

import type * as ir from "../../../src/dsl/ir/ir.ts";
import type { Holdings, LedgerEntry, TableView } from "../../../src/dsl/runtime/game/game.ts";
import { thingsIn } from "./content.ts";
import { Coverage } from "./coverage.ts";
import { range } from "./domain.ts";
import { evaluate, mostOf } from "./expr.ts";
import { boardOf, nothingOn } from "./places.ts";
import { membersOf, type Playing } from "./play.ts";
import { asPlayer, type Scope } from "./scope.ts";
import type { Content } from "./storage.ts";

/** Everything on the table. */
export function viewOf({ scope: played, storage }: Playing): TableView {
  // What is only looked at is not counted.
  const scope = { ...played, match: { ...played.match, coverage: new Coverage() } };
  return {
    shared: holdings(scope, undefined),
    players: range(0, storage.seats - 1).map((seat) => {
      const rival = storage.rivals.indexOf(seat);
      return { ...holdings(scope, seat), rival: rival < 0 ? undefined : rival };
    }),
  };
}

function holdings(scope: Scope, player: number | undefined): Holdings {
  const { game, storage } = scope.match;
  const seat = player ?? -1;
  const at = asPlayer(scope, player ?? 0);
  const own = (one: { readonly perPlayer: boolean }) => one.perPlayer === (player !== undefined);
  return {
    counters: game.counters.filter(own).flatMap((counter) =>
      membersOf(game, counter.family).map((index) => ({
        id: counter.index,
        index,
        value: storage.number(counter, { seat, index }),
        max: counter.max && mostOf(at, counter.max, seat),
      })),
    ),
    marks: game.marks.filter(own).flatMap((mark) =>
      membersOf(game, mark.family).map((index) => ({
        id: mark.index,
        index,
        value: storage.number(mark, { seat, index }),
      })),
    ),
    zones: game.zones.filter(own).flatMap((zone) =>
      membersOf(game, zone.family).map((index, member) => {
        const content = storage.zone(zone, { seat, index });
        const { from } = zone.elements[member] ?? { from: 0 };
        return {
          id: zone.index,
          index,
          size: thingsIn(content).length,
          items: itemsOf(content, from),
        };
      }),
    ),
    grids: game.grids.filter(own).map((grid) => ({
      id: grid.index,
      board: shownBoard(at, grid, player),
      cells: storage.grid(grid, seat).map((one) => one ?? nothingOn(grid)),
    })),
    tracks:
      player === undefined
        ? game.tracks.map((track) => ({
            id: track.index,
            markers: storage
              .markers(track)
              .map(({ position, height }, seatOf) => ({ player: seatOf, position, height })),
          }))
        : [],
  };
}

function shownBoard(scope: Scope, grid: ir.Grid, player: number | undefined): number | undefined {
  const owner: ir.Expr = { kind: "you", type: { kind: "player" } };
  return boardOf(scope, {
    kind: "grid",
    grid,
    owner: player === undefined ? undefined : owner,
  })?.index;
}

function itemsOf(content: Content, from: number): Holdings["zones"][number]["items"] {
  switch (content.layout) {
    case "places":
      return content.slots.flatMap((value, place) =>
        value === undefined ? [] : [{ value, count: 1, place }],
      );
    case "row":
      return content.items.map((value, place) => ({ value, count: 1, place }));
    case "counts":
      return [...content.counts]
        .filter(([, count]) => count !== 0)
        .sort(([a], [b]) => a - b)
        .map(([value, count]) => ({ value, count, place: value - from }));
    default:
      return content satisfies never;
  }
}

/** Where points came from; lines without points are left out. */
export function ledgerOf({ storage }: Playing): LedgerEntry[] {
  return range(0, storage.seats - 1).flatMap((player) =>
    storage.game.reasons.flatMap(({ index: reason }) => {
      const points = storage.ledger.get(`${player} ${reason}`) ?? 0;
      return points === 0 ? [] : [{ player, reason, points }];
    }),
  );
}

export function scoresOf({ storage }: Playing): number[] {
  return range(0, storage.seats - 1).map((seat) => storage.scores.get(seat) ?? 0);
}

/** The seats from winner to last; those that no line tells apart share a place. */
export function rankingOf({ storage, scope }: Playing): number[][] {
  const { game } = storage;
  const isBetter = (one: number, other: number): boolean => {
    for (const { best, value } of game.ranking) {
      const [a, b] = [one, other].map((seat) =>
        scope.match.coverage.apart("ranking", () => evaluate(asPlayer(scope, seat), value)),
      );
      if (a !== b) return (a as number) > (b as number) === (best === "most");
    }
    return false;
  };
  const seats = range(0, storage.seats - 1);
  const better = (seat: number) => seats.filter((other) => isBetter(other, seat)).length;
  const places = Map.groupBy(seats, better);
  return [...places].sort(([a], [b]) => a - b).map(([, sharing]) => sharing);
}

/** What a score is called: the number of the first line that it reaches, or -1. */
export function ratingOf({ storage, scope }: Playing, seat: number): number {
  const { rating } = storage.game;
  const at = asPlayer(scope, seat);
  if (rating === undefined) return -1;
  const value = (expr: ir.Expr) => scope.match.coverage.apart("rating", () => evaluate(at, expr));
  if (rating.when !== undefined && value(rating.when) === 0) return -1;
  const score = storage.scores.get(seat) ?? 0;
  return rating.lines.find(({ from }) => score >= value(from))?.index ?? -1;
}
