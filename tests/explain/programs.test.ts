import { expect, test } from "vitest";
import type { Wording } from "../../src/dsl/diagnostics/catalog.ts";
import { en } from "../../src/dsl/diagnostics/en/catalog.ts";
import { fixOf } from "../../src/dsl/diagnostics/fixes.ts";
import { message } from "../../src/dsl/diagnostics/render/render.ts";
import { applyEdits } from "../../src/dsl/source/edit.ts";
import { PROGRAM, reportsOf } from "../../src/explain/program.ts";
import { codePrograms } from "../support/code-programs.ts";

test("every code has its programs", () => {
  expect(codePrograms.map(({ code }) => code).sort()).toEqual(Object.keys(en).sort());
});

test.each(codePrograms)("$code: the wrong program shows it, and nothing else", (programs) => {
  const { code, wrong } = programs;
  const reports = reportsOf(code, wrong);

  expect(reports.map((report) => `${report.code}: ${message("en", report)}`)).toEqual([
    expect.stringMatching(new RegExp(`^${code}: `)),
  ]);
  for (const { span } of [...reports, ...reports.flatMap(({ labels }) => labels)]) {
    expect(span.file).toBe(PROGRAM);
  }
});

test.each(codePrograms)("$code: the right program is right", ({ code, right }) => {
  expect(reportsOf(code, right).map((report) => message("en", report))).toEqual([]);
});

test.each(codePrograms)("$code: right and wrong differ in little", ({ wrong, right }) => {
  const [one, other] = [wrong.split("\n"), right.split("\n")];
  const same = one.filter((line) => other.includes(line));

  expect(right).not.toBe(wrong);
  expect(one.length - same.length).toBeLessThanOrEqual(5);
  expect(Math.abs(one.length - other.length)).toBeLessThanOrEqual(4);
});

test.each(codePrograms)("$code: a hint is a fix that mends the program", ({ code, wrong }) => {
  for (const report of reportsOf(code, wrong)) {
    const { hint, advice } = en[report.code] as Wording<typeof report.facts>;
    const fix = fixOf(report);
    expect(hint?.(report.facts) !== undefined).toBe(fix !== undefined);
    if (fix === undefined) continue;
    expect(advice?.(report.facts)).toBe(undefined);
    const fixed = reportsOf(code, applyEdits(wrong, fix));
    expect(fixed.map((one) => message("en", one))).toEqual([]);
  }
});
