// Numbers drawn from a generator that lies beside a game, not in it: how a bot makes up its mind.

import { upperHalf } from "./numbers.ts";
import { sfc32 } from "./sfc32.ts";

/** Turns the sign: numbers that are compared after it are compared as if they counted from 0. */
export const SIGN = -0x80000000;

/** 0 … n - 1, each equally likely (Lemire's method); the generator's words begin the array. */
export function seededBelow(W: Int32Array, n: number): number {
  let bits = sfc32(W, 0);
  if ((Math.imul(bits, n) ^ SIGN) < (n ^ SIGN)) bits = fairBits(W, bits, n);
  return upperHalf(bits, n);
}

/** Bits that favour no number below n: those that are there, or others. It is seldom asked. */
export function fairBits(W: Int32Array, bits: number, n: number): number {
  const unfair = (2 ** 32 - n) % n;
  let fair = bits;
  while (Math.imul(fair, n) >>> 0 < unfair) fair = sfc32(W, 0);
  return fair;
}
