// Line diff of two programs.

/** Line numbers, from 1. */
export interface ChangedLines {
  readonly wrong: readonly number[];
  readonly right: readonly number[];
}

/** Returns the lines that only one of the programs has, as few as possible. */
export function changedLines(wrong: string, right: string): ChangedLines {
  const [one, other] = [wrong.split("\n"), right.split("\n")];
  const common = commonFrom(one, other);
  const changed: { wrong: number[]; right: number[] } = { wrong: [], right: [] };
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    if (i < one.length && j < other.length && one[i] === other[j]) {
      i += 1;
      j += 1;
    } else if (i < one.length && (j === other.length || common(i + 1, j) >= common(i, j + 1))) {
      i += 1;
      changed.wrong.push(i);
    } else {
      j += 1;
      changed.right.push(j);
    }
  }
  return changed;
}

/** Returns a function for the length of the longest common subsequence from two lines on. */
function commonFrom(
  one: readonly string[],
  other: readonly string[],
): (i: number, j: number) => number {
  const counts = Array.from({ length: one.length + 1 }, () => new Array(other.length + 1).fill(0));
  const common = (i: number, j: number): number => counts[i]?.[j] ?? 0;
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const row = counts[i] ?? [];
      row[j] =
        one[i] === other[j]
          ? common(i + 1, j + 1) + 1
          : Math.max(common(i + 1, j), common(i, j + 1));
    }
  }
  return common;
}
