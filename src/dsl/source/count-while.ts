// Binary search.

/** Returns how many items at the start of a list pass a test that none behind them passes. */
export function countWhile<T>(list: readonly T[], test: (item: T) => boolean): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (test(list[middle] as T)) low = middle + 1;
    else high = middle;
  }
  return low;
}
