import { expect, test } from "vitest";
import { filesIn, linesWith } from "../support/sources/source-files.ts";

// Code generation names slots of the header and of frames (codegen/layout/slots.ts): a number in the
// text of a program would have to be changed wherever it is written.

const numbered = /(?<!\w)S\[(?:\d+\]|fp\]|f\]|(?:fp|f)\+\d)/;

test("no emitter writes the number of a slot", () => {
  expect(linesWith(filesIn(["src/dsl/codegen"], [".ts"]), numbered)).toEqual([]);
});

test.each(["S[2]", "x<S[12]", "S[fp]", "S[fp+1]=0", "S[f]", "S[f+3]"])(
  "%s would be found",
  (text) => {
    expect(text).toMatch(numbered);
  },
);
