// Histories: the present position as two numbers, noted in a ring of the latest ones and looked for there.

import type * as ir from "../../ir/ir.ts";
import { seatsOf } from "../../ir/types.ts";
import { b, type CodeSteps } from "../code/build.ts";
import type { Operand } from "../code/build-values.ts";
import type { Address, CodeValue, Routine, StateSlot } from "../code/code.ts";
import type { CodegenContext } from "../context.ts";
import type { StateSlots } from "../layout/state-slots.ts";
import { FACTORS, positionRoutines } from "../library/positions.ts";
import { eachMember } from "./each-member.ts";
import { SEATS } from "./env.ts";
import { inState, type Lowering, loadSlot } from "./lowering.ts";

/** `number of position in past` */
export function lowerTimesSeen({ gen, you }: Lowering, history: ir.History): CodeValue {
  return b.callPure(
    gen.routineFor(history, "times", () => timesRoutine(gen, history)),
    you,
  );
}

/** The second number is worked out only where the first one is found. */
function timesRoutine(gen: CodegenContext, history: ir.History): Routine {
  const positions = inState(gen.slots.positions[history.index]);
  const noted = loadSlot(gen.slots.noted[history.index]);
  const [you, times] = [b.variable("you", "int", SEATS), b.variable("times")];
  const [first, second] = presentPosition(gen, history, b.value(you));
  const routine = b.routine(`times_${history.index}`, [you], "int", () =>
    b.once("first", first, (wanted) => [
      b.let(times, 0),
      b.countUp("i", 0, b.min(noted, history.last), (i) =>
        b.once("at", b.multiply(i, 2), (at) =>
          b.if(
            b.and(
              b.equal(b.load(b.address(positions, at)), wanted),
              b.equal(b.load(b.address(positions, b.add(at, 1))), second),
            ),
            b.set(times, b.add(times, 1)),
          ),
        ),
      ),
      b.return(times),
    ]),
  );
  gen.defineAndAdd(routine);
  return routine;
}

/** Notes the present position, in place of the oldest where no room is left. */
export function lowerRemember(gen: CodegenContext, history: ir.History, you: Operand): CodeSteps {
  const count = b.address(inState(gen.slots.noted[history.index]), 0);
  const positions = inState(gen.slots.positions[history.index]);
  const position = presentPosition(gen, history, you);
  return b.once("noted", b.load(count), (noted) =>
    b.once("at", b.multiply(b.op("remainder", noted, history.last), 2), (at) => [
      position.map((number, i) => b.store(b.address(positions, b.add(at, i)), number)),
      b.store(count, b.add(noted, 1)),
    ]),
  );
}

/** After another position was put in place of one that may have been noted, only that one is. */
export function restartHistories(gen: CodegenContext): CodeSteps {
  const you = loadSlot(gen.slots.header.decider);
  return gen.game.histories.map((history) => {
    const count = b.address(inState(gen.slots.noted[history.index]), 0);
    return b.if(b.greater(b.load(count), 0), [b.store(count, 0), lowerRemember(gen, history, you)]);
  });
}

function presentPosition(
  gen: CodegenContext,
  history: ir.History,
  you: Operand,
): [CodeValue, CodeValue] {
  const routine = gen.routineFor(history, "position", () => positionRoutine(gen, history));
  const [first, second] = FACTORS;
  return [b.callPure(routine, you, first), b.callPure(routine, you, second)];
}

function positionRoutine(gen: CodegenContext, history: ir.History): Routine {
  const [you, factor] = [b.variable("you", "int", SEATS), b.variable("factor")];
  const mix = b.variable("mix");
  const routine = b.routine(`position_${history.index}`, [you, factor], "int", () => [
    b.let(mix, b.callPure(positionRoutines.beginPosition, history.isByTurn ? you : 0, factor)),
    history.things.map((thing) =>
      eachPart(gen, thing, ({ by, from, count }) =>
        b.set(mix, b.callPure(by, from, count, mix, factor)),
      ),
    ),
    b.return(mix),
  ]);
  gen.defineAndAdd(routine);
  return routine;
}

/** The numbers of one member of one seat, and the routine that mixes them into a position. */
interface Part {
  readonly by: Routine;
  readonly from: Address;
  readonly count: Operand;
}

function eachPart(
  { game, slots }: CodegenContext,
  thing: ir.HistoryThing,
  steps: (part: Part) => CodeSteps,
): CodeSteps {
  const slot = slotOf(slots, thing);
  if (slot === undefined) throw new Error("a history of storage without a slot");
  const layout = thing.kind === "zone" ? thing.zone.layout : undefined;
  const by = layout === "places" ? positionRoutines.mixInAnyOrder : positionRoutines.mixInOrder;
  return eachMember(slot, seatsOf(game), (which) => {
    const from = b.address(inState(slot), 0, which);
    // What lies behind the end of a row is left from earlier.
    return steps({ by, from, count: layout === "row" ? b.add(b.load(from), 1) : slot.length });
  });
}

function slotOf(slots: StateSlots, thing: ir.HistoryThing): StateSlot | undefined {
  switch (thing.kind) {
    case "counter":
      return slots.counters[thing.counter.index];
    case "mark":
      return slots.marks[thing.mark.index];
    case "grid":
      return slots.grids[thing.grid.index];
    case "track":
      return slots.tracks[thing.track.index];
    case "zone":
      return slots.zones[thing.zone.index];
    default:
      return thing satisfies never;
  }
}
