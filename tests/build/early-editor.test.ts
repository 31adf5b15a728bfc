// What the editor needs is asked for in the head of its pages, once each.

import { expect, test } from "vitest";
import {
  islandsIn,
  neighboursIn,
  withEarly,
  withNeighbours,
} from "../../src/build/early-editor.ts";

test("scripts are asked for behind all that a page shows", () => {
  const page = "<html><head><title>A</title></head><body></body></html>";
  expect(withEarly(page, ["/_astro/a.js", "/_astro/b.js"])).toBe(
    '<html><head><title>A</title></head><body><link rel="modulepreload" href="/_astro/a.js"><link rel="modulepreload" href="/_astro/b.js"></body></html>',
  );
  expect(() => withEarly("<p>A</p>", [])).toThrow("A page without a body");
});

test("what a script imports at once lies beside it", () => {
  const text = `import{a}from"./words.X1-y.js";import"./more.js";import{b}from"./words.X1-y.js";c(()=>import("./later.js"))`;
  expect(neighboursIn(text, "_astro/code-editor.Q.js")).toEqual([
    "_astro/words.X1-y.js",
    "_astro/more.js",
  ]);
});

test("islands bring their own script and the one that wakes them", () => {
  const html = `<astro-island uid="1" component-url="/_astro/Play.A.js" renderer-url="/_astro/client.B.js" client="load"></astro-island>`;
  expect(islandsIn(html)).toEqual(["_astro/Play.A.js", "_astro/client.B.js"]);
});

test("what is imported brings along what it imports itself, once", () => {
  const texts: Record<string, string> = {
    "a/one.js": `import"./two.js";import"./three.js"`,
    "a/two.js": `import{x}from"./three.js";import("./later.js")`,
    "a/three.js": `export{x}from"./one.js"`,
  };
  expect(withNeighbours(["a/one.js"], (script) => texts[script] ?? "")).toEqual([
    "a/one.js",
    "a/two.js",
    "a/three.js",
  ]);
});
