import { expect, test } from "vitest";
import { filesIn } from "../support/sources/source-files.ts";

// Rules become routines of the code tree; only the writers know JavaScript and WebAssembly. What knows
// JavaScript otherwise cannot become WebAssembly, and no pass can look at it.

/** The program's text. */
const prints = /^src\/dsl\/codegen\/(?:js\/|program\.ts)/;

test("lowering and passes write no JavaScript", () => {
  const files = filesIn(["src/dsl/codegen"], [".ts"]);
  const writing = files.filter(({ text }) => /from "[^"]*\/js\//.test(text));

  expect(writing.map(({ path }) => path)).toContain("src/dsl/codegen/program.ts");
  expect(writing.map(({ path }) => path).filter((path) => !prints.test(path))).toEqual([]);
});
