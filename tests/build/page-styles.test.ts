// All styles of a page come in one file.

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { finishedPages } from "../../src/build/finished-pages.ts";
import { pageStyles, stylesIn, withOneStyle } from "../../src/build/page-styles.ts";

const base = '<link rel="stylesheet" href="/x/_astro/base.1.css">';
const board = '<link rel="stylesheet" href="/x/_astro/board.2.css">';
const inline = "<style>@media (width<40rem){a{}}</style>";

/** Builds a site of these pages below `/x/`, whose scripts ask for the board when they need it. */
function built(pages: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "regelwerk-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "_astro"));
  writeFileSync(join(folder, "_astro/base.1.css"), "b{}");
  writeFileSync(join(folder, "_astro/board.2.css"), "i{}");
  writeFileSync(join(folder, "_astro/later.3.js"), 'fetchAll(["_astro/board.2.css"])');
  for (const [name, head] of Object.entries(pages)) {
    writeFileSync(join(folder, name), `<head><title>x</title>${head}</head><body></body>`);
  }
  const hooks = finishedPages([pageStyles()]).hooks as Record<string, (given: object) => void>; // What they read.
  hooks["astro:config:done"]?.({ config: { base: "/x/" } });
  hooks["astro:build:done"]?.({ dir: pathToFileURL(`${folder}/`) });
  return folder;
}

const pageFiles = (folder: string) =>
  readdirSync(join(folder, "_astro")).filter((file) => file.startsWith("page."));
const textOf = (folder: string, file: string) => readFileSync(join(folder, file), "utf8");

test("the file has the styles in the order in which they stood, and no other is left", () => {
  const folder = built({ "a.html": `${base}<meta>${inline}` });
  const [file = ""] = pageFiles(folder);

  expect(textOf(folder, `_astro/${file}`)).toBe("b{}@media (width<40rem){a{}}");
  expect(textOf(folder, "a.html")).toBe(
    `<head><title>x</title><link rel="stylesheet" href="/x/_astro/${file}"><meta></head><body></body>`,
  );
  expect(existsSync(join(folder, "_astro/base.1.css"))).toBe(false);
});

test("pages that differ in the order of their styles share the file", () => {
  const folder = built({ "a.html": base + inline, "b.html": inline + base, "c.html": base });

  expect(pageFiles(folder)).toHaveLength(2);
  expect(textOf(folder, "a.html")).toBe(textOf(folder, "b.html"));
  expect(textOf(folder, "c.html")).not.toBe(textOf(folder, "b.html"));
});

test("what a script fetches later stays, and a page that has it says so", () => {
  const folder = built({ "a.html": base + board });

  expect(existsSync(join(folder, "_astro/board.2.css"))).toBe(true);
  expect(textOf(folder, "a.html")).toContain(
    '<link rel="stylesheet" href="/x/_astro/board.2.css" disabled></head>',
  );
});

test("styles with conditions, and those outside of the head, stay in the page", () => {
  const page = '<head><style media="print">a{}</style></head><svg><style>i{}</style></svg>';
  expect(stylesIn(page)).toEqual([]);
  expect(withOneStyle(page, "")).toBe(page);
});
