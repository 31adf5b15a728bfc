// What the editor needs is asked for in the head of its pages, once each.

import { expect, test } from "vitest";
import { neighboursIn, withEarly } from "../../src/build/early-editor.ts";

test("scripts are asked for behind all else in the head", () => {
  const page = "<html><head><title>A</title></head><body></body></html>";
  expect(withEarly(page, ["/_astro/a.js", "/_astro/b.js"])).toBe(
    '<html><head><title>A</title><link rel="modulepreload" href="/_astro/a.js"><link rel="modulepreload" href="/_astro/b.js"></head><body></body></html>',
  );
  expect(() => withEarly("<p>A</p>", [])).toThrow("A page without a head");
});

test("what a script imports at once lies beside it", () => {
  const text = `import{a}from"./words.X1-y.js";import"./more.js";import{b}from"./words.X1-y.js";c(()=>import("./later.js"))`;
  expect(neighboursIn(text, "_astro/code-editor.Q.js")).toEqual([
    "_astro/words.X1-y.js",
    "_astro/more.js",
  ]);
});
