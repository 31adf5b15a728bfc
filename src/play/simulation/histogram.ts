// Histograms: moments and buckets of a series of integers. All values are exact integers, so that
// histograms of parts merge to exactly the histogram of the whole, in any order.

/** A histogram of integers. */
export interface Histogram {
  readonly count: number;
  readonly sum: bigint;
  /** Sum of the squares. */
  readonly squares: bigint;
  /** Infinity for an empty series; `max` is then minus infinity. */
  readonly min: number;
  readonly max: number;
  /**
   * Counts by bucket, in ascending order. A bucket is identified by its number nearest to 0.
   * Numbers below 4096 have a bucket each; greater ones share one with those that have the same
   * first twelve binary digits. So the size is bounded, and quantiles are exact for small numbers,
   * with a relative error below 1/2000 for great ones.
   */
  readonly buckets: readonly Bucket[];
}

/** A bucket with its count. */
export type Bucket = readonly [bucket: number, count: number];

/** Builds a histogram from integers of at most 32 bits. */
export class HistogramCounter {
  #count = 0;
  #min = Number.POSITIVE_INFINITY;
  #max = Number.NEGATIVE_INFINITY;
  readonly #sum = new ExactSum();
  readonly #squares = new ExactSum();
  readonly #buckets = new Map<number, number>();

  add(value: number): void {
    this.#count += 1;
    if (value < this.#min) this.#min = value;
    if (value > this.#max) this.#max = value;
    this.#sum.add(value);
    this.#squares.addSquare(value);
    const bucket = bucketOf(value);
    this.#buckets.set(bucket, (this.#buckets.get(bucket) ?? 0) + 1);
  }

  tally(): Histogram {
    return {
      count: this.#count,
      sum: this.#sum.total,
      squares: this.#squares.total,
      min: this.#min,
      max: this.#max,
      buckets: ascending(this.#buckets),
    };
  }
}

/** Largest partial sum of type `number`; adding 32-bit values to it stays exact. */
const room = 2 ** 52;

/** An exact sum of any size: a `number` part that is moved to a `bigint` when it is large. */
export class ExactSum {
  #far = 0n;
  #near = 0;

  /** The total so far. */
  get total(): bigint {
    return this.#far + BigInt(this.#near);
  }

  add(value: number): void {
    this.#near += value;
    if (Math.abs(this.#near) >= room) this.#settle();
  }

  addSquare(value: number): void {
    const square = value * value;
    if (square < room) this.add(square);
    else this.#far += BigInt(value) ** 2n;
  }

  #settle(): void {
    this.#far += BigInt(this.#near);
    this.#near = 0;
  }
}

/** Merges two histograms. */
export function mergeHistograms(one: Histogram, other: Histogram): Histogram {
  const buckets = new Map(one.buckets);
  for (const [bucket, count] of other.buckets) {
    buckets.set(bucket, (buckets.get(bucket) ?? 0) + count);
  }
  return {
    count: one.count + other.count,
    sum: one.sum + other.sum,
    squares: one.squares + other.squares,
    min: Math.min(one.min, other.min),
    max: Math.max(one.max, other.max),
    buckets: ascending(buckets),
  };
}

/** Returns the mean; `NaN` for an empty series. */
export function computeHistogramMean(tally: Histogram): number {
  return Number(tally.sum) / tally.count;
}

/** Returns the sample standard deviation; 0 for fewer than two numbers. */
export function computeDeviation({ count, sum, squares }: Histogram): number {
  if (count < 2) return 0;
  const scatter = BigInt(count) * squares - sum * sum;
  return Math.sqrt(Number(scatter) / count / (count - 1));
}

/**
 * Returns the least number that at least this share of the series does not exceed, with the
 * precision of the buckets: 0.5 gives the median.
 */
export function computeQuantile({ count, min, max, buckets }: Histogram, share: number): number {
  const rank = Math.max(1, Math.ceil(share * count));
  let counted = 0;
  for (const [bucket, size] of buckets) {
    counted += size;
    if (counted >= rank) return Math.min(Math.max(bucket, min), max);
  }
  return max;
}

const digits = 12;

/** Returns the bucket of a number. */
export function bucketOf(value: number): number {
  const length = 32 - Math.clz32(Math.abs(value));
  if (length <= digits) return value;
  const width = 2 ** (length - digits);
  return Math.trunc(value / width) * width;
}

/** Returns the least and the greatest number of a bucket. */
export function bucketBounds(bucket: number): readonly [least: number, greatest: number] {
  const length = 32 - Math.clz32(Math.abs(bucket));
  const rest = length <= digits ? 0 : 2 ** (length - digits) - 1;
  return bucket < 0 ? [bucket - rest, bucket] : [bucket, bucket + rest];
}

function ascending(buckets: ReadonlyMap<number, number>): Bucket[] {
  return [...buckets].sort(([one], [other]) => one - other);
}
