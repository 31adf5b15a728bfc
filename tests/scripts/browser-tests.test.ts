// What makes a browser test fail by chance on a busy machine stands in no browser test.

import { expect, test } from "vitest";
import { filesIn, linesWith } from "../support/sources/source-files.ts";

const specs = filesIn(["e2e"], [".ts"]).filter(({ path }) => path !== "e2e/support.ts");

test("files are given to a field by `chooseFiles`, which waits until it takes them", () => {
  expect(linesWith(specs, /\.setInputFiles\(/)).toEqual([]);
});

test("no body of a response is read, which a browser has only while its page is open", () => {
  expect(linesWith(specs, /\bresponse\.body\(\)/)).toEqual([]);
});
