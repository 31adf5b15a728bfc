// What rules describe can be endless; looking for warnings ends all the same, and says so.

import { expect, test } from "vitest";
import { Budget, BudgetSpent, MAX_ANALYSIS_STEPS } from "../../src/dsl/ir/budget.ts";
import { lintReports, lintRules } from "../support/lint-reports.ts";

const doubling = Array.from({ length: 18 }, (_, i) => `value a${i + 1} = a${i} + a${i}`).join("\n");

/** Programs, and what stands where the steps are used up. */
const endless: readonly (readonly [name: string, program: string, at: string])[] = [
  [
    "loops in loops",
    "flow { repeat 2000000000 times { repeat 2000000000 times { } } }",
    "repeat 2000000000 times { }",
  ],
  ["one long loop", "flow { repeat 2000000000 times { } }", "repeat 2000000000 times { }"],
  [
    "ranges in ranges",
    "flow { for each x in 1..120 { for each y in 1..120 { for each z in 1..120 { } } } }",
    "for each z in 1..120 { }",
  ],
  [
    "formulas of formulas",
    `value a0 = 1\n${doubling}\nflow { repeat 9 times { if a18 < 3 { end game } } }`,
    "if a18 < 3 { end game }",
  ],
  [
    "values of values",
    `value a0 = 1\n${doubling}\nflow { repeat 9 times { repeat a18 times { } } }`,
    "repeat a18 times { }",
  ],
];

test("loops without an end in sight are not followed to it", () => {
  lintRules(`
flow { repeat 2000000000 times { repeat 2000000000 times { } } }
                              // ^^^^^^^^^^^^^^^^^^^^^^^^^^^ too-much-to-reckon: There is too much to reckon here: after 2,000,000 steps the search for warnings has ended.
`);
});

test.each(endless)("%s end in a report", (_, program, at) => {
  const reports = lintReports(program);
  const spent = reports.filter(({ code }) => code === "too-much-to-reckon");

  expect(reports.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(spent.map(({ span, facts }) => [program.slice(span.start, span.end), facts])).toEqual([
    [at, { most: MAX_ANALYSIS_STEPS }],
  ]);
});

test("a budget ends exactly where its steps do", () => {
  const budget = new Budget(3);
  const span = { file: "reef.regel", start: 1, end: 2 };
  budget.at(span);
  budget.spend(2);
  budget.spend();

  expect(() => budget.spend()).toThrow(BudgetSpent);
  expect(() => budget.spend()).toThrow(expect.objectContaining({ span }));
});
