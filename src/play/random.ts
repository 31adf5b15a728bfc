// The seeded RNG of bots and simulations. It is separate from the RNG of the game, which is part of
// the state, so that the choices of bots do not influence dice and draws.

import { seededBelow } from "../dsl/runtime/engine/bounded-random.ts";
import { sfc32 } from "../dsl/runtime/engine/sfc32.ts";

/** A stream of random numbers, identical on every machine for the same seed. */
export interface Random {
  /** Returns the next 32 bits, as an unsigned integer. */
  next(): number;
  /** Returns a uniform integer from 0 to n - 1; n is at most 2²¹. */
  below(n: number): number;
  /** The state of the RNG, in the first elements of this array. */
  readonly words: Int32Array;
}

const largestRange = 2 ** 21;

/** Creates an RNG from a seed, which may be any 32-bit integer. */
export function seededRandom(seed: number): Random {
  const words = wordsFrom(seed);
  return {
    words,
    next: () => sfc32(words, 0) >>> 0,
    below: (n) => {
      if (!(n >= 1 && n <= largestRange)) throw new RangeError(`No random number below ${n}.`);
      return seededBelow(words, n);
    },
  };
}

/** Derives the seed of part `index` from the seed of the whole, such as game 17 of a simulation. */
export function deriveSeed(seed: number, index: number): number {
  return mixed(Math.imul(mixed(seed) ^ index, 0x9e3779b1) + index);
}

/** Length at which V8 stores a typed array off-heap, so that its code can embed the address. */
const roomForWords = 32;

/** Returns the initial state of sfc32, warmed up as its author advises. */
function wordsFrom(seed: number): Int32Array {
  const words = new Int32Array(roomForWords);
  words[0] = mixed(seed);
  words[1] = mixed(seed + 0x9e3779b9);
  words[2] = mixed(seed + 0x3c6ef372);
  words[3] = 1;
  for (let round = 0; round < 12; round++) sfc32(words, 0);
  return words;
}

/** Finalizer of splitmix32: adjacent seeds give unrelated values. */
function mixed(seed: number): number {
  let bits = (seed + 0x9e3779b9) | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return (bits ^ (bits >>> 15)) >>> 0;
}
