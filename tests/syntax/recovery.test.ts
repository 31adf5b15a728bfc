// Recovery from errors takes a limited number of steps, however many errors a text has.

import { expect, test } from "vitest";
import { parse } from "../../src/dsl/syntax/parse.ts";
import { countCalls } from "../support/counted-calls.ts";

test("many errors on a line without a token at which parsing could resume", () => {
  const text = `game reef { }\nexample e { given { ${"a is 1;".repeat(10_000)} } }\n`;
  let reports = 0;
  const calls = countCalls(() => {
    reports = parse({ path: "any.regel", text }).diagnostics.length;
  });

  expect(reports).toBeGreaterThan(0);
  // Twenty million steps for each of three readings, and some hundred calls for each character.
  expect(calls).toBeLessThan(60_000_000 + 300 * text.length);
});
