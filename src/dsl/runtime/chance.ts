// Chance: a generator whose state lies in the game's own buffer.
//
// sfc32 (Chris Doty-Humphrey, PractRand): four 32-bit words, fast, passes the usual test batteries.

import { fail } from "./rule-error.ts";
import { closeGap, countsAdd } from "./zones.ts";

type Buffer = Int32Array;

/** First of the four words in every state. */
const WORDS = 4;

/** Starts the generator from any 32-bit integer; near seeds give unrelated sequences. */
export function seedChance(S: Buffer, seed: number): void {
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

/** The next 32 random bits, as a number from 0. */
function next(S: Buffer): number {
  const a = S[WORDS] as number;
  const b = S[WORDS + 1] as number;
  const c = S[WORDS + 2] as number;
  const d = S[WORDS + 3] as number;
  const t = (((a + b) | 0) + d) | 0;
  S[WORDS + 3] = (d + 1) | 0;
  S[WORDS] = b ^ (b >>> 9);
  S[WORDS + 1] = (c + (c << 3)) | 0;
  S[WORDS + 2] = (((c << 21) | (c >>> 11)) + t) | 0;
  return t >>> 0;
}

/** Counts what chance has decided. */
export function chanceMark(S: Buffer): number {
  return S[WORDS + 3] as number;
}

/** 0 … n - 1. The bias is below n / 2³²; for the few hundred things of a game nobody can notice it. */
export function below(S: Buffer, n: number): number {
  return ((next(S) * n) / 0x100000000) | 0;
}

/** What a program tells while it is watched. `at` is an index into `Meta.spans`. */
export interface ProgramLog {
  /** `from` holds the tables that the points stand in, each with what they were looked up by. */
  score(
    player: number,
    reason: number,
    amount: number,
    at: number,
    from?: readonly (readonly [number, ...(number | boolean)[]])[],
  ): void;
  /** `member` says which one of a family. */
  gain(player: number, counter: number, amount: number, at: number, member?: number): void;
  rule(player: number, rule: number, at: number): void;
  /** `die` is an index into `Meta.dice`, or -1 where a range was rolled. */
  roll(value: number, die: number, at: number): void;
  draw(element: number, zone: number, at: number): void;
  revealed(at: number): void;
}

/** A result to come instead of chance: what is rolled, or which element is drawn. */
export interface Forced {
  readonly value: number;
  /** The enum that the value is a member of, or -1 for numbers and pieces. */
  readonly of: number;
}

/** Runs with these results instead of chance; `run` gets those that are left and may add others. */
export function withChance<T>(
  program: { setForced(results: Forced[] | null): void },
  results: readonly Forced[],
  run: (left: Forced[]) => T,
): T {
  const left = [...results];
  program.setForced(left);
  try {
    return run(left);
  } finally {
    program.setForced(null);
  }
}

/** The chance of one program: it can be watched, and its next results can be fixed. */
export function createChance(onLog: (log: ProgramLog | null) => void) {
  let log: ProgramLog | null = null;
  let forced: Forced[] | null = null;

  function roll(S: Buffer, from: number, to: number, at: number): number {
    const fixed = forced?.shift();
    if (fixed !== undefined && (fixed.of >= 0 || fixed.value < from || fixed.value > to))
      fail("impossible", at);
    const value = fixed?.value ?? from + below(S, to - from + 1);
    log?.roll(value, -1, at);
    return value;
  }

  /** One of the faces of a die, which are members of the enum `of`, or numbers (-1). */
  function rollDie(S: Buffer, faces: readonly number[], of: number, die: number, at: number) {
    const fixed = forced?.shift();
    if (fixed !== undefined && (fixed.of !== of || !faces.includes(fixed.value)))
      fail("impossible", at);
    const value = fixed?.value ?? (faces[below(S, faces.length)] as number);
    log?.roll(value, die, at);
    return value;
  }

  function drawCounts(S: Buffer, b: number, first: number, zone: number, at: number): number {
    const total = S[b] as number;
    if (total === 0) fail("nothing", at);
    const fixed = forced?.shift()?.value;
    let i = 0;
    if (fixed === undefined) {
      let n = below(S, total);
      while (n >= (S[b + 1 + i] as number)) n -= S[b + 1 + i++] as number;
    } else {
      i = fixed - first;
      if (!((S[b + 1 + i] as number) > 0)) fail("impossible", at);
    }
    countsAdd(S, b, i, -1);
    log?.draw(first + i, zone, at);
    return first + i;
  }

  function drawRow(S: Buffer, b: number, zone: number, at: number): number {
    const length = S[b] as number;
    if (length === 0) fail("nothing", at);
    const fixed = forced?.shift()?.value;
    const i = fixed === undefined ? 1 + below(S, length) : S.indexOf(fixed, b + 1) - b;
    if (i < 1 || i > length) fail("impossible", at);
    const element = S[b + i] as number;
    closeGap(S, b, i);
    log?.draw(element, zone, at);
    return element;
  }

  function drawPlaces(S: Buffer, b: number, capacity: number, zone: number, at: number): number {
    const fixed = forced?.shift()?.value;
    const filled: number[] = [];
    for (let i = 0; i < capacity; i++) {
      if (S[b + i] !== 0 && (fixed === undefined || S[b + i] === fixed + 1)) filled.push(i);
    }
    const i = filled[fixed === undefined && filled.length > 0 ? below(S, filled.length) : 0];
    if (i === undefined) return fail(fixed === undefined ? "nothing" : "impossible", at);
    const element = (S[b + i] as number) - 1;
    S[b + i] = 0;
    log?.draw(element, zone, at);
    return element;
  }

  return {
    roll,
    rollDie,
    drawCounts,
    drawRow,
    drawPlaces,
    setForced(results: Forced[] | null): void {
      forced = results;
    },
    setLog(listener: ProgramLog | null): void {
      log = listener;
      onLog(listener);
    },
  };
}
