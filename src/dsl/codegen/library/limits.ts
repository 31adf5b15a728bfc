// Limits that stop endless rules: steps are counted from decision to decision, and a loop ends when a
// round changes nothing.

import { b } from "../code/build.ts";
import type { Region } from "../code/code.ts";

/** Number of loop rounds without a decision after which stall detection begins. */
const MANY_ROUNDS = 16;

/** Most steps between two decisions; beyond it the game stops with an error. */
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

/** Resets the counter, at a decision. */
const begin = b.routine("begin", [], undefined, () => [b.store(ticks, 0), b.store(rounds, 0)]);

/** Function of the runtime: whether a loop's position equals that of the round before. */
const isStalled = b.hostRoutine(
  "isStalled",
  [b.variable("depth"), b.variable("at"), b.variable("rounds")],
  "flag",
  { takesState: true },
);

/** Whether a loop stalls; tested only after many rounds. */
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
