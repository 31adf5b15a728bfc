// Means and standard errors from running sums.

/** Sums of a sample. */
export interface Sums {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
}

/** The sums of an empty sample. */
export const noSums: Sums = { count: 0, sum: 0, squares: 0 };

/** Adds a value to the sums. */
export function withNumber({ count, sum, squares }: Sums, value: number): Sums {
  return { count: count + 1, sum: sum + value, squares: squares + value * value };
}

/** Returns the mean; 0 for an empty sample. */
export function computeMean({ count, sum }: Sums): number {
  return count === 0 ? 0 : sum / count;
}

/** Returns the standard deviation; 0 for fewer than two values. */
function computeStandardDeviation({ count, sum, squares }: Sums): number {
  return count < 2 ? 0 : Math.sqrt(Math.max(0, squares - (sum * sum) / count) / (count - 1));
}

/** Returns the standard error of the mean; infinite for fewer than two values. */
export function computeStandardError(sums: Sums): number {
  return sums.count < 2
    ? Number.POSITIVE_INFINITY
    : computeStandardDeviation(sums) / Math.sqrt(sums.count);
}
