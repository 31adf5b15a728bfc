// Points that run round a track: beside them lies a tile that keeps what has gone round.

import { expect, test } from "vitest";
import { pointsTileOf } from "../../src/components/board/lookup/points-tile.ts";
import type { Meta } from "../../src/dsl/index.ts";
import { leanMeta } from "../../src/vite/lean-meta.ts";
import { gameOf } from "../support/rules-of.ts";

test("the tile of the castle says 40 above 40 points and 80 above 80, as its rules do", () => {
  const { meta } = gameOf("white-castle");
  const shown = leanMeta(meta) as Meta; // What a table loads first.
  const amounts = [0, 40, 41, 80, 81, 120].map((points) => pointsTileOf(shown, points, "en"));

  expect(amounts.map((tile) => tile?.amount)).toEqual([undefined, undefined, 40, 40, 80, 80]);
  expect(pointsTileOf(shown, 41, "de")?.title).toBe("Plättchen");
});

test("a game without such a track has no tile", () => {
  expect(pointsTileOf(gameOf("burgundy").meta, 150, "de")).toBeUndefined();
});
