// Figures of many games: exact, and the same however the games are cut into parts.

import fc from "fast-check";
import { expect, test } from "vitest";
import {
  computeDeviation,
  computeHistogramMean,
  computeQuantile,
  type Histogram,
  HistogramCounter,
  mergeHistograms,
} from "../../src/play/simulation/histogram.ts";
import { isPossibleHistogram } from "../../src/play/simulation/plausible-figures.ts";
import {
  countWins,
  createEmptyStatistics,
  mergeStatistics,
  StatisticsCounter,
} from "../../src/play/simulation/statistics.ts";

const seats = 3;
const reasons = 2;

/** Any number of 32 bits, small ones more often. */
const points = fc.oneof(
  fc.integer({ min: -300, max: 300 }),
  fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
);
const result = fc.record({
  scores: fc.tuple(points, points, points),
  ranking: fc.constantFrom([[0], [1, 2]], [[1, 2], [0]], [[0, 1, 2]], [[2], [0], [1]]),
  decisions: fc.nat({ max: 100_000 }),
  ledger: fc.array(
    fc.record({
      player: fc.nat({ max: seats - 1 }),
      reason: fc.nat({ max: reasons - 1 }),
      points,
    }),
    { maxLength: 6 },
  ),
});
type Result = typeof result extends fc.Arbitrary<infer T> ? T : never;

function statisticsOf(results: readonly Result[]) {
  const counter = new StatisticsCounter(seats, reasons);
  for (const one of results) counter.add(one);
  return counter.statistics();
}

function tallyOf(values: readonly number[]): Histogram {
  const counter = new HistogramCounter();
  for (const value of values) counter.add(value);
  return counter.tally();
}

test("parts merge to the whole, in whatever order and however they are cut", () => {
  fc.assert(
    fc.property(
      fc.array(result),
      fc.array(result),
      fc.array(result),
      (...parts: [Result[], Result[], Result[]]) => {
        const [a, b, c] = parts.map(statisticsOf) as [
          ReturnType<typeof statisticsOf>,
          ReturnType<typeof statisticsOf>,
          ReturnType<typeof statisticsOf>,
        ];
        const whole = statisticsOf(parts.flat());

        expect(mergeStatistics(mergeStatistics(a, b), c)).toEqual(whole);
        expect(mergeStatistics(a, mergeStatistics(b, c))).toEqual(whole);
        expect(mergeStatistics(c, mergeStatistics(b, a))).toEqual(whole);
        expect(mergeStatistics(createEmptyStatistics(seats, reasons), whole)).toEqual(whole);
      },
    ),
  );
});

test("figures of different games do not merge", () => {
  expect(() => mergeStatistics(createEmptyStatistics(2, 1), createEmptyStatistics(3, 1))).toThrow(
    RangeError,
  );
});

test("sums are exact beyond what numbers hold", () => {
  fc.assert(
    fc.property(fc.array(points, { minLength: 1 }), (values) => {
      const { count, sum, squares, min, max } = tallyOf(values);

      expect(count).toBe(values.length);
      expect(sum).toBe(values.reduce((total, value) => total + BigInt(value), 0n));
      expect(squares).toBe(values.reduce((total, value) => total + BigInt(value) ** 2n, 0n));
      expect([min, max]).toEqual([Math.min(...values), Math.max(...values)]);
    }),
  );
  const greatest = tallyOf(new Array(5000).fill(2 ** 31 - 1));
  expect(greatest.squares).toBe(5000n * (2n ** 31n - 1n) ** 2n);
});

/** What a quantile is, by its definition. */
function nth(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(1, Math.ceil(share * values.length)) - 1] as number;
}

const share = fc.constantFrom(0, 0.05, 0.25, 0.5, 0.9, 1);

test("quantiles of small numbers are exact", () => {
  const small = fc.array(fc.integer({ min: -4095, max: 4095 }), { minLength: 1 });
  fc.assert(
    fc.property(small, share, (values, at) => {
      expect(computeQuantile(tallyOf(values), at)).toBe(nth(values, at));
    }),
  );
});

test("quantiles of great numbers are wrong by less than one part in 2000", () => {
  fc.assert(
    fc.property(fc.array(points, { minLength: 1 }), share, (values, at) => {
      const exact = nth(values, at);
      const error = Math.abs(computeQuantile(tallyOf(values), at) - exact);

      expect(error).toBeLessThanOrEqual(Math.abs(exact) / 2000);
    }),
  );
});

test("a tally does not grow with the numbers that it counts", () => {
  const counter = new HistogramCounter();
  for (let value = 0; value < 400_000; value++) counter.add(value);

  expect(counter.tally().buckets.length).toBeLessThan(20_000);
});

test("mean and deviation of 2, 4, 4, 6 are 4 and √(8/3)", () => {
  const whole = mergeHistograms(tallyOf([2, 4]), tallyOf([4, 6]));

  expect(computeHistogramMean(whole)).toBe(4);
  expect(computeDeviation(whole)).toBeCloseTo(Math.sqrt(8 / 3), 12);
  expect(whole).toMatchObject({ min: 2, max: 6 });
});

test("the deviation of great numbers that lie close together is not lost", () => {
  const far = 2_000_000_000;
  expect(computeDeviation(tallyOf([far, far + 2, far + 2, far + 4]))).toBeCloseTo(
    Math.sqrt(8 / 3),
    12,
  );
});

test("every game has one winner, or several who share", () => {
  fc.assert(
    fc.property(fc.array(result), (results) => {
      const statistics = statisticsOf(results);
      const won = [0, 1, 2].reduce((total, seat) => total + countWins(statistics, seat), 0);

      expect(won).toBeCloseTo(results.length, 9);
    }),
  );
});

test("figures of numbers are possible, and no other sum, limit or count is where all are small", () => {
  const small = fc.integer({ min: -4095, max: 4095 });
  const series = fc.array(fc.oneof(points, small), { maxLength: 30 });
  fc.assert(
    fc.property(series, series, (one, other) => {
      expect(isPossibleHistogram(tallyOf(one))).toBe(true);
      expect(isPossibleHistogram(mergeHistograms(tallyOf(one), tallyOf(other)))).toBe(true);
    }),
  );
  const change = fc.integer({ min: -9000, max: 9000 }).filter((by) => by !== 0);
  fc.assert(
    fc.property(fc.array(small, { minLength: 1 }), change, (values, by) => {
      const tally = tallyOf(values);
      const [[bucket, size] = [0, 0], ...rest] = tally.buckets;
      const changed: readonly Histogram[] = [
        { ...tally, count: tally.count + by },
        { ...tally, sum: tally.sum + BigInt(by) },
        { ...tally, squares: tally.squares + BigInt(by) },
        { ...tally, min: tally.min + by },
        { ...tally, max: tally.max + by },
        { ...tally, buckets: [[bucket + by, size], ...rest] },
        { ...tally, buckets: [[bucket, size + by], ...rest] },
        { ...tally, buckets: [...tally.buckets, [bucket, 0]] },
      ];
      expect(changed.filter(isPossibleHistogram)).toEqual([]);
    }),
  );
});
