import { expect, test } from "vitest";
import { deriveSeed, seededRandom } from "../../src/play/random.ts";

const drawn = (seed: number, count: number, n: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random.below(n));
};

test("the same seed gives the same numbers, on every machine", () => {
  expect(drawn(7, 10, 6)).toEqual(drawn(7, 10, 6));
  expect(drawn(7, 10, 6)).toMatchInlineSnapshot(`
    [
      2,
      0,
      2,
      2,
      5,
      5,
      1,
      5,
      0,
      5,
    ]
  `);
});

test("neighbouring seeds give other numbers", () => {
  expect(drawn(7, 10, 1000)).not.toEqual(drawn(8, 10, 1000));
});

test.each([1, 2, 3, 7, 100])("every number below %i comes about equally often", (n) => {
  const counts = new Array<number>(n).fill(0);
  for (const value of drawn(42, 1000 * n, n)) counts[value] = (counts[value] ?? 0) + 1;

  expect(Math.min(...counts)).toBeGreaterThan(850);
  expect(Math.max(...counts)).toBeLessThan(1150);
});

test("there is no number below 0 or far too much", () => {
  expect(() => seededRandom(1).below(0)).toThrow(RangeError);
  expect(() => seededRandom(1).below(2 ** 22)).toThrow(RangeError);
});

test("parts of a seed have seeds of their own", () => {
  const seeds = Array.from({ length: 1000 }, (_, index) => deriveSeed(1, index));

  expect(new Set(seeds).size).toBe(1000);
});
