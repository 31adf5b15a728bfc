import { expect, test } from "vitest";
import { withFirstLine } from "../../src/build/compiled-ahead.ts";

test("functions of what pages begin with are compiled ahead, others when they are called", () => {
  const code = "const answer=42;";
  expect(withFirstLine({ name: "board", code })).toBe(`//# allFunctionsCalledOnLoad\n${code}`);
  expect(withFirstLine({ name: "Menu", code })).toBe(code);
});
