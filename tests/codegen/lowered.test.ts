import { expect, test } from "vitest";
import { filesIn, linesWith } from "../support/sources/source-files.ts";

// What is lowered to the code tree only as text of JavaScript cannot become WebAssembly. The number of
// places that make such text may only go down.

const maxPlaces = 4;

test(`at most ${maxPlaces} places of lowering make text`, () => {
  // What js/ puts into a tree is only printed.
  const files = filesIn(["src/dsl/codegen"], [".ts"]).filter(({ path }) => !path.includes("/js/"));
  const places = linesWith(files, /kind: "text",|\b(?:textStep|jsText)\(/);

  expect(places.length).toBeLessThanOrEqual(maxPlaces);
  expect(places.length).toBeGreaterThan(0);
});
