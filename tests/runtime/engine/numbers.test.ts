import fc from "fast-check";
import { expect, test } from "vitest";
import { upperHalf } from "../../../src/dsl/runtime/engine/numbers.ts";

// Chance takes one of n from random bits by the upper half of a product.

const word = fc.integer({ min: 0, max: 2 ** 32 - 1 });

test.each([
  ["few", fc.integer({ min: 1, max: 2 ** 15 + 5 })],
  ["any", fc.integer({ min: 1, max: 2 ** 31 - 1 })],
])("the upper half of a product with %s is exact", (_, numbers) => {
  const check = (bits: number, n: number) => {
    const exact = Number((BigInt(bits) * BigInt(n)) >> 32n);
    expect(upperHalf(bits, n)).toBe(exact);
    expect(upperHalf(bits | 0, n), "bits with a sign").toBe(exact);
  };
  fc.assert(fc.property(word, numbers, check), { numRuns: 2000 });
});
