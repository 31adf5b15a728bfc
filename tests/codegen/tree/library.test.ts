import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Region, Routine, StateSlot } from "../../../src/dsl/codegen/code/code.ts";
import { calledRoutines } from "../../../src/dsl/codegen/code/effects.ts";
import { verifyRoutine } from "../../../src/dsl/codegen/code/verify.ts";
import { chanceRoutines } from "../../../src/dsl/codegen/library/chance.ts";
import { numberRoutines } from "../../../src/dsl/codegen/library/numbers.ts";
import { trackRoutines } from "../../../src/dsl/codegen/library/tracks.ts";
import { zoneRoutines } from "../../../src/dsl/codegen/library/zones.ts";
import { seededBelow } from "../../../src/dsl/runtime/engine/bounded-random.ts";
import * as numbers from "../../../src/dsl/runtime/engine/numbers.ts";
import * as chance from "../../../src/dsl/runtime/engine/rng.ts";
import { sfc32 } from "../../../src/dsl/runtime/engine/sfc32.ts";
import { repetitions } from "../../support/soak.ts";
import { EXECUTORS, entryFor, outcomeOf, resultOf, stateSlot } from "./executors.ts";
import * as checks from "./reference/numbers.ts";
import * as tracks from "./reference/tracks.ts";
import * as zones from "./reference/zones.ts";

// Routines of the code tree do what functions of the same name in the runtime or in reference/ do: the
// same result, the same state, the same failure.

/** Both zones are in one state, with numbers around them that nothing may change. */
const FROM = 6;
const TO = 20;
const SIZE = 34;
const CAPACITY = 5;
const WIDTH = 6;

const [from, to, words] = [
  stateSlot("from", TO - FROM - 1),
  stateSlot("to", SIZE - TO - 1),
  stateSlot("words", 4),
];
const bases = new Map([
  [from, FROM],
  [to, TO],
  [words, chance.WORDS - 4],
]);
const addressOf = (slot: StateSlot) => ({ bases: [bases.get(slot) ?? 0], step: 0, stride: 0 });
const inState = (slot: StateSlot): Region => ({ kind: "state", slot });

/** How the contents of a zone are made. */
type Contents = "places" | "row" | "counts" | "track" | "none";

interface Case {
  readonly routine: Routine;
  readonly regions?: readonly Region[];
  readonly contents?: readonly [Contents, Contents?];
  readonly args?: readonly fc.Arbitrary<number>[];
  /** The function that it is compared with; `b` and `c` are the first numbers of the zones. */
  readonly expected: (S: Int32Array, ...args: number[]) => unknown;
  /** Whether the zone must hold something. */
  readonly isFilled?: boolean;
}

const element = fc.integer({ min: 0, max: WIDTH - 1 });
const span = fc.integer({ min: 0, max: 9 });
const index = fc.integer({ min: -3, max: WIDTH + 3 });
const limit = fc.integer({ min: 0, max: CAPACITY });
const players = fc.integer({ min: 1, max: 4 });
const int = fc.oneof(
  fc.integer({ min: -20, max: 20 }),
  fc.integer(),
  fc.constantFrom(-(2 ** 31), 2 ** 31 - 1),
);
const positive = fc.oneof(
  fc.integer({ min: 1, max: 100 }),
  fc.integer({ min: 1, max: 2 ** 31 - 1 }),
);

const zone = [inState(from)];
const both = [inState(from), inState(to)];
const [n, z, t, c] = [numberRoutines, zoneRoutines, trackRoutines, chanceRoutines];
const drawn = [inState(words), inState(from)];

/** In the state of the runtime the generator's words follow four numbers of the header. */
function withWords<Result>(S: Int32Array, use: (state: Int32Array) => Result): Result {
  const longer = new Int32Array(SIZE + chance.WORDS);
  longer.set(S, chance.WORDS);
  try {
    return use(longer);
  } finally {
    S.set(longer.subarray(chance.WORDS));
  }
}

