// The seeded generator behind bots and simulations. It is not the game's own generator, which
// lives in the state: how a bot makes up its mind must not change what the dice show.

/** A stream of chance that is the same on every machine for the same seed. */
export interface Random {
  /** The next 32 bits, as an integer from 0. */
  next(): number;
  /** 0 … n - 1, each equally likely; n is at most 2²¹. */
  below(n: number): number;
}

const largestRange = 2 ** 21;

/** A stream for a seed; any 32-bit integer will do. */
export function seededRandom(seed: number): Random {
  const next = sfc32(seed);
  return { next, below: (n) => below(next, n) };
}

/** A seed for part `index` of something that has a seed itself, such as game 17 of a simulation. */
export function derivedSeed(seed: number, index: number): number {
  return mixed(Math.imul(mixed(seed) ^ index, 0x9e3779b1) + index);
}

/** Below this, products with 16 bits are whole numbers of 31 bits, which are quicker than those of 53. */
const smallRange = 2 ** 15;

/**
 * Lemire's method: the upper half of bits · n, drawn again where the lower half would favour some
 * results.
 */
function below(next: () => number, n: number): number {
  if (!(n >= 1 && n <= largestRange)) throw new RangeError(`No random number below ${n}.`);
  let bits = next();
  if (Math.imul(bits, n) >>> 0 < n) {
    const unfair = (2 ** 32 - n) % n;
    while (Math.imul(bits, n) >>> 0 < unfair) bits = next();
  }
  if (n >= smallRange) return Math.floor((bits * n) / 2 ** 32);
  const low = Math.imul(bits & 0xffff, n) >>> 16;
  return (Math.imul(bits >>> 16, n) + low) >>> 16;
}

/** Long enough for V8 to keep it outside of its heap, where it knows the place of each number. */
const roomForWords = 32;

/** Chris Doty-Humphrey's sfc32, warmed up as its author advises. */
function sfc32(seed: number): () => number {
  const words = new Int32Array(roomForWords);
  words[0] = mixed(seed);
  words[1] = mixed(seed + 0x9e3779b9);
  words[2] = mixed(seed + 0x3c6ef372);
  words[3] = 1;
  const next = () => {
    const a = words[0] as number;
    const b = words[1] as number;
    const c = words[2] as number;
    const counter = words[3] as number;
    const result = (((a + b) | 0) + counter) | 0;
    words[0] = b ^ (b >>> 9);
    words[1] = c + (c << 3);
    words[2] = ((c << 21) | (c >>> 11)) + result;
    words[3] = counter + 1;
    return result >>> 0;
  };
  for (let round = 0; round < 12; round++) next();
  return next;
}

/** The finisher of splitmix32: neighbouring seeds come out far apart. */
function mixed(seed: number): number {
  let bits = (seed + 0x9e3779b9) | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return (bits ^ (bits >>> 15)) >>> 0;
}
