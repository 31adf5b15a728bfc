// Chance: what programs ask of `createInstrumentedChance`, which also knows what has been said before.

import type * as ir from "../../../ir/ir.ts";
import { firstHeld } from "../../../ir/types.ts";
import { b, type CodeSteps } from "../../code/build.ts";
import { ANY_INT, type CodeValue, type RegionParam, type Var } from "../../code/code.ts";
import { markAddress, zoneAddress } from "../addresses.ts";
import { zoneCapacity } from "../expressions/contents.ts";
import { countedElements } from "../expressions/zone-loops.ts";
import type { Lowering } from "../lowering.ts";

const int = (name: string) => b.variable(name);
const zone: RegionParam = { kind: "param", name: "zone", length: undefined, range: ANY_INT };

/** Routines of the runtime, by their names there. */
const roll = b.routine("roll", [int("from"), int("to"), int("at")], "int", () => []);
const faces: RegionParam = { kind: "param", name: "faces", length: undefined, range: ANY_INT };
const rollDie = b.routine("rollDie", [faces, int("of"), int("die"), int("at")], "int", () => []);
const draws = {
  places: b.routine(
    "drawPlaces",
    [zone, int("first"), int("capacity"), int("at"), int("index")],
    "int",
    () => [],
  ),
  row: b.routine("drawRow", [zone, int("at"), int("index")], "int", () => []),
  counts: b.routine("drawCounts", [zone, int("first"), int("at"), int("index")], "int", () => []),
} as const;

/** The routines that the runtime brings along, and whether they get the whole state. */
export const chanceImports = [
  { routine: roll, takesState: true },
  { routine: rollDie, takesState: true },
  ...Object.values(draws).map((routine) => ({ routine, takesState: false })),
];

/** Throws a die, or draws a number in a range. */
export function rollInto(c: Lowering, into: Var, faces: ir.Faces, at: number): CodeSteps {
  if (faces.kind === "range")
    return b.callInto(into, roll, c.lower(faces.from), c.lower(faces.to), at);
  const { type, index } = faces.die;
  const of = type.kind === "enum" ? type.enum.index : -1;
  const table = b.address(c.gen.table("die", faces.die.faces), 0);
  return b.callInto(into, rollDie, table, of, index, at);
}

export function drawInto(c: Lowering, into: Var, from: ir.ZoneRef, at: number): CodeSteps {
  const address = zoneAddress(c, from);
  const { layout, capacity, element, index } = from.zone;
  switch (layout) {
    case "places":
      return b.callInto(into, draws.places, address, firstHeld(element), capacity, at, index);
    case "row":
      return b.callInto(into, draws.row, address, at, index);
    case "counts":
      return b.callInto(into, draws.counts, address, countedElements(c, from).from, at, index);
    default:
      return layout satisfies never;
  }
}

/** Steps for what chance brings. */
export function withChance(
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
    withChance(
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
  return withChance(
    (into) => rollInto(c, into, faces, at),
    (face) => b.store(markAddress(c, mark), face),
  );
}
