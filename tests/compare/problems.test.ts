// Of a thousand mistakes a page shows the first hundred.

import { expect, test } from "vitest";
import { renderProblems } from "../../src/compare/render-comparison.ts";
import { checkGame } from "../../src/dsl/index.ts";

test("of many mistakes the first hundred are told, and how many more there are", () => {
  const text = Array.from({ length: 1000 }, (_, n) => `value v${n} = nothing${n}`).join("\n");
  const sources = [{ path: "own.regel", text }];
  const { diagnostics } = checkGame(sources);
  const told = renderProblems(diagnostics, sources, "en");

  expect(diagnostics.length).toBeGreaterThan(999);
  expect(told).toHaveLength(101);
  expect(told.at(-1)?.text).toMatch(/^There are 90\d more reports/);
});
