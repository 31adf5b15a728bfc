// Routines that would never end are stopped after so many steps: what bounded.ts does for the text of a
// program, for the code tree.

import { b } from "../../src/dsl/codegen/code/build.ts";
import {
  ANY_INT,
  type CodeBlock,
  type CodeStep,
  type Region,
  type Routine,
} from "../../src/dsl/codegen/code/code.ts";
import { testedLoop } from "../../src/dsl/codegen/code/loops.ts";
import { mapCode } from "../../src/dsl/codegen/code/map.ts";
import { MAX_STEPS } from "./bounded.ts";

/** A routine with all that it calls, in which each round of a loop and each call is a step. */
export function boundedRoutine(entry: Routine, most = MAX_STEPS): Routine {
  const steps: Region = { kind: "scratch", name: "steps", length: 1, range: ANY_INT };
  const taken = b.address(steps, 0);
  const oneStep = b.block([
    b.store(taken, b.add(b.load(taken), 1)),
    b.if(b.greater(b.load(taken), most), b.fail("endless", 0)),
  ]);
  /** Loops keep their shape: what tests whether there is another round stays in front. */
  const inLoop = (step: Extract<CodeStep, { readonly kind: "loop" }>): CodeBlock => {
    const test = testedLoop(step) === undefined ? [] : step.body.slice(0, 1);
    return [{ ...step, body: [...test, ...oneStep, ...step.body.slice(test.length)] }];
  };
  return copyRoutine(entry, (body) => [
    ...oneStep,
    ...mapCode(body, { step: (step) => (step.kind === "loop" ? inLoop(step) : [step]) }),
  ]);
}

/** A copy of a routine and of all that it calls, with changed bodies. */
export function copyRoutine(entry: Routine, change: (body: CodeBlock) => CodeBlock): Routine {
  const copies = new Map<Routine, Routine>();
  const copyOf = (routine: Routine): Routine => {
    // Only the host can do what has no steps.
    if (routine.body.length === 0) return routine;
    const known = copies.get(routine);
    if (known !== undefined) return known;
    const copy: Routine = { ...routine, body: [] };
    copies.set(routine, copy);
    copy.body = mapCode(change(routine.body), {
      value: (value) => (value.kind === "callPure" ? { ...value, of: copyOf(value.of) } : value),
      step: (step) => (step.kind === "call" ? [{ ...step, of: copyOf(step.of) }] : [step]),
    });
    return copy;
  };
  return copyOf(entry);
}
