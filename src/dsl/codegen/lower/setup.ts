// The set-up of a game: seats, supplies, first values, and the frame in which it begins.

import type * as ir from "../../ir/ir.ts";
import { NONE, seatsOf } from "../../ir/types.ts";
import { b, type CodeSteps } from "../code/build.ts";
import type { Operand } from "../code/build-values.ts";
import { type Routine, rangeOfRegion, type StateSlot } from "../code/code.ts";
import type { CodegenContext } from "../context.ts";
import { frameAddress } from "../frames/stack.ts";
import { trackRoutines } from "../library/tracks.ts";
import { zoneRoutines } from "../library/zones.ts";
import { Env, SEATS } from "./env.ts";
import { zoneCapacity } from "./expressions/contents.ts";
import { inState, Lowering, loadSlot } from "./lowering.ts";

/** `initState(players)`: sets up an empty state with a generator; the host passes what is chosen of the options. */
export function setupRoutine(gen: CodegenContext, flow: number): Routine {
  const { game, layout, slots } = gen;
  const shared = new Lowering(gen, new Env(b.value(0)));
  const you = b.variable("you", "int", SEATS);
  const own = new Lowering(gen, new Env(b.value(you)));
  const seats = loadSlot(slots.seats);
  const players = b.variable("players", "int", rangeOfRegion(inState(slots.players)));
  const choices = gen.game.options.map((_, i) =>
    b.store(b.address(inState(slots.options), i), b.load(b.address(gen.explanations.args, i))),
  );
  return b.routine("initState", [players], undefined, () => [
    b.store(b.address(inState(slots.players), 0), players),
    choices,
    seatsOfRivals(shared),
    placed(shared, false),
    game.tracks.map(({ index, from }) =>
      b.call(trackRoutines.trackStart, b.address(inState(slots.tracks[index]), 0), seats, from),
    ),
    firstValues(shared, false),
    b.countUp("seat", 0, seats, (seat) => [
      b.let(you, seat),
      placed(own, true),
      firstValues(own, true),
    ]),
    // A rival who does not play has nothing, and its marks what they begin with: 0 may be out of their range.
    game.rivals.some(({ when }) => when !== undefined)
      ? [b.let(you, seatsOf(game) - 1), firstMarks(own, true)]
      : undefined,
    b.store(b.address(inState(slots.header.frame), 0), layout.stack),
    b.store(frameAddress(slots.frame.procedure, layout.stack), flow),
  ]);
}

/** The seats of rivals: after the players, or the last seat, which no one plays, for inactive rivals. */
function seatsOfRivals(c: Lowering): CodeSteps {
  const { game, slots } = c.gen;
  if (game.rivals.length === 0) return undefined;
  const seats = b.address(inState(slots.seats), 0);
  const unused = seatsOf(game) - 1;
  return [
    b.store(seats, loadSlot(slots.players)),
    game.rivals.map(({ index, when }) => {
      const seat = b.address(inState(slots.rivals[index]), 0);
      const plays = [b.store(seat, b.load(seats)), b.store(seats, b.add(b.load(seats), 1))];
      return b.if(when === undefined ? true : c.lower(when), plays, b.store(seat, unused));
    }),
  ];
}

/** Puts copies where they lie from the start; each player gets those of a zone that is one's own. */
function placed(c: Lowering, perPlayer: boolean): CodeSteps {
  return c.gen.game.supplies
    .filter(({ zone }) => zone.perPlayer === perPlayer)
    .map((supply) => placedCopies(c, supply));
}

function placedCopies(
  c: Lowering,
  { zone, index, element, count, formula, span }: ir.Supply,
): CodeSteps {
  const number = formula === undefined ? count : c.lower(formula);
  const slot = c.slots.zones[zone.index];
  const address = b.address(inState(slot), 0, owned(c, slot, index));
  const from = zone.elements[index]?.from ?? 0;
  if (zone.layout === "counts")
    return b.call(zoneRoutines.countsAdd, address, element - from, number);
  const { placesAdd, rowAdd } = zoneRoutines;
  const add = zone.layout === "places" ? placesAdd(zone.capacity) : rowAdd;
  return b.countUp("i", 0, number, () =>
    b.call(add, address, zoneCapacity(c, zone), element, c.span(span)),
  );
}

function firstValues(c: Lowering, perPlayer: boolean): CodeSteps {
  return [
    c.gen.game.counters.map((counter) =>
      counter.perPlayer === perPlayer && counter.starts !== undefined
        ? setAll(c, c.slots.counters[counter.index], c.lower(counter.starts))
        : undefined,
    ),
    firstMarks(c, perPlayer),
  ];
}

function firstMarks(c: Lowering, perPlayer: boolean): CodeSteps {
  return c.gen.game.marks.map((mark) => {
    if (mark.perPlayer !== perPlayer) return undefined;
    const first =
      mark.starts === undefined ? b.value(initial(c.gen.game, mark.type)) : c.stored(mark.starts);
    // The state is empty already.
    const isZero = first.kind === "int" && first.is === 0;
    return isZero ? undefined : setAll(c, c.slots.marks[mark.index], first);
  });
}

/** Families with more members get their first value in a loop: programs do not grow with them. */
const MOST_STARTS = 32;

/** Gives a counter or mark its first value, or all of a family theirs. */
function setAll(c: Lowering, slot: StateSlot | undefined, first: Operand): CodeSteps {
  const members = slot?.members ?? 0;
  const set = (member: Operand) =>
    b.store(b.address(inState(slot), 0, owned(c, slot, member)), first);
  if (members > MOST_STARTS) return b.countUp("i", 0, members, set);
  return [...Array(members).keys()].map(set);
}

function owned(c: Lowering, slot: StateSlot | undefined, member: Operand) {
  return {
    ...(slot?.owner === "seat" && { seat: c.you }),
    ...((slot?.members ?? 1) > 1 && { member }),
  };
}

/** What a mark is before it is set: of numbers the one nearest to 0. */
function initial(game: ir.Game, type: ir.Type): number {
  if (type.kind === "orNone") return NONE;
  if (type.kind === "number") return Math.min(Math.max(type.from, 0), type.to);
  if (type.kind === "board")
    return game.boards.find((board) => board.shape === type.shape)?.index ?? 0;
  return 0;
}
