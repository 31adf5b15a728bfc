// Means of what many games brought, with how sure they are; parts add up to the whole.

export interface Sums {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
}

export const noSums: Sums = { count: 0, sum: 0, squares: 0 };

export function withNumber({ count, sum, squares }: Sums, value: number): Sums {
  return { count: count + 1, sum: sum + value, squares: squares + value * value };
}

export function computeMean({ count, sum }: Sums): number {
  return count === 0 ? 0 : sum / count;
}

/** How much single numbers lie apart. */
function computeVariance({ count, sum, squares }: Sums): number {
  return count < 2 ? 0 : Math.sqrt(Math.max(0, squares - (sum * sum) / count) / (count - 1));
}

/** How far the mean may be off: its standard error; not to be told from fewer than two numbers. */
export function computeStandardError(sums: Sums): number {
  return sums.count < 2 ? Number.POSITIVE_INFINITY : computeVariance(sums) / Math.sqrt(sums.count);
}
