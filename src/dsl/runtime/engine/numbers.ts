// Total integer arithmetic: every operation has a result for all integers.

/**
 * Returns a / b rounded up; 0 if b is 0. Divisors in rules are mostly 1 until an exception changes
 * them.
 */
export function divideUp(a: number, b: number): number {
  if (b === 1) return a;
  return b === 0 ? 0 : Math.ceil(a / b);
}

/** Returns a / b rounded down; 0 if b is 0. */
export function divideDown(a: number, b: number): number {
  if (b === 1) return a;
  return b === 0 ? 0 : Math.floor(a / b);
}

/** Returns the non-negative remainder 0 … b - 1, also for negative a; 0 if b is 0. */
export function modulo(a: number, b: number): number {
  return b === 0 ? 0 : a - b * Math.floor(a / b);
}

/**
 * Below this, products with 16-bit numbers are 31-bit integers (V8 small integers), which are fast.
 */
export const SMALL = 2 ** 15;

/**
 * Returns the upper half of the product of two unsigned 32-bit numbers. With random bits as one
 * factor, this is a random number below the other (Lemire's method). Multiplies halves by halves
 * ("Hacker's Delight", 8-2).
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

/** Returns the space at a column and a row of a square board, both from 1; -1 outside. */
export function squareAt(column: number, row: number, columns: number, rows: number): number {
  if (column < 1 || column > columns || row < 1 || row > rows) return -1;
  return (row - 1) * columns + column - 1;
}
