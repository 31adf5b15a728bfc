import { expect, test } from "vitest";
import { message } from "../../src/dsl/diagnostics/render/render.ts";
import { parse } from "../../src/dsl/syntax/parse.ts";
import { rulesFiles } from "../support/rules-files.ts";

test.each(rulesFiles)("$path has no slips of spelling", (source) => {
  const reports = parse(source).diagnostics;

  expect(reports.map((report) => message("en", report))).toEqual([]);
});
