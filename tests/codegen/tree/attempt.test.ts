// A value that is attempted: what stops its evaluation is another number, whatever else stops the rules.

import { expect, test } from "vitest";
import { b } from "../../../src/dsl/codegen/code/build.ts";
import type { RuleProblem } from "../../../src/dsl/runtime/engine/rule-error.ts";
import { EXECUTORS, outcomeOf } from "./executors.ts";

/** Twice the result of a routine that fails for 0, or -5. */
function attempted(problem: RuleProblem) {
  const [x, y] = [b.variable("x"), b.variable("y")];
  const inner = b.routine("inner", [y], "int", () => [
    b.if(b.equal(y, 0), b.fail(problem, 7)),
    b.return(y),
  ]);
  return b.routine("entry", [x], "int", () =>
    b.return(b.attempt(b.multiply(b.callPure(inner, x), 2), -5)),
  );
}

test.each(["interpreter", "JavaScript"])("%s: what cannot be read is another number", (name) => {
  const results = (problem: RuleProblem) => {
    const run = EXECUTORS[name]?.(attempted(problem), () => {
      throw new Error("no state");
    });
    if (run === undefined) throw new Error(`no executor ${name}`);
    return [0, 4].map((x) => outcomeOf(run, new Int32Array(), [x]).result);
  };

  expect(results("outside")).toEqual([-5, 8]);
  expect(results("out-of-range")).toEqual([-5, 8]);
  expect(results("short")).toEqual(["short 7", 8]);
});
