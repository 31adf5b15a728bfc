// A series of whole numbers without the numbers themselves. Everything kept is a whole number and
// exact, so tallies of parts merge to exactly the tally of the whole, in whatever order.

export interface Histogram {
  readonly count: number;
  readonly sum: bigint;
  /** Sum of the squares. */
  readonly squares: bigint;
  /** Infinity where there are no numbers, and minus infinity for the greatest. */
  readonly min: number;
  readonly max: number;
  /**
   * How many numbers fall into which bucket, in ascending order. A bucket is named by its number
   * nearest to 0. Numbers below 4096 have a bucket each; greater ones share one with those that
   * agree in the first twelve binary digits. So a tally stays small however many numbers it counts,
   * and what is read from buckets is exact for small numbers, and wrong by less than one part in
   * 2000 for great ones.
   */
  readonly buckets: readonly Bucket[];
}

export type Bucket = readonly [bucket: number, count: number];

/** Counts numbers one after the other. They must be whole, and have at most 32 bits. */
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

/** The greatest number that is safe to go on adding to. */
const room = 2 ** 52;

/** A sum that is exact however great it becomes: numbers while they are, whole ones beyond. */
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

/** The tally of both series together. */
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

export function computeHistogramMean(tally: Histogram): number {
  return Number(tally.sum) / tally.count;
}

/** The standard deviation of the sample; 0 for fewer than two numbers. */
export function deviation({ count, sum, squares }: Histogram): number {
  if (count < 2) return 0;
  const scatter = BigInt(count) * squares - sum * sum;
  return Math.sqrt(Number(scatter) / count / (count - 1));
}

/**
 * The least number of the series that at least this share of them does not exceed: 0.5 asks for the
 * median. Of great numbers it gives the bucket.
 */
export function quantile({ count, min, max, buckets }: Histogram, share: number): number {
  const rank = Math.max(1, Math.ceil(share * count));
  let counted = 0;
  for (const [bucket, size] of buckets) {
    counted += size;
    if (counted >= rank) return Math.min(Math.max(bucket, min), max);
  }
  return max;
}

const digits = 12;

/** The bucket that a number falls into. */
export function bucketOf(value: number): number {
  const length = 32 - Math.clz32(Math.abs(value));
  if (length <= digits) return value;
  const width = 2 ** (length - digits);
  return Math.trunc(value / width) * width;
}

/** The least and the greatest number of a bucket. */
export function bucketBounds(bucket: number): readonly [least: number, greatest: number] {
  const length = 32 - Math.clz32(Math.abs(bucket));
  const rest = length <= digits ? 0 : 2 ** (length - digits) - 1;
  return bucket < 0 ? [bucket - rest, bucket] : [bucket, bucket + rest];
}

function ascending(buckets: ReadonlyMap<number, number>): Bucket[] {
  return [...buckets].sort(([one], [other]) => one - other);
}
