// Checks of numbers, written independently of the library of routines, which must do the same.

import { fail } from "../../../../src/dsl/runtime/engine/rule-error.ts";

/** Returns an index in `from … from + count - 1`; any other one stops the game. */
export function member(index: number, from: number, count: number, at: number): number {
  return index >= from && index < from + count ? index : fail("outside", at);
}

/** Returns a number within its declared limits; any other number stops the game. */
export function checkRange(value: number, from: number, to: number, at: number): number {
  return value >= from && value <= to ? value : fail("out-of-range", at);
}

/** Like `checkRange`, for a number that may be none. */
export function checkOptionalRange(value: number, from: number, to: number, at: number): number {
  return value === -1 || (value >= from && value <= to) ? value : fail("out-of-range", at);
}
