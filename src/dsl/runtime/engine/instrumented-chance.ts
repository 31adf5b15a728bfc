// Chance events with a log and with forced outcomes: the version that programs use in matches.
//
// The casts to `number`: reads within the layout of the state are never undefined.

import * as chance from "./rng.ts";
import { fail } from "./rule-error.ts";
import { closeGap, countsAdd, placesSize } from "./zones.ts";

type Buffer = Int32Array;

/** Events that a program reports while a log is attached. `at` is an index into `Meta.spans`. */
export interface ProgramLog {
  /** `from` lists the tables that contain the points, each with its lookup keys. */
  score(
    player: number,
    reason: number,
    amount: number,
    at: number,
    from?: readonly (readonly [number, ...(number | boolean)[]])[],
  ): void;
  /** `member` is the index within a family. */
  gain(player: number, counter: number, amount: number, at: number, member?: number): void;
  rule(player: number, rule: number, at: number): void;
  /** `die` is an index into `Meta.dice`, or -1 if a range was rolled. */
  roll(value: number, die: number, at: number): void;
  /** `isCertain` says whether nothing else could be drawn. */
  draw(element: number, zone: number, at: number, isCertain: boolean): void;
  revealed(at: number): void;
}

/** A forced outcome: the rolled value or the drawn element, used in place of a random one. */
export interface ForcedOutcome {
  readonly value: number;
  /** The enum that contains the value, or -1 for numbers and pieces. */
  readonly of: number;
}

/** Runs a function with forced outcomes; `run` gets the remaining ones and may add others. */
export function withForcedOutcomes<T>(
  program: { setForced(results: ForcedOutcome[] | null): void },
  results: readonly ForcedOutcome[],
  run: (left: ForcedOutcome[]) => T,
): T {
  const left = [...results];
  program.setForced(left);
  try {
    return run(left);
  } finally {
    program.setForced(null);
  }
}

/** Creates the chance functions of one program, with a log and forced outcomes. */
export function createInstrumentedChance(onLog: (log: ProgramLog | null) => void) {
  let log: ProgramLog | null = null;
  let forced: ForcedOutcome[] | null = null;

  function roll(S: Buffer, from: number, to: number, at: number): number {
    const fixed = forced?.shift();
    if (fixed !== undefined && (fixed.of >= 0 || fixed.value < from || fixed.value > to))
      fail("impossible", at);
    const value = fixed?.value ?? chance.roll(S, from, to);
    log?.roll(value, -1, at);
    return value;
  }

  /**
   * Rolls one of the faces of a die, which are members of the enum `of`, or numbers (-1). They begin the
   * array; programs give the index of their beginning with every array.
   */
  function rollDie(
    S: Buffer,
    faces: readonly number[],
    _begin: number,
    of: number,
    die: number,
    at: number,
  ) {
    const fixed = forced?.shift();
    if (fixed !== undefined && (fixed.of !== of || !faces.includes(fixed.value)))
      fail("impossible", at);
    const value = fixed?.value ?? chance.rollDie(S, faces);
    log?.roll(value, die, at);
    return value;
  }

  function drawCounts(S: Buffer, b: number, first: number, at: number, zone: number): number {
    const fixed = fixedDraw(S[b] as number);
    if (fixed !== undefined) {
      if (!((S[b + 1 + fixed - first] as number) > 0)) fail("impossible", at);
      countsAdd(S, b, fixed - first, -1);
    }
    const element = fixed ?? chance.drawCounts(S, b, first, at);
    log?.draw(element, zone, at, S[b] === S[b + 1 + element - first]);
    return element;
  }

  function drawRow(S: Buffer, b: number, at: number, zone: number): number {
    const length = S[b] as number;
    const fixed = fixedDraw(length);
    if (fixed !== undefined) {
      const i = S.indexOf(fixed, b + 1) - b;
      if (i < 1 || i > length) fail("impossible", at);
      closeGap(S, b, i);
    }
    const element = fixed ?? chance.drawRow(S, b, at);
    log?.draw(element, zone, at, isOnly(S.subarray(b + 1, b + length), element));
    return element;
  }

  function drawPlaces(
    S: Buffer,
    b: number,
    first: number,
    capacity: number,
    at: number,
    zone: number,
  ): number {
    const fixed = fixedDraw(placesSize(S, b, capacity));
    if (fixed !== undefined) {
      const i = S.indexOf(fixed + 1 - first, b) - b;
      if (i < 0 || i >= capacity) fail("impossible", at);
      S[b + i] = 0;
    }
    const element = fixed ?? chance.drawPlaces(S, b, first, capacity, at);
    const left = S.subarray(b, b + capacity).filter((stored) => stored !== 0);
    log?.draw(element, zone, at, isOnly(left, element + 1 - first));
    return element;
  }

  /** Returns the forced element of a draw from `size` elements; `undefined` from an empty zone. */
  function fixedDraw(size: number): number | undefined {
    return size === 0 ? undefined : forced?.shift()?.value;
  }

  return {
    roll,
    rollDie,
    drawCounts,
    drawRow,
    drawPlaces,
    setForced(results: ForcedOutcome[] | null): void {
      forced = results;
    },
    setLog(listener: ProgramLog | null): void {
      log = listener;
      onLog(listener);
    },
  };
}

/** Returns whether everything that is left is the same as what was drawn. */
function isOnly(left: Buffer, drawn: number): boolean {
  return left.every((stored) => stored === drawn);
}
