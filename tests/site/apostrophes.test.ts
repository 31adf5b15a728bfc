// One kind of apostrophe on all pages: the curly one.

import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Code and what is code within texts; what is left of it is read by people. */
const written = {
  "rules/**/*.regel": (text: string) => text.replace(/^\s*\/\/.*$/gm, ""),
  "src/content/{de,en}/**/*.yaml": (text: string) => text.replace(/^\s*#.*$/gm, ""),
  "src/content/{de,en}/**/*.{md,mdx}": (text: string) =>
    text.replace(/^```[\s\S]*?^```|`[^`\n]*`|<[A-Z][^>]*>/gm, ""),
  "src/content/glossary/*.json": (text: string) => text,
  "src/i18n/**/*.ts": (text: string) => text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, ""),
};

/** Between letters, behind a placeholder, or behind the s of a plural. */
const straight = /[\p{L}\p{N}})]'\p{L}|[a-z]s' [a-z]/u;

test.each(Object.entries(written))("texts in %s have curly apostrophes", (files, read) => {
  const paths = globSync(files);
  const lines = paths.flatMap((path) =>
    read(readFileSync(path, "utf8"))
      .split("\n")
      .filter((line) => straight.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );

  expect(paths.length).toBeGreaterThan(0);
  expect(lines).toEqual([]);
});

test("a straight apostrophe is found wherever it may stand", () => {
  for (const text of ["the card's number", "{owner}'s turn", "the players' turn", "you don't"])
    expect(straight.test(text), text).toBe(true);
  expect(straight.test("the card’s number, “a” or 'b'")).toBe(false);
});
