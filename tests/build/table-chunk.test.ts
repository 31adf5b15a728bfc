import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { engines, fetchedWith, furtherEngines, pages } from "../../src/build/table-chunk.ts";

test("the modules that chunks are grouped by are there", () => {
  const named = [pages, engines, furtherEngines].flatMap((list) => Object.values(list));
  const missing = named.filter((path) => !existsSync(`src${path}`) && !existsSync(`src${path}.ts`));
  expect(missing).toEqual([]);
});

test("what comes with a script names its styles and its own parts, but no group", () => {
  const files = ["_astro/board.a1.js", "_astro/library.b2.js", "_astro/Card.c3.css", "_astro/x.js"];
  expect(fetchedWith.resolveDependencies("", files)).toEqual(["_astro/Card.c3.css", "_astro/x.js"]);
  expect(fetchedWith.resolveDependencies("_astro/felt.d4.js", files)).toEqual(files);
});
