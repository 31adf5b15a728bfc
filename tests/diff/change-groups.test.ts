import { expect, test, vi } from "vitest";
import { changesBetween } from "../../src/dsl/change-groups.ts";
import { IncrementalCompiler } from "../../src/dsl/index.ts";
import { rulesOf } from "../support/rules-of.ts";

// Comparing takes what its programs take to compile: a page compares at every step of a reader.

test("only the groups of changes become programs, not every change that is tried", () => {
  const project = new IncrementalCompiler();
  const compiled = vi.spyOn(project, "compileRules");
  const { groups } = changesBetween(project, rulesOf("burgundy"), [], ["yucata"]);

  expect(groups.length).toBeGreaterThan(1);
  expect(compiled.mock.calls.length).toBeLessThanOrEqual(groups.length);
});

const withGoal = (goal: number) => [
  ...rulesOf("classics/pig"),
  {
    path: "rules/classics/far.regel",
    text: `variant far of pig { de "Weiter" en "Further" change goal from 100 to ${goal} }`,
  },
];

test("who asks again for the same two sides has the same programs", () => {
  const project = new IncrementalCompiler();
  const programOf = (a: string[], b: string[]) =>
    changesBetween(project, withGoal(200), a, b).groups[0]?.compiled;
  const once = programOf([], ["far"]);
  const other = programOf(["far"], []);

  expect(once).toBeDefined();
  expect(other).toBeDefined();
  expect(other).not.toBe(once);
  expect(programOf([], ["far"])).toBe(once);
});

test("rules that have been edited are compared anew", () => {
  const project = new IncrementalCompiler();
  const programOf = (goal: number) =>
    changesBetween(project, withGoal(goal), [], ["far"]).groups[0]?.compiled?.js;

  expect(programOf(200)).not.toBe(programOf(300));
});
