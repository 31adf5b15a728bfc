import { expect, test } from "vitest";
import { filesIn } from "../support/sources/source-files.ts";

// Rules become routines of the code tree; only the writers know JavaScript and WebAssembly. What knows
// JavaScript otherwise cannot become WebAssembly, and no pass can look at it.

test("lowering and passes write no JavaScript", () => {
  const files = filesIn(["src/dsl"], [".ts"]);
  const writing = files
    .filter(({ text }) => /from "[^"]*\/js\//.test(text))
    .map(({ path }) => path);

  expect(writing.filter((path) => !path.startsWith("src/dsl/codegen/js/"))).toEqual([
    "src/dsl/compile.ts",
  ]);
});