const shifted = FROM + chance.WORDS;

const CASES: Readonly<Record<string, Case>> = {
  divideDown: {
    routine: n.divideDown,
    args: [int, int],
    expected: (_, a, b) => numbers.divideDown(a, b) | 0,
  },
  divideUp: {
    routine: n.divideUp,
    args: [int, int],
    expected: (_, a, b) => numbers.divideUp(a, b) | 0,
  },
  modulo: { routine: n.modulo, args: [int, int], expected: (_, a, b) => numbers.modulo(a, b) },
  upperHalf: {
    routine: n.upperHalf,
    args: [int, positive],
    expected: (_, a, b) => numbers.upperHalf(a, b) | 0,
  },
  nthBit: {
    routine: n.nthBit,
    args: [int, element],
    expected: (_, set, k) => zones.nthBit(set, k),
  },
  squareAt: {
    routine: n.squareAt(4, 3),
    args: [index, index],
    expected: (_, x, y) => numbers.squareAt(x, y, 4, 3),
  },
  checkRange: {
    routine: n.checkRange(-2, 5),
    args: [index, span],
    expected: (_, x, at) => checks.checkRange(x, -2, 5, at),
  },
  checkOptionalRange: {
    routine: n.checkOptionalRange(2, 5),
    args: [index, span],
    expected: (_, x, at) => checks.checkOptionalRange(x, 2, 5, at),
  },
  memberIndex: {
    routine: n.memberIndex(2, 3),
    args: [index, span],
    expected: (_, x, at) => checks.member(x, 2, 3, at) - 2,
  },

  placesSize: {
    routine: z.placesSize(CAPACITY),
    regions: zone,
    contents: ["places"],
    expected: (S) => zones.placesSize(S, FROM, CAPACITY),
  },
  placesAdd: {
    routine: z.placesAdd(CAPACITY),
    regions: zone,
    contents: ["places"],
    args: [limit, element, span],
    expected: (S, most, one, at) => zones.placesAdd(S, FROM, most, one, at),
  },
  placesRemove: {
    routine: z.placesRemove(CAPACITY),
    regions: zone,
    contents: ["places"],
    args: [element, span],
    expected: (S, one, at) => zones.placesRemove(S, FROM, CAPACITY, one, at),
  },
  placesFirst: {
    routine: z.placesFirst(CAPACITY),
    regions: zone,
    contents: ["places"],
    expected: (S) => zones.placesFirst(S, FROM, CAPACITY),
  },
  placesCounted: {
    routine: z.placesCounted(CAPACITY),
    regions: both,
    contents: ["places", "counts"],
    args: [fc.constant(0)],
    expected: (S, first) => zones.placesCounted(S, FROM, CAPACITY, TO, first),
  },
  placesKinds: {
    routine: z.placesKinds(CAPACITY),
    regions: zone,
    contents: ["places"],
    expected: (S) => zones.placesKinds(S, FROM, CAPACITY),
  },
  seenBefore: {
    routine: z.seenBefore,
    regions: zone,
    contents: ["places"],
    args: [fc.integer({ min: 0, max: CAPACITY - 1 })],
    expected: (S, i) => zones.seenBefore(S, FROM, i),
  },

  rowAdd: {
    routine: z.rowAdd,
    regions: zone,
    contents: ["row"],
    args: [limit, element, span],
    expected: (S, most, one, at) => zones.rowAdd(S, FROM, most, one, at),
  },
  rowRemove: {
    routine: z.rowRemove,
    regions: zone,
    contents: ["row"],
    args: [element, span],
    expected: (S, one, at) => zones.rowRemove(S, FROM, one, at),
  },
  rowEnd: {
    routine: z.rowEnd,
    regions: zone,
    contents: ["row"],
    isFilled: true,
    expected: (S) => zones.rowEnd(S, FROM),
  },
  rowFirst: {
    routine: z.rowFirst,
    regions: zone,
    contents: ["row"],
    isFilled: true,
    expected: (S) => zones.rowFirst(S, FROM),
  },
  rowLast: {
    routine: z.rowLast,
    regions: zone,
    contents: ["row"],
    isFilled: true,
    expected: (S) => zones.rowLast(S, FROM),
  },
  rowSort: {
    routine: z.rowSort,
    regions: zone,
    contents: ["row"],
    expected: (S) => zones.rowSort(S, FROM),
  },
  rowKinds: {
    routine: z.rowKinds,
    regions: zone,
    contents: ["row"],
    expected: (S) => zones.rowKinds(S, FROM),
  },
  closeGap: {
    routine: z.closeGap,
    regions: zone,
    contents: ["row"],
    isFilled: true,
    args: [fc.constant(1)],
    expected: (S, i) => zones.closeGap(S, FROM, i),
  },

  countsAdd: {
    routine: z.countsAdd,
    regions: zone,
    contents: ["counts"],
    args: [element, span],
    expected: (S, i, count) => zones.countsAdd(S, FROM, i, count),
  },
  countOf: {
    routine: z.countOf,
    regions: zone,
    contents: ["counts"],
    args: [index, fc.constant(WIDTH)],
    expected: (S, i, width) => zones.countOf(S, FROM, i, width),
  },
  countsRemove: {
    routine: z.countsRemove,
    regions: zone,
    contents: ["counts"],
    args: [element, span],
    expected: (S, i, at) => zones.countsRemove(S, FROM, i, at),
  },
  countsRemoveAll: {
    routine: z.countsRemoveAll,
    regions: zone,
    contents: ["counts"],
    args: [element],
    expected: (S, i) => zones.countsRemoveAll(S, FROM, i),
  },
  countsMove: {
    routine: z.countsMove,
    regions: both,
    contents: ["counts", "counts"],
    args: [element, element],
    expected: (S, i, j) => zones.countsMove(S, FROM, i, TO, j),
  },
  countsFirst: {
    routine: z.countsFirst,
    regions: zone,
    contents: ["counts"],
    isFilled: true,
    args: [span],
    expected: (S, first) => zones.countsFirst(S, FROM, first),
  },
  countsKinds: {
    routine: z.countsKinds(WIDTH),
    regions: zone,
    contents: ["counts"],
    args: [fc.integer({ min: 0, max: 9 })],
    expected: (S, first) => zones.countsKinds(S, FROM, first, WIDTH),
  },

  trackStart: {
    routine: t.trackStart,
    regions: zone,
    args: [players, index],
    expected: (S, all, step) => tracks.trackStart(S, FROM, all, step),
  },
  trackAdvance: {
    routine: t.trackAdvance,
    regions: zone,
    contents: ["track"],
    args: [players, element, element, element],
    expected: (S, all, one, by, last) => tracks.trackAdvance(S, FROM, all, one, by, last),
  },
  trackPlace: {
    routine: t.trackPlace,
    regions: zone,
    contents: ["track"],
    args: [players, fc.integer({ min: 0, max: 3 })],
    expected: (S, all, one) => tracks.trackPlace(S, FROM, all, one),
  },
  trackNext: {
    routine: t.trackNext,
    regions: zone,
    contents: ["track"],
    args: [players, fc.integer({ min: 0, max: 15 })],
    expected: (S, all, done) => tracks.trackNext(S, FROM, all, done),
  },

  sfc32: { routine: c.sfc32, regions: [inState(words)], expected: (S) => sfc32(S, 0) },
  randomBelow: {
    routine: c.randomBelow,
    regions: [inState(words)],
    args: [positive],
    expected: (S, most) => withWords(S, (state) => chance.randomBelow(state, most) | 0),
  },
  seededBelow: {
    routine: c.seededBelow,
    regions: [inState(words)],
    // With a large limit, many numbers are drawn again.
    args: [fc.oneof(positive, fc.integer({ min: 1, max: 2 ** 30 }))],
    expected: (S, most) => seededBelow(S, most) | 0,
  },
  roll: {
    routine: c.roll,
    regions: [inState(words)],
    args: [element, fc.integer({ min: WIDTH, max: 99 })],
    expected: (S, low, high) => withWords(S, (state) => chance.roll(state, low, high)),
  },
  rollDie: {
    routine: c.rollDie(5),
    regions: [inState(words), { kind: "constants", name: "faces", numbers: [2, 3, 3, 7, -1] }],
    expected: (S) => withWords(S, (state) => chance.rollDie(state, [2, 3, 3, 7, -1])),
  },
  drawCounts: {
    routine: c.drawCounts,
    regions: drawn,
    contents: ["counts"],
    args: [index, span],
    expected: (S, first, at) =>
      withWords(S, (state) => chance.drawCounts(state, shifted, first, at)),
  },
  drawRow: {
    routine: c.drawRow,
    regions: drawn,
    contents: ["row"],
    args: [span],
    expected: (S, at) => withWords(S, (state) => chance.drawRow(state, shifted, at)),
  },
  drawPlaces: {
    routine: c.drawPlaces(CAPACITY),
    regions: drawn,
    contents: ["places"],
    args: [index, span],
    expected: (S, first, at) =>
      withWords(S, (state) => chance.drawPlaces(state, shifted, first, CAPACITY, at)),
  },
};

