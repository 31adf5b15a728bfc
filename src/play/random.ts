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

/**
 * Lemire's method: the upper half of bits · n, drawn again where the lower half would favour some
 * results. The product stays under 2⁵³, so numbers hold it exactly.
 */
function below(next: () => number, n: number): number {
  if (!(n >= 1 && n <= largestRange)) throw new RangeError(`No random number below ${n}.`);
  let product = next() * n;
  let low = product >>> 0;
  if (low < n) {
    const unfair = (2 ** 32 - n) % n;
    while (low < unfair) {
      product = next() * n;
      low = product >>> 0;
    }
  }
  return Math.floor(product / 2 ** 32);
}

/** Chris Doty-Humphrey's sfc32, warmed up as its author advises. */
function sfc32(seed: number): () => number {
  let a = mixed(seed) | 0;
  let b = mixed(seed + 0x9e3779b9) | 0;
  let c = mixed(seed + 0x3c6ef372) | 0;
  let counter = 1;
  const next = () => {
    const result = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + result) | 0;
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
