// The entry points of a program that advances from decision to decision.

import { b, type CodeSteps } from "../code/build.ts";
import type { Routine, Var } from "../code/code.ts";
import type { CodegenContext } from "../context.ts";
import { FRAME_STARTS } from "../layout/state-slots.ts";
import { limitRoutines } from "../library/limits.ts";
import { inState, loadSlot } from "../lower/lowering.ts";
import { bookWorth } from "../lower/statements/lasting-points.ts";
import type { Stack } from "./stack.ts";
import type { StateMachineRoutines } from "./state-machine.ts";

/** `run()`, `options()` and `apply(code)`: see runtime/engine/program-api.ts. */
export function addEntryPoints(
  gen: CodegenContext,
  stack: Stack,
  asking: StateMachineRoutines,
): void {
  const { over, site } = gen.slots.header;
  const frames = asking.frames;
  const [n, result] = [b.natural("n"), b.natural("n")];
  const fp = b.variable("fp", "int", FRAME_STARTS);
  const isOver = b.notEqual(loadSlot(over), 0);
  /** By the choice point of the pending decision. */
  const bySite = (routines: readonly Routine[], into: Var, ...more: readonly Var[]): CodeSteps =>
    b.switch(
      loadSlot(site),
      routines.map((routine) => {
        const found = b.natural("n");
        return [b.callInto(found, routine, b.load(stack.top), ...more), b.set(into, found)];
      }),
    );

  // The number of options of the pending decision; 0 if none is pending: then the topmost frame resumes.
  const steps = b.routine("steps", [n], "int", () => [
    b.loop("steps", (label) => [
      b.if(b.notEqual(n, 0), b.break(label)),
      b.if(isOver, [stack.emptied(), b.break(label)]),
      b.let(fp, b.load(stack.top)),
      b.if(b.equal(fp, 0), [b.store(b.address(inState(over), 0), 1), b.break(label)]),
      b.switch(
        b.load(stack.ruleOf(fp)),
        frames.map((frame) => {
          const found = b.natural("n");
          return [b.callInto(found, frame, fp), b.set(n, found)];
        }),
      ),
      b.call(limitRoutines.tick, 0),
    ]),
    bookWorth(gen),
    b.return(n),
  ]);
  gen.defineAndAdd(steps);
  const goOn = (from: Var | number): CodeSteps => [
    b.callInto(result, steps, from),
    b.return(result),
  ];
  gen.defineAndAdd(b.routine("run", [], "int", () => [b.call(limitRoutines.begin), goOn(0)]));
  const listed = b.natural("n");
  gen.defineAndAdd(
    b.routine("options", [], "int", () => [
      b.let(listed, 0),
      b.if(b.not(isOver), bySite(asking.options, listed)),
      b.return(listed),
    ]),
  );
  const [code, count] = [b.natural("code"), b.natural("n")];
  gen.defineAndAdd(
    b.routine("apply", [code], "int", () => [
      b.call(limitRoutines.begin),
      b.let(count, 0),
      bySite(asking.applies, count, code),
      goOn(count),
    ]),
  );
}
