// Intervals of numbers and their arithmetic: which results an operator can have, from what its
// operands can be.

export interface ValueInterval {
  readonly min: number;
  readonly max: number;
}

export const ANY: ValueInterval = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };

/** Results have 32 bits: one that may be larger may be any number. */
function fitting(interval: ValueInterval): ValueInterval {
  return interval.min < -(2 ** 31) || interval.max > 2 ** 31 - 1 ? ANY : interval;
}

export function addIntervals(left: ValueInterval, right: ValueInterval): ValueInterval {
  return fitting({ min: left.min + right.min, max: left.max + right.max });
}

export function subtractIntervals(left: ValueInterval, right: ValueInterval): ValueInterval {
  return fitting({ min: left.min - right.max, max: left.max - right.min });
}

export function multiplyIntervals(left: ValueInterval, right: ValueInterval): ValueInterval {
  const ends = [left.min * right.min, left.min * right.max, left.max * right.min];
  const all = [...ends, left.max * right.max];
  return all.some(Number.isNaN) ? ANY : fitting({ min: Math.min(...all), max: Math.max(...all) });
}

/** No quotient is further from 0 than what is divided, however it is rounded; by 0 it is 0. */
export function divideIntervals(left: ValueInterval, right: ValueInterval): ValueInterval {
  if (right.min < 0) return ANY;
  return { min: Math.min(0, left.min), max: Math.max(0, left.max) };
}

/** A remainder is 0 up to the divisor, and 0 where that is 0. */
export function remainderInterval(right: ValueInterval): ValueInterval {
  return right.min >= 0 ? { min: 0, max: Math.max(0, right.max - 1) } : ANY;
}

export function absoluteInterval({ min, max }: ValueInterval): ValueInterval {
  return fitting({ min: Math.max(0, min, -max), max: Math.max(-min, max) });
}

/** Returns the smallest interval that contains all of these. */
export function enclosingInterval(parts: readonly ValueInterval[]): ValueInterval {
  return combineIntervals(parts, Math.min, Math.max);
}

/** Returns the interval between a choice of the least values and a choice of the greatest ones. */
export function combineIntervals(
  parts: readonly ValueInterval[],
  least: (...values: number[]) => number,
  greatest: (...values: number[]) => number,
): ValueInterval {
  return {
    min: least(...parts.map(({ min }) => min)),
    max: greatest(...parts.map(({ max }) => max)),
  };
}
