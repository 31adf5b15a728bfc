import fc from "fast-check";
import { expect, test } from "vitest";
import { bitCount } from "../../../src/dsl/runtime/engine/zones.ts";
import { nthBit } from "../../codegen/tree/reference/zones.ts";

// Sets of bits, as playouts count them and draw from them.

const placesOf = (set: number) =>
  Array.from({ length: 32 }, (_, place) => place).filter((place) => (set >>> place) & 1);

test("the bits of a set are found one after the other, from the lowest", () => {
  const set = fc.oneof(fc.integer(), fc.constantFrom(1, -1, 1 << 31, 0xffff, 0xffff << 16));
  fc.assert(
    fc.property(set, (bits) => {
      const places = placesOf(bits);
      expect(bitCount(bits)).toBe(places.length);
      expect(places.map((_, k) => nthBit(bits, k))).toEqual(places);
    }),
    { numRuns: 2000 },
  );
});