const library: Readonly<Record<string, unknown>> = { ...n, ...z, ...t, ...c };

test("every routine of the library is compared", () => {
  expect(Object.keys(library).sort()).toEqual(Object.keys(CASES).sort());
});

const numRuns = repetitions({ short: 60, long: 20_000 });

describe.each(Object.entries(CASES))(
  "%s",
  (_, { routine, regions = [], contents, args = [], expected, isFilled }) => {
    const entry = entryFor(routine, regions);

    test("is well formed", () => {
      expect(calledRoutines([entry]).flatMap(verifyRoutine)).toEqual([]);
    });

    test.each(Object.entries(EXECUTORS))("%s does what the runtime does", (_name, executor) => {
      const run = executor(entry, addressOf);
      const check = (state: Int32Array, given: readonly number[]) => {
        const own = state.slice();
        const result = resultOf(() => expected(own, ...given));
        expect(outcomeOf(run, state, given)).toEqual({ result, state: [...own] });
      };
      fc.assert(fc.property(stateOf(contents ?? ["none"], isFilled), fc.tuple(...args), check), {
        numRuns,
      });
    });
  },
);

/** A state with two zones, and numbers around them. */
function stateOf(
  [first, second = "none"]: readonly [Contents, Contents?],
  isFilled = false,
): fc.Arbitrary<Int32Array> {
  const generator = fc.array(fc.integer(), { minLength: 4, maxLength: 4 });
  return fc
    .tuple(generator, numbersOf(first, isFilled), numbersOf(second))
    .map(([four, one, other]) => {
      const state = Int32Array.from({ length: SIZE }, (_, i) => -100 - i);
      state.set(four);
      state.set(one, FROM);
      state.set(other, TO);
      return state;
    });
}

function numbersOf(contents: Contents, isFilled = false): fc.Arbitrary<number[]> {
  const some = { minLength: isFilled ? 1 : 0, maxLength: CAPACITY };
  const several = { minLength: CAPACITY, maxLength: CAPACITY };
  switch (contents) {
    case "places":
      return fc.array(
        fc.oneof(
          fc.constant(0),
          element.map((one) => one + 1),
        ),
        several,
      );
    case "row":
      return fc
        .array(element, some)
        .map((row) => [row.length, ...row, ...Array<number>(CAPACITY - row.length).fill(0)]);
    case "counts":
      return fc
        .array(element, some)
        .map((all) => [
          all.length,
          ...Array.from({ length: WIDTH }, (_, kind) => all.filter((one) => one === kind).length),
        ]);
    case "track":
      return fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 12, maxLength: 12 });
    case "none":
      return fc.constant([]);
    default:
      return contents satisfies never;
  }
}
