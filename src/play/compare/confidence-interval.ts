// Confidence intervals of means (95 %, Student's t).

import type { Series } from "./paired-statistics.ts";

/** A mean with its 95 % confidence interval. */
export interface Interval {
  readonly mean: number;
  /** -Infinity and Infinity for fewer than two numbers. */
  readonly low: number;
  readonly high: number;
  /** Whether the mean is significant: the interval excludes 0. */
  readonly noticeable: boolean;
}

/** Computes the interval of a series; `unit` is the value that counts as 1, such as a whole win. */
export function computeInterval({ count, sum, squares }: Series, unit = 1): Interval {
  const mean = count === 0 ? 0 : sum / count / unit;
  if (count < 2) return unsure(mean);
  const scatter = Math.max(0, squares - (sum * sum) / count);
  const error = Math.sqrt(scatter / (count - 1) / count) / unit;
  const margin = studentQuantile(count - 1) * error;
  const [low, high] = [mean - margin, mean + margin];
  return { mean, low, high, noticeable: low > 0 || high < 0 };
}

function unsure(mean: number): Interval {
  const { NEGATIVE_INFINITY: low, POSITIVE_INFINITY: high } = Number;
  return { mean, low, high, noticeable: false };
}

/** 97.5 % quantiles for 1 to 30 degrees of freedom: NIST/SEMATECH e-Handbook, 1.3.6.7.2. */
const studentTable: readonly number[] = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145,
  2.131, 2.12, 2.11, 2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048,
  2.045, 2.042,
];

/** 97.5 % quantile of the normal distribution. */
const normalQuantile = 1.959964;

/** Returns the 97.5 % quantile of Student's t; above 30 by Abramowitz & Stegun 26.7.5. */
export function studentQuantile(freedom: number): number {
  const listed = studentTable[freedom - 1];
  const z = normalQuantile;
  return listed ?? z + (z ** 3 + z) / (4 * freedom);
}
