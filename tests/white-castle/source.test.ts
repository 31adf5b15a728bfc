// Every statement of the rules page, in its order and in own words: it stands in rules that examples
// prove, or in the list of what is left out, with the reason (`sources.regel`).

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rulingsOf } from "../support/rulebook.ts";
import statements from "./source.json" with { type: "json" };

const { rules } = rulingsOf("white-castle");
const leftOut = readFileSync("rules/white-castle/sources.regel", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("// - "));

test.each(statements.filter((one) => "rules" in one))("$part: $says", ({ rules: ids = [] }) => {
  expect(ids.filter((id) => !rules.has(id))).toEqual([]);
  expect(ids).not.toEqual([]);
});

test.each(statements.filter((one) => "leftOut" in one))("$part, left out: $says", (statement) => {
  const reason = leftOut.find((line) => line.includes(statement.leftOut ?? "?"));

  expect(reason).toMatch(/: \S+/);
});

test("whatever is left out is a statement of the page", () => {
  const reasons = statements.flatMap(({ leftOut: reason }) => reason ?? []);

  expect(leftOut.filter((line) => !reasons.some((reason) => line.includes(reason)))).toEqual([]);
});
