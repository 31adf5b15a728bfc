// The seeded generator behind bots and simulations. It is not the game's own generator, which
// lives in the state: how a bot makes up its mind must not change what the dice show.

import { seededBelow } from "../dsl/runtime/engine/bounded-random.ts";
import { sfc32 } from "../dsl/runtime/engine/sfc32.ts";

/** A stream of chance that is the same on every machine for the same seed. */
export interface Random {
  /** The next 32 bits, as an integer from 0. */
  next(): number;
  /** 0 … n - 1, each equally likely; n is at most 2²¹. */
  below(n: number): number;
  /** The state of the generator, which begins this array. */
  readonly words: Int32Array;
}

const largestRange = 2 ** 21;

/** A stream for a seed; any 32-bit integer will do. */
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

/** A seed for part `index` of something that has a seed itself, such as game 17 of a simulation. */
export function derivedSeed(seed: number, index: number): number {
  return mixed(Math.imul(mixed(seed) ^ index, 0x9e3779b1) + index);
}

/** Long enough for V8 to keep it outside of its heap, where it knows the place of each number. */
const roomForWords = 32;

/** The words of sfc32, warmed up as its author advises. */
function wordsFrom(seed: number): Int32Array {
  const words = new Int32Array(roomForWords);
  words[0] = mixed(seed);
  words[1] = mixed(seed + 0x9e3779b9);
  words[2] = mixed(seed + 0x3c6ef372);
  words[3] = 1;
  for (let round = 0; round < 12; round++) sfc32(words, 0);
  return words;
}

/** The finisher of splitmix32: neighbouring seeds come out far apart. */
function mixed(seed: number): number {
  let bits = (seed + 0x9e3779b9) | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return (bits ^ (bits >>> 15)) >>> 0;
}
