// Who begins is drawn by lot.

import { expect, test } from "vitest";
import { drawSeatOrder } from "../../src/play/session/seat-order.ts";

const seats = [
  { name: "Anna", kind: "human" },
  { name: "Benno", kind: "greedy" },
  { name: "Carla", kind: "random" },
] as const;

const names = (seed: number, count: number = seats.length) =>
  drawSeatOrder(seats.slice(0, count), seed).map(({ name }) => name);

/** How often each order comes up over the seeds 0 to `seeds` - 1. */
function counted(count: number, seeds: number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (let seed = 0; seed < seeds; seed++) {
    const order = names(seed, count).join(" ");
    counts[order] = (counts[order] ?? 0) + 1;
  }
  return counts;
}

test("the same seed gives the same order", () => {
  for (const seed of [0, 1, -1, 7, 2 ** 31 - 1, -(2 ** 31)])
    expect(names(seed)).toEqual(names(seed));
});

test("everyone keeps a seat, with name and kind together", () => {
  for (let seed = -50; seed < 50; seed++) {
    const drawn = drawSeatOrder(seats, seed);
    expect(drawn).toHaveLength(seats.length);
    expect(new Set(drawn)).toEqual(new Set(seats));
  }
});

test("the seats that are handed over stay as they are", () => {
  const given = Object.freeze([...seats]);
  drawSeatOrder(given, 3);
  expect(given).toEqual(seats);
});

test("a single seat stays, and so does an empty table", () => {
  for (let seed = 0; seed < 20; seed++) expect(names(seed, 1)).toEqual(["Anna"]);
  expect(drawSeatOrder([], 7)).toEqual([]);
});

test("each order of two and of three comes about equally often", () => {
  expect(counted(2, 2000)).toMatchInlineSnapshot(`
    {
      "Anna Benno": 967,
      "Benno Anna": 1033,
    }
  `);
  expect(counted(3, 6000)).toMatchInlineSnapshot(`
    {
      "Anna Benno Carla": 993,
      "Anna Carla Benno": 1021,
      "Benno Anna Carla": 949,
      "Benno Carla Anna": 1028,
      "Carla Anna Benno": 1000,
      "Carla Benno Anna": 1009,
    }
  `);
  for (const number of Object.values(counted(3, 6000))) {
    expect(number).toBeGreaterThan(900);
    expect(number).toBeLessThan(1100);
  }
});
