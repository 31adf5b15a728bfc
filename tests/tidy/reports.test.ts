import { expect, test } from "vitest";
import type { Wording } from "../../src/dsl/diagnostics/catalog.ts";
import { checkEn } from "../../src/dsl/diagnostics/check.en.ts";
import { de } from "../../src/dsl/diagnostics/de.ts";
import { en } from "../../src/dsl/diagnostics/en.ts";
import { limitsEn } from "../../src/dsl/diagnostics/limits.en.ts";
import { lintEn } from "../../src/dsl/diagnostics/lint.en.ts";
import { filesIn, linesWith } from "../support/source-files.ts";

const codes = Object.keys(en);
const languages: readonly [string, Readonly<Record<string, Wording<never>>>][] = [
  ["de", de],
  ["en", en],
];

test("both languages have words for the same reports", () => {
  expect(Object.keys(de).sort()).toEqual([...codes].sort());
  for (const code of codes) {
    const [german, english] = languages.map(([, catalog]) => catalog[code]?.hint !== undefined);
    expect(german, `${code} has a hint`).toBe(english);
  }
});

test.each(languages)("%s: every report has a title and a sentence", (_, catalog) => {
  for (const code of codes) {
    const { title, text } = catalog[code] ?? { title: "", text: () => "" };
    expect(title, code).toMatch(/^\S.*[^.\s]$/);
    expect(title.split(" ").length, code).toBeLessThanOrEqual(5);
    expect(text(anyFacts), code).toMatch(/^\S.*[.?]$/s);
    expect(text(anyFacts), code).not.toMatch(/undefined|!/);
  }
});

test("German reports speak to nobody", () => {
  const german = filesIn(["src/dsl/diagnostics"], ["de.ts"]);
  expect(german.length).toBe(5);

  expect(linesWith(german, /\b(?:du|dein\w*|Sie|Ihre?\w*)\b/)).toEqual([]);
});

test("every report of the checker is shown by a test", () => {
  const tests = filesIn(["tests/check"], [".ts"])
    .map(({ text }) => text)
    .join("\n");

  expect(
    Object.keys({ ...checkEn, ...limitsEn }).filter(
      (code) => !new RegExp(`\\) ${code}: |\\^ ${code}: `).test(tests),
    ),
  ).toEqual([]);
});

test("every report of an editor is shown by a test", () => {
  const tests = filesIn(["tests/lint"], [".ts"])
    .map(({ text }) => text)
    .join("\n");

  expect(
    Object.keys(lintEn).filter((code) => !new RegExp(`\\) ${code}: |\\^ ${code}: `).test(tests)),
  ).toEqual([]);
});

test("every report of the syntax is shown by a test", () => {
  const tests = filesIn(["tests/syntax"], [".ts", ".txt"])
    .map(({ text }) => text)
    .join("\n");
  const others = { ...checkEn, ...limitsEn, ...lintEn };
  const ofSyntax = codes.filter((code) => !(code in others));

  expect(ofSyntax.filter((code) => !tests.includes(code))).toEqual([]);
});

/** Facts of every name: lists of one thing, which reads as its word. */
const thing = { word: "coral", toString: () => "coral" };
const anyFacts = new Proxy({}, { get: () => [thing] }) as never; // Fits whatever a text asks for.
