// Chance: a generator whose state lies in the game's own buffer, and what it decides.
// Without logging and forced outcomes: for these see instrumented-chance.ts.

import { upperHalf } from "./numbers.ts";
import { fail } from "./rule-error.ts";
import { sfc32 } from "./sfc32.ts";
import { closeGap, countsAdd, placesSize } from "./zones.ts";

type Buffer = Int32Array;

/** First of the four words in every state. */
export const WORDS = 4;

/** Starts the generator from any 32-bit integer; near seeds give unrelated sequences. */
export function seedRng(S: Buffer, seed: number): void {
  S[WORDS] = scrambled(seed);
  S[WORDS + 1] = scrambled(seed + 0x9e3779b9);
  S[WORDS + 2] = scrambled(seed + 0x3c6ef372);
  S[WORDS + 3] = 1;
}

/** The finalizer of MurmurHash3 (Austin Appleby): every bit of the input changes half of the output. */
function scrambled(x: number): number {
  let h = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** Counts what chance has decided. */
export function readRngCounter(S: Buffer): number {
  return S[WORDS + 3] as number;
}

/** 0 … n - 1. The bias is below n / 2³²; for the few hundred things of a game nobody can notice it. */
export function randomBelow(S: Buffer, n: number): number {
  return upperHalf(sfc32(S, WORDS), n);
}

/** One of a range. */
export function roll(S: Buffer, from: number, to: number): number {
  return from + randomBelow(S, to - from + 1);
}

/** One of the faces of a die. */
export function rollDie(S: Buffer, faces: ArrayLike<number>): number {
  return faces[randomBelow(S, faces.length)] as number;
}

/** Draws from a zone of counts, whose first element is `first`. */
export function drawCounts(S: Buffer, b: number, first: number, at: number): number {
  const total = S[b] as number;
  if (total === 0) fail("nothing", at);
  let i = 0;
  let n = randomBelow(S, total);
  while (n >= (S[b + 1 + i] as number)) {
    n -= S[b + 1 + i] as number;
    i++;
  }
  countsAdd(S, b, i, -1);
  return first + i;
}

/** Draws from a row. */
export function drawRow(S: Buffer, b: number, at: number): number {
  const length = S[b] as number;
  if (length === 0) fail("nothing", at);
  const i = 1 + randomBelow(S, length);
  const element = S[b + i] as number;
  closeGap(S, b, i);
  return element;
}

/** Draws from numbered places, which hold the element `first` as 1. */
export function drawPlaces(
  S: Buffer,
  b: number,
  first: number,
  capacity: number,
  at: number,
): number {
  const filled = placesSize(S, b, capacity);
  if (filled === 0) fail("nothing", at);
  let left = randomBelow(S, filled);
  let i = 0;
  for (; S[b + i] === 0 || left > 0; i++) if (S[b + i] !== 0) left--;
  const element = (S[b + i] as number) - 1 + first;
  S[b + i] = 0;
  return element;
}
