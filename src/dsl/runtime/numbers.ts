// Arithmetic that has a result for all integers.

import { fail } from "./rule-error.ts";

/** a / b rounded up; 0 if b is 0. Most divisors in rules are 1 until an exception changes them. */
export function divideUp(a: number, b: number): number {
  if (b === 1) return a;
  return b === 0 ? 0 : Math.ceil(a / b);
}

/** a / b rounded down; 0 if b is 0. */
export function divideDown(a: number, b: number): number {
  if (b === 1) return a;
  return b === 0 ? 0 : Math.floor(a / b);
}

/** What is left of a after taking away b as often as possible: 0 … b - 1, also for negative a; 0 if b is 0. */
export function modulo(a: number, b: number): number {
  return b === 0 ? 0 : a - b * Math.floor(a / b);
}

/** An index if it is one of so many; else no number, under which no table has anything. */
export function within(index: number, count: number): number {
  return index >= 0 && index < count ? index : Number.NaN;
}

/** The index of one of a family, which begins at `from` and has so many; stops the game at any other. */
export function member(index: number, from: number, count: number, at: number): number {
  return index >= from && index < from + count ? index : fail("outside", at);
}
