// Simultaneous decisions: before the first seat decides, the storage of all seats is copied; what others
// see of it is the copy (runtime/engine/simultaneous.ts).

import type { SimultaneousMeta } from "../../../runtime/engine/simultaneous.ts";
import { b } from "../../code/build.ts";
import type { Operand } from "../../code/build-values.ts";
import type { Routine } from "../../code/code.ts";
import type { CodegenContext } from "../../context.ts";
import { inState, loadSlot } from "../lowering.ts";

interface SimultaneousRoutines {
  /** Copies the storage of all seats, and stores where the next seat resumes: a frame and a step. */
  readonly begin: Routine;
  /** The lowest seat that has not begun, or -1 after all have decided. */
  readonly nextSeat: Routine;
}

export function simultaneousRoutines(gen: CodegenContext): SimultaneousRoutines {
  return {
    begin: gen.routineFor(gen.game, "beginAtOnce", () => beginRoutine(gen)),
    nextSeat: gen.routineFor(gen.game, "nextAtOnce", () => nextSeatRoutine(gen)),
  };
}

function simultaneousSlots({ layout }: CodegenContext): SimultaneousMeta {
  if (layout.once === undefined) throw new Error("the game has no simultaneous decisions");
  return layout.once;
}

function beginRoutine(gen: CodegenContext): Routine {
  const once = simultaneousSlots(gen);
  const [fp, step] = [b.variable("fp"), b.variable("step")];
  const at = (i: Operand) => b.address(inState(gen.slots.whole), i);
  return b.routine("beginAtOnce", [fp, step], undefined, () => [
    once.parts.map(({ base, stride, copy }) =>
      b.countUp("i", 0, b.multiply(loadSlot(gen.slots.players), stride), (i) =>
        b.store(at(b.add(i, copy)), b.load(at(b.add(i, base)))),
      ),
    ),
    b.store(at(once.frame), fp),
    b.store(at(once.step), step),
  ]);
}

function nextSeatRoutine(gen: CodegenContext): Routine {
  const once = simultaneousSlots(gen);
  const at = (i: Operand) => b.address(inState(gen.slots.whole), i);
  const begun = b.load(at(once.begun));
  return b.routine("nextAtOnce", [], "int", () =>
    b.once("seats", begun, (seats) => {
      const lowest = b.bitAnd(b.bitNot(seats), b.add(seats, 1));
      return b.once("seat", b.subtract(31, b.op("leadingZeros", lowest)), (seat) => [
        b.if(b.greaterOrEqual(seat, loadSlot(gen.slots.players)), [
          b.countUp("i", once.who, once.end, (i) => b.store(at(i), 0)),
          b.return(-1),
        ]),
        b.store(at(once.who), b.add(seat, 1)),
        b.store(at(once.begun), b.bitOr(seats, b.shiftLeft(1, seat))),
        b.return(seat),
      ]);
    }),
  );
}
