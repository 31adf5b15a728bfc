// A match from its set-up to its end, choice by choice.

import type * as ir from "../../../src/dsl/ir/ir.ts";
import { extent, NONE, seatsOf } from "../../../src/dsl/ir/types.ts";
import type { Label } from "../constructs/labels.ts";
import type { Asked, Option } from "./asking.ts";
import { put } from "./content.ts";
import type { Coverage } from "./coverage.ts";
import { evaluate } from "./expr.ts";
import { type Listener, Over, Stopped } from "./log.ts";
import { roomIn } from "./places.ts";
import type { Match, Scope } from "./scope.ts";
import { block } from "./stmt.ts";
import { type Setup, Storage } from "./storage.ts";
import { startMarkers } from "./tracks.ts";
import { settle } from "./worth.ts";

/** A match that waits for a choice, or is over. */
export interface Playing {
  readonly storage: Storage;
  readonly scope: Scope;
  /** Whoever is asked what; absent when the match is over. */
  asked(): Asked | undefined;
  /** Takes one of the options, and plays on to the next choice. */
  choose(option: Option): void;
}

/** Sets a match up and plays it to its first choice. */
export function begin(game: ir.Game, setup: Setup, coverage: Coverage, log: Listener): Playing {
  coverage.begin("flow");
  const scope = started(game, setup, { coverage, log });
  const { storage } = scope.match;
  const course = block({ ...scope, you: 0 }, game.flow.body);
  let asked: Asked | undefined;
  let inside: Label = "flow";
  const proceed = (option?: Option) => {
    asked = undefined;
    coverage.begin(inside);
    try {
      const step = option === undefined ? course.next() : course.next(option);
      if (step.done) storage.isOver = true;
      else asked = step.value;
    } catch (error) {
      if (!(error instanceof Over)) throw error;
      storage.isOver = true;
    }
    inside = coverage.inside;
    // What all decide at the same time is counted when it is revealed.
    if (!storage.isSecret) settle(scope);
  };
  proceed();
  return { storage, scope, asked: () => asked, choose: proceed };
}

/** Everything as it lies before the flow begins. */
function started(game: ir.Game, setup: Setup, watching: Pick<Match, "coverage" | "log">): Scope {
  const locals = new Map<ir.Local, number>();
  const none = game.rivals.map(() => false);
  const before: Scope = {
    match: { game, storage: new Storage(game, setup, none), ...watching },
    you: 0,
    locals,
  };
  const { coverage } = watching;
  const isPlaying = ({ when }: ir.Rival) =>
    when === undefined || coverage.apart("rival when", () => evaluate(before, when)) !== 0;
  const playing = game.rivals.map(isPlaying);
  const storage = new Storage(game, setup, playing);
  const scope: Scope = { match: { game, storage, ...watching }, you: 0, locals };
  supply(scope, false);
  for (const track of game.tracks)
    storage.tracks.set(track, startMarkers(storage.seats, track.from));
  startNumbers(scope, false);
  for (let you = 0; you < storage.seats; you++) {
    supply({ ...scope, you }, true);
    startNumbers({ ...scope, you }, true);
  }
  // Rivals who do not play share the last seat; they have nothing but what their marks begin with.
  if (playing.includes(false)) startMarks({ ...scope, you: seatsOf(game) - 1 });
  return scope;
}

function supply(scope: Scope, perPlayer: boolean): void {
  const { game, storage } = scope.match;
  for (const { zone, index, element, count, formula } of game.supplies) {
    if (zone.perPlayer !== perPlayer) continue;
    const member = zone.family === undefined ? undefined : firstOf(zone.family) + index;
    const content = storage.zone(zone, { seat: perPlayer ? scope.you : -1, index: member });
    const room = roomIn(scope, zone);
    const { coverage } = scope.match;
    const number =
      formula === undefined ? count : coverage.apart("copies", () => evaluate(scope, formula));
    for (let i = 0; i < number; i++) if (!put(content, element, room)) throw new Stopped("full");
  }
}

function startNumbers(scope: Scope, perPlayer: boolean): void {
  const { counters, marks } = scope.match.game;
  start(scope, perPlayer, [...counters, ...marks]);
}

function startMarks(scope: Scope): void {
  start(scope, true, scope.match.game.marks);
}

function start(scope: Scope, perPlayer: boolean, things: readonly (ir.Counter | ir.Mark)[]): void {
  const { game, storage } = scope.match;
  const seat = perPlayer ? scope.you : -1;
  for (const thing of things) {
    if (thing.perPlayer !== perPlayer) continue;
    const otherwise = "type" in thing ? lowest(game, thing.type) : 0;
    const { starts } = thing;
    const first =
      starts === undefined
        ? otherwise
        : scope.match.coverage.apart("starts", () => evaluate(scope, starts));
    for (const index of membersOf(game, thing.family))
      storage.setNumber(thing, { seat, index }, first);
  }
}

/** The indices of a family; one without an index where it is none. */
export function membersOf(game: ir.Game, family: ir.Type | undefined): (number | undefined)[] {
  if (family === undefined) return [undefined];
  const { count } = extent(family, game.pieces, seatsOf(game)) ?? { count: 0 };
  return Array.from({ length: count }, (_, i) => firstOf(family) + i);
}

function firstOf(family: ir.Type): number {
  return family.kind === "number" ? family.from : 0;
}

/** What a mark is before it is set: none, the number next to 0, the first board, no. */
function lowest(game: ir.Game, type: ir.Type): number {
  if (type.kind === "orNone") return NONE;
  if (type.kind === "number") return Math.min(Math.max(type.from, 0), type.to);
  if (type.kind === "board")
    return game.boards.find(({ shape }) => shape === type.shape)?.index ?? 0;
  return 0;
}
