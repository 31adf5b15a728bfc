// Where the card of a tile lies: beside it, within the window, over nothing that is lit.

import { expect, test } from "vitest";
import { placeCard } from "../../src/components/tile-card/card-place.ts";

const window = { width: 1000, height: 800 };
const card = { width: 400, height: 300 };
const box = (left: number, top: number) => ({ left, top, right: left + 50, bottom: top + 50 });

test("it lies at the right if there is room, else at the left", () => {
  expect(placeCard({ tile: box(100, 300), card, window, lit: [] })).toMatchObject({
    side: "right",
    left: 166,
    pointer: { left: 166, top: 325 },
  });
  expect(placeCard({ tile: box(900, 300), card, window, lit: [] })).toMatchObject({
    side: "left",
    left: 484,
    pointer: { left: 884, top: 325 },
  });
});

test("it leaves what is lit in view if a side is free", () => {
  const lit = [box(300, 300)];
  const { side, left, top } = placeCard({ tile: box(100, 300), card, window, lit });
  expect(side).toBe("below");
  expect(top).toBe(366);
  expect(left).toBe(8);
});

test("it stays within the window, whatever it covers", () => {
  for (const [left, top] of [
    [0, 0],
    [950, 0],
    [0, 750],
    [950, 750],
    [475, 375],
  ] as const) {
    const place = placeCard({
      tile: box(left, top),
      card,
      window,
      lit: [box(0, 0), box(500, 500)],
    });
    expect(place.left).toBeGreaterThanOrEqual(8);
    expect(place.top).toBeGreaterThanOrEqual(8);
    expect(place.left + card.width).toBeLessThanOrEqual(992);
    expect(place.top + card.height).toBeLessThanOrEqual(792);
  }
});
