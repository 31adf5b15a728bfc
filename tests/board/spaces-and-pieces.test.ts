// Contrast of spaces and pieces: an empty space is deep in colour with a pale number, and a piece
// stands out from it. For every colour that the rules of any game state.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { FolderOfGames } from "../../src/vite/folder-of-games.ts";
import {
  contrast,
  kindsOfColourBlindness,
  mixInOklab,
  type Rgb,
  readHex,
  simulate,
} from "../support/colours.ts";
import { gameOf } from "../support/rules-of.ts";

/** Constants of the drawing and the tokens, read from where they are in use. */
const space = readFileSync("src/components/board/drawing/Space.svelte", "utf8");
const tokens = readFileSync("src/styles/tokens.css", "utf8");
const pale = hexIn(space, /--ground-ink: color-mix\(in oklab, (#\w+) /);
const inkOnPaper = hexIn(space, /--ground-ink: .* (#\w+)\);/);
const [, plain = "", share = "", shade = ""] =
  /--deep: var\(--dusk-fill, color-mix\(in oklab, var\(--fill, (#\w+)\) (\d+)%, (#\w+)\)\);/.exec(
    space,
  ) ?? [];
const rings = [
  hexIn(tokens, /--gold: (#\w+);/),
  hexIn(tokens, /\.on-table {[^}]*--focus: (#\w+);/),
];

interface Colours {
  readonly name: string;
  readonly tile: Rgb;
  /** Of what is written on the tile. */
  readonly ink: Rgb;
  readonly space: Rgb;
}

/** Colours of everything that can be the colour of a space, with the space's own or derived one. */
const coloured = new FolderOfGames(resolve("rules")).list().flatMap(({ name }): Colours[] =>
  Object.entries(gameOf(name).meta.looks).flatMap(
    ([thing, { fill, dusk, ink = "#33200f" }]): Colours[] => {
      if (fill === undefined) return [];
      const tile = readHex(fill);
      return [
        {
          name: `${name}: ${thing}`,
          tile,
          ink: readHex(ink),
          space: dusk ? readHex(dusk) : derived(tile),
        },
      ];
    },
  ),
);

function hexIn(text: string, pattern: RegExp): Rgb {
  return readHex(pattern.exec(text)?.[1] ?? "missing");
}

function derived(tile: Rgb): Rgb {
  return mixInOklab(tile, Number(share) / 100, readHex(shade));
}

test("the games state colours", () => {
  expect(coloured.length).toBeGreaterThan(20);
});

describe.each([
  ...coloured,
  {
    name: "without a colour",
    tile: readHex("#f3e6cf"),
    ink: readHex("#33200f"),
    space: derived(readHex(plain)),
  },
])("$name", ({ tile, ink, space: deep }) => {
  test("what is written on the tile is readable", () => {
    expect(contrast(ink, tile)).toBeGreaterThanOrEqual(4.5);
  });
  test("the number is readable on the empty space", () => {
    expect(contrast(pale, deep)).toBeGreaterThanOrEqual(4.5);
  });
  test("rings of what is legal or focused stand out from the empty space", () => {
    for (const ring of rings) expect(contrast(ring, deep)).toBeGreaterThanOrEqual(3);
  });
  test.each(kindsOfColourBlindness)("rings and numbers stand out with %s", (kind) => {
    const ground = simulate(kind, deep);
    for (const ring of rings)
      expect(contrast(simulate(kind, ring), ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(simulate(kind, pale), ground)).toBeGreaterThanOrEqual(4.5);
  });
  test("the number is readable on the printed space", () => {
    const light = mixInOklab(tile, 0.45, readHex("#ffffff"));
    expect(contrast(inkOnPaper, light)).toBeGreaterThanOrEqual(4.5);
  });
  test("a tile is brighter than its empty space", () => {
    expect(contrast(tile, deep)).toBeGreaterThanOrEqual(1.8);
  });
});

test.each([
  ["building", 7.4, 4.6],
  ["animal", 6.1, 4.3],
  ["knowledge", 5.6, 4],
  ["ship", 7.1, 3.4],
  ["castle", 8.8, 2.1],
  ["mine", 7, 3.9],
])("the six colours of the first game keep their distances: %s", (id, number, tile) => {
  const found = coloured.find(({ name }) => name === `burgundy: ${id}`);
  if (found === undefined) throw new Error(`No colours of ${id}.`);
  expect(contrast(pale, found.space)).toBeGreaterThanOrEqual(number - 0.05);
  expect(contrast(found.tile, found.space)).toBeGreaterThanOrEqual(tile - 0.05);
});
