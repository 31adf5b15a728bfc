// Bounded random numbers from a generator outside the state, which bots use for their decisions.

import { upperHalf } from "./numbers.ts";
import { sfc32 } from "./sfc32.ts";

/** Flips the sign bit: a signed comparison of flipped numbers compares them as unsigned. */
const SIGN = -0x80000000;

/**
 * Returns a uniform number in 0 … n - 1 (Lemire's method); the generator's words begin the array.
 */
export function seededBelow(W: Int32Array, n: number): number {
  let bits = sfc32(W, 0);
  if ((Math.imul(bits, n) ^ SIGN) < (n ^ SIGN)) bits = fairBits(W, bits, n);
  return upperHalf(bits, n);
}

/** Returns random bits without bias below n: the given ones, or fresh ones. Rarely called. */
function fairBits(W: Int32Array, bits: number, n: number): number {
  const unfair = (2 ** 32 - n) % n;
  let fair = bits;
  while (Math.imul(fair, n) >>> 0 < unfair) fair = sfc32(W, 0);
  return fair;
}
