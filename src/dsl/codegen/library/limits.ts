// What stops rules that would go on for ever: steps are counted from decision to decision, and loops
// that stand where they stood a round before end.

import { b } from "../code/build.ts";
import type { Region } from "../code/code.ts";

/** After so many rounds of loops without a decision it is looked whether anything changes. */
const MANY_ROUNDS = 16;

/** More steps between two decisions stop the game. */
const MAX_TICKS = 1_000_000;

const counters: Region = {
  kind: "scratch",
  name: "limits",
  length: 2,
  range: { from: 0, to: 2 ** 30 },
};
const ticks = b.address(counters, 0);
const rounds = b.address(counters, 1);
const more = b.add(b.load(ticks), 1);

/** Counts a step of the rules. */
const tick = (() => {
  const at = b.variable("at");
  return b.routine("tick", [at], undefined, () => [
    b.store(ticks, more),
    b.if(b.greater(b.load(ticks), MAX_TICKS), b.fail("endless", at)),
  ]);
})();

/** Begins anew, at a decision. */
const begin = b.routine("begin", [], undefined, () => [b.store(ticks, 0), b.store(rounds, 0)]);

/** Of the runtime: whether a loop is in the same position as a round before. */
const isStalled = b.hostRoutine(
  "isStalled",
  [b.variable("depth"), b.variable("at"), b.variable("rounds")],
  "flag",
  { takesState: true },
);

/** Whether a loop stands where it stood a round before; looked at when there are many rounds. */
const idle = (() => {
  const [depth, at] = [b.variable("depth"), b.variable("at")];
  const found = b.variable("found", "flag");
  return b.routine("idle", [depth, at], "flag", () => [
    b.store(rounds, b.add(b.load(rounds), 1)),
    b.if(b.less(b.load(rounds), MANY_ROUNDS), b.return(false)),
    b.callInto(found, isStalled, depth, at, b.subtract(b.load(rounds), MANY_ROUNDS)),
    b.return(found),
  ]);
})();

export const limitRoutines = { tick, begin, idle };
