// The longest common subsequence of two lists: words of two texts, lines of two files.

/** Returns the longest common subsequence as pairs of indices; items are equal if `keyOf` is. */
export function longestCommonSubsequence(
  a: readonly string[],
  b: readonly string[],
  keyOf = (item: string): string => item,
): (readonly [number, number])[] {
  const [left, right] = [a.map(keyOf), b.map(keyOf)];
  const lengths = table(left, right);
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  const pairs: (readonly [number, number])[] = [];
  for (let i = 0, j = 0; i < left.length && j < right.length; ) {
    if (left[i] === right[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}

/** `table[i][j]`: the length of the longest common subsequence of the rests from i and j. */
function table(a: readonly string[], b: readonly string[]): number[][] {
  const lengths = Array.from({ length: a.length + 1 }, () =>
    new Array<number>(b.length + 1).fill(0),
  );
  for (let i = a.length - 1; i >= 0; i--) {
    const [row, next] = [lengths[i] ?? [], lengths[i + 1] ?? []];
    for (let j = b.length - 1; j >= 0; j--) {
      row[j] = a[i] === b[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return lengths;
}
