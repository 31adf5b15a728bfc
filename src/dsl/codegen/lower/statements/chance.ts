// Chance. Programs in JavaScript ask `createInstrumentedChance`, which also knows what has been said before.

import type * as ir from "../../../ir/ir.ts";
import { firstHeld } from "../../../ir/types.ts";
import { b, type CodeSteps } from "../../code/build.ts";
import type { Operand } from "../../code/build-values.ts";
import {
  type Address,
  ANY_INT,
  type CodeValue,
  type RegionParam,
  type Routine,
  type Var,
} from "../../code/code.ts";
import type { CodegenContext } from "../../context.ts";
import { chanceRoutines } from "../../library/chance.ts";
import { markAddress, zoneAddress } from "../addresses.ts";
import { zoneCapacity } from "../expressions/contents.ts";
import { countedElements } from "../expressions/zone-loops.ts";
import { inState, type Lowering } from "../lowering.ts";

const int = (name: string) => b.variable(name);

const zoneParam = (length: number | undefined): RegionParam => ({
  kind: "param",
  name: "zone",
  length,
  range: ANY_INT,
});

/** What a watched program asks of its host, and any other does itself: a result from the generator. */
function chanceRoutine(
  gen: CodegenContext,
  name: string,
  params: Routine["params"],
  takesState: boolean,
  of: Routine,
  args: readonly (Operand | Address)[],
): Routine {
  const [drawn, words] = [b.variable("drawn"), b.address(inState(gen.slots.chance), 0)];
  const body = [b.callInto(drawn, of, words, ...args), b.return(drawn)];
  return b.hostRoutine(name, params, "int", { takesState, body });
}

/** Throws a die, or draws a number in a range. */
export function rollInto(c: Lowering, into: Var, faces: ir.Faces, at: number): CodeSteps {
  const { gen } = c;
  if (faces.kind === "range") {
    const roll = gen.routineFor(gen.game, "roll", () => {
      const [from, to] = [int("from"), int("to")];
      const params = [from, to, int("at")];
      return chanceRoutine(gen, "roll", params, true, chanceRoutines.roll, [from, to]);
    });
    return b.callInto(into, roll, c.lower(faces.from), c.lower(faces.to), at);
  }
  const { type, index, faces: numbers } = faces.die;
  const rollDie = gen.routineFor(gen.game, `rollDie ${numbers.length}`, () => {
    const given: RegionParam = { ...zoneParam(numbers.length), name: "faces" };
    const params = [given, int("of"), int("die"), int("at")];
    const of = chanceRoutines.rollDie(numbers.length);
    return chanceRoutine(gen, "rollDie", params, true, of, [b.address(given, 0)]);
  });
  const of = type.kind === "enum" ? type.enum.index : -1;
  return b.callInto(into, rollDie, b.address(gen.table("die", numbers), 0), of, index, at);
}

export function drawInto(c: Lowering, into: Var, from: ir.ZoneRef, at: number): CodeSteps {
  const address = zoneAddress(c, from);
  const { layout, capacity, element, index } = from.zone;
  const draw = drawRoutine(c.gen, from.zone);
  switch (layout) {
    case "places":
      return b.callInto(into, draw, address, firstHeld(element), capacity, at, index);
    case "row":
      return b.callInto(into, draw, address, at, index);
    case "counts":
      return b.callInto(into, draw, address, countedElements(c, from).from, at, index);
    default:
      return layout satisfies never;
  }
}

function drawRoutine(gen: CodegenContext, { layout, capacity }: ir.Zone): Routine {
  const zone = zoneParam(layout === "places" ? capacity : undefined);
  const [first, at, logged] = [int("first"), int("at"), int("zone")];
  const from = b.address(zone, 0);
  switch (layout) {
    case "places":
      return gen.routineFor(gen.game, `drawPlaces ${capacity}`, () => {
        const params = [zone, first, int("capacity"), at, logged];
        const of = chanceRoutines.drawPlaces(capacity);
        return chanceRoutine(gen, "drawPlaces", params, false, of, [from, first, at]);
      });
    case "row":
      return gen.routineFor(gen.game, "drawRow", () =>
        chanceRoutine(gen, "drawRow", [zone, at, logged], false, chanceRoutines.drawRow, [
          from,
          at,
        ]),
      );
    case "counts":
      return gen.routineFor(gen.game, "drawCounts", () => {
        const params = [zone, first, at, logged];
        const of = chanceRoutines.drawCounts;
        return chanceRoutine(gen, "drawCounts", params, false, of, [from, first, at]);
      });
    default:
      return layout satisfies never;
  }
}

/** Steps for what chance brings. */
export function lowerChance(
  put: (into: Var) => CodeSteps,
  use: (what: CodeValue) => CodeSteps,
): CodeSteps {
  const what = b.variable("w");
  return [put(what), use(b.value(what))];
}

/** A throw for each place, first to last. */
export function lowerRollZone(
  c: Lowering,
  { zone: ref, faces }: Extract<ir.Stmt, { kind: "rollZone" }>,
  at: number,
): CodeSteps {
  const stored = 1 - firstHeld(ref.zone.element);
  return b.countUp("i", 0, zoneCapacity(c, ref.zone), (i) =>
    lowerChance(
      (into) => rollInto(c, into, faces, at),
      (face) => b.store(zoneAddress(c, ref, i), b.add(face, stored)),
    ),
  );
}

export function lowerRollMark(
  c: Lowering,
  { mark, faces }: Extract<ir.Stmt, { kind: "rollMark" }>,
  at: number,
): CodeSteps {
  return lowerChance(
    (into) => rollInto(c, into, faces, at),
    (face) => b.store(markAddress(c, mark), face),
  );
}
