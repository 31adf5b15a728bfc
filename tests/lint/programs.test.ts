import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fixOf } from "../../src/dsl/diagnostics/fixes.ts";
import { lintEn } from "../../src/dsl/diagnostics/lint.en.ts";
import { hint, message } from "../../src/dsl/diagnostics/render.ts";
import { applyEdits } from "../../src/dsl/source/edit.ts";
import { lintReports } from "../support/lint-reports.ts";

const programs = Object.keys(lintEn).map((code) => {
  const read = (name: string) => readFileSync(`src/content/codes/${code}/${name}.regel`, "utf8");
  return { code, wrong: read("wrong"), right: read("right") };
});

/** What is said about a program; those that are not about examples need none. */
function saidOf(code: string, text: string) {
  return lintReports(text).filter(
    (report) => report.code !== "no-examples" || code === "no-examples",
  );
}

test.each(programs)("$code: the wrong program shows it, and nothing else", ({ code, wrong }) => {
  const said = saidOf(code, wrong).map((report) => `${report.code}: ${message("en", report)}`);

  expect(said).toEqual([expect.stringMatching(new RegExp(`^${code}: `))]);
});

test.each(programs)("$code: the right program is right", ({ code, right }) => {
  expect(saidOf(code, right).map((report) => `${report.code}: ${message("en", report)}`)).toEqual(
    [],
  );
});

test.each(programs)("$code: a hint is a fix that mends the program", ({ code, wrong }) => {
  for (const report of saidOf(code, wrong)) {
    const fix = fixOf(report);
    expect(hint("en", report) === undefined).toBe(fix === undefined);
    if (fix !== undefined) expect(saidOf(code, applyEdits(wrong, fix))).toEqual([]);
  }
});
