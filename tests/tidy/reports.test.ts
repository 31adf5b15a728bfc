import { expect, test } from "vitest";
import type { Wording } from "../../src/dsl/diagnostics/catalog.ts";
import { de } from "../../src/dsl/diagnostics/de/catalog.ts";
import { en } from "../../src/dsl/diagnostics/en/catalog.ts";
import { topics } from "../../src/dsl/diagnostics/topics.ts";
import { filesIn, linesWith } from "../support/sources/source-files.ts";

const codes = Object.keys(en);
const languages: readonly [string, Readonly<Record<string, Wording<never>>>][] = [
  ["de", de],
  ["en", en],
];

test("both languages have words for the same reports", () => {
  expect(Object.keys(de).sort()).toEqual([...codes].sort());
  for (const code of codes) {
    const [german, english] = languages.map(([, catalog]) => Object.keys(catalog[code] ?? {}));
    expect(german, code).toEqual(english);
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

test.each(languages)("%s: every code says why in one to three sentences", (_, catalog) => {
  for (const code of codes) {
    const why = catalog[code]?.why ?? "";
    expect(why.match(/[.:]["`)]?(?: |$)/g)?.length ?? 0, code).toBeGreaterThanOrEqual(1);
    expect(why.split(/[.?] /).length, code).toBeLessThanOrEqual(3);
    expect(why.length, code).toBeGreaterThan(80);
  }
});

test("every code belongs to one topic", () => {
  expect(topics.flatMap((topic) => topic.codes).sort()).toEqual([...codes].sort());
});

test("German reports speak to nobody", () => {
  const german = filesIn(["src/dsl/diagnostics/de"], [".ts"]);
  expect(german.length).toBeGreaterThan(topics.length);

  expect(linesWith(german, /\b(?:du|dein\w*|Sie|Ihre?\w*)\b/)).toEqual([]);
});

test("every report of the checker is shown by a test", () => {
  const tests = filesIn(["tests/check"], [".ts"])
    .map(({ text }) => text)
    .join("\n");
  const others = ["syntax", "lint"];
  const ofChecker = topics.flatMap(({ topic, codes }) => (others.includes(topic) ? [] : codes));

  expect(
    ofChecker.filter((code) => !new RegExp(`\\) ${code}: |\\^ ${code}: `).test(tests)),
  ).toEqual([]);
});

test("every report of an editor is shown by a test", () => {
  const tests = filesIn(["tests/lint"], [".ts"])
    .map(({ text }) => text)
    .join("\n");
  const ofEditor = topics.flatMap(({ topic, codes }) => (topic === "lint" ? codes : []));

  expect(ofEditor.filter((code) => !new RegExp(`\\) ${code}: |\\^ ${code}: `).test(tests))).toEqual(
    [],
  );
});

test("every report of the syntax is shown by a test", () => {
  const tests = filesIn(["tests/syntax"], [".ts", ".txt"])
    .map(({ text }) => text)
    .join("\n");
  const ofSyntax = topics.flatMap(({ topic, codes }) => (topic === "syntax" ? codes : []));

  expect(ofSyntax.filter((code) => !tests.includes(code))).toEqual([]);
});

/** Facts of every name: lists of one thing, which reads as its word or its path. */
const thing = { word: "coral", path: "coral", toString: () => "coral" };
const anyFacts = new Proxy({}, { get: () => [thing] }) as never; // Fits whatever a text asks for.
