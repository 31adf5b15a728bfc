// Plausibility checks for statistics from files: detects figures that no games can have, such as
// those edited by hand.

import { bucketBounds, bucketOf, type Histogram } from "./histogram.ts";
import type { Statistics } from "./statistics.ts";

/** Tests whether the games can have these statistics. */
export function arePossible(statistics: Statistics): boolean {
  const { games, scores, firsts, decisions, ledger } = statistics;
  return (
    games >= 0 &&
    [...scores, decisions].every((tally) => tally.count === games && isPossibleHistogram(tally)) &&
    (games === 0 || decisions.min >= 0) &&
    // All points are in the ledger.
    scores.every(({ sum }, seat) => sum === ledger[seat]?.reduce((all, line) => all + line, 0n)) &&
    arePossibleFirsts(firsts, games)
  );
}

/** Tests whether a series with this histogram can exist, as far as sums and limits show. */
export function isPossibleHistogram(tally: Histogram): boolean {
  const { count, sum, squares, min, max, buckets } = tally;
  if (count === 0) return sum === 0n && squares === 0n && buckets.length === 0;
  const [first, last] = [buckets[0], buckets.at(-1)];
  return (
    min <= max &&
    min >= -(2 ** 31) &&
    max < 2 ** 31 &&
    first?.[0] === bucketOf(min) &&
    last?.[0] === bucketOf(max) &&
    buckets.every(([bucket, size], at) => {
      const before = buckets[at - 1]?.[0] ?? Number.NEGATIVE_INFINITY;
      return size >= 1 && before < bucket && bucketOf(bucket) === bucket;
    }) &&
    buckets.reduce((all, [, size]) => all + size, 0) === count &&
    isWithin(sum, sumBounds(tally)) &&
    isWithin(squares, squareBounds(tally)) &&
    // The square of the mean is at most the mean of the squares; a number is odd if its square is.
    sum * sum <= BigInt(count) * squares &&
    (squares - sum) % 2n === 0n
  );
}

interface Bounds {
  readonly from: bigint;
  readonly to: bigint;
}

function isWithin(value: bigint, { from, to }: Bounds): boolean {
  return from <= value && value <= to;
}

/** Returns bounds of the sum; they are equal if each number has its own bucket. */
function sumBounds(tally: Histogram): Bounds {
  return totalBounds(tally, ([least, greatest]) => [BigInt(least), BigInt(greatest)]);
}

function squareBounds(tally: Histogram): Bounds {
  return totalBounds(tally, (limits) => {
    // A bucket holds numbers of one sign.
    const [least, greatest] = limits.map((limit) => BigInt(limit) ** 2n).sort(ascending);
    return [least ?? 0n, greatest ?? 0n];
  });
}

/** Returns bounds of a total over all numbers, from bounds of a number in a bucket. */
function totalBounds(
  { min, max, buckets }: Histogram,
  boundsOf: (limits: readonly [least: number, greatest: number]) => readonly [bigint, bigint],
): Bounds {
  let [from, to] = [0n, 0n];
  for (const [bucket, size] of buckets) {
    const [least, greatest] = bucketBounds(bucket);
    const [low, high] = boundsOf([Math.max(least, min), Math.min(greatest, max)]);
    from += low * BigInt(size);
    to += high * BigInt(size);
  }
  return { from, to };
}

function ascending(one: bigint, other: bigint): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/**
 * Tests whether every game has exactly one first place: shared by n seats, it counts once for each
 * of them.
 */
function arePossibleFirsts(firsts: Statistics["firsts"], games: number): boolean {
  let counted = 0;
  for (const at of firsts.keys()) {
    const column = firsts.map((row) => row[at] ?? 0);
    const shared = column.reduce((all, count) => all + count, 0) / (at + 1);
    if (!Number.isInteger(shared) || column.some((count) => count < 0 || count > shared)) {
      return false;
    }
    counted += shared;
  }
  return counted === games;
}
