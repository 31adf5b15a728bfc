// Which parts of the search index a page asks.

import { expect, test } from "vitest";
import { partOf, partsFor, type SearchPart } from "../../src/search/parts.ts";

const parts: readonly SearchPart[] = [
  { name: "reef", segments: ["reef"] },
  { name: "shore", segments: ["shore"] },
  { name: "small", segments: ["small", "pebbles"] },
  { name: "site", segments: [] },
];

test.each([
  ["/de/rules/reef/diving/", "reef"],
  ["/folder/de/play/pebbles/", "small"],
  ["/de/games/small/", "small"],
  ["/de/language/zones/", "site"],
  ["/de/rules/reefs/", "site"],
])("%s belongs to %s", (path, name) => {
  expect(partOf(parts, path)?.name).toBe(name);
});

test("a page of a game asks that game and the site, and the others only for what these lack", () => {
  const { first, further } = partsFor(parts, "/en/tiles/shore/");
  expect(first.map(({ name, weight }) => [name, weight])).toEqual([
    ["shore", 1],
    ["site", 1],
  ]);
  expect(further.map(({ name }) => name)).toEqual(["reef", "small"]);
});

test("a page of no game asks all, and the first game counts most", () => {
  const { first, further } = partsFor(parts, "/en/search/");
  expect(further).toEqual([]);
  expect(first.map(({ name }) => name)).toEqual(["reef", "shore", "small", "site"]);
  const [reef, shore, small] = first.map(({ weight }) => weight);
  expect(reef).toBe(1);
  expect(shore).toBeLessThan(1);
  expect(small).toBeLessThan(shore ?? 0);
});
