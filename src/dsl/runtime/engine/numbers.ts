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

/** Below this, products with 16 bits are whole numbers of 31 bits, which are quick. */
export const SMALL = 2 ** 15;

/**
 * The upper half of the product of two numbers of 32 bits, both counted from 0: with random bits, one
 * of n (Lemire's method). Halves are multiplied by halves ("Hacker's Delight", 8-2).
 */
export function upperHalf(bits: number, n: number): number {
  const low = bits & 0xffff;
  const high = bits >>> 16;
  if (n < SMALL) return (Math.imul(high, n) + (Math.imul(low, n) >>> 16)) >>> 16;
  const nLow = n & 0xffff;
  const nHigh = n >>> 16;
  const middle = (Math.imul(high, nLow) + (Math.imul(low, nLow) >>> 16)) | 0;
  const other = (Math.imul(low, nHigh) + (middle & 0xffff)) | 0;
  return (Math.imul(high, nHigh) + (middle >>> 16) + (other >>> 16)) | 0;
}

/** An index if it is one of so many; else one so large that no table has anything there. */
export function within(index: number, count: number): number {
  return index >= 0 && index < count ? index : 0x1000000;
}

/** The space in a column and a row of a board of squares, both counted from 1; -1 outside. */
export function squareAt(column: number, row: number, columns: number, rows: number): number {
  if (column < 1 || column > columns || row < 1 || row > rows) return -1;
  return (row - 1) * columns + column - 1;
}

/** The index of one of a family, which begins at `from` and has so many; stops the game at any other. */
export function member(index: number, from: number, count: number, at: number): number {
  return index >= from && index < from + count ? index : fail("outside", at);
}

/** A number within the limits that are declared for it; stops the game at any other. */
export function checkRange(value: number, from: number, to: number, at: number): number {
  return value >= from && value <= to ? value : fail("out-of-range", at);
}

/** The same of a number that may be none. */
export function checkOptionalRange(value: number, from: number, to: number, at: number): number {
  return value === -1 || (value >= from && value <= to) ? value : fail("out-of-range", at);
}
