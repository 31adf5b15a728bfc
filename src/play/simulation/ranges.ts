// Sets of games, by their numbers: ranges in ascending order that neither overlap nor touch, so that
// equal sets are equal lists.

/** The games from one number up to, and without, another. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export function sizeOf(ranges: readonly Range[]): number {
  return ranges.reduce((total, { from, to }) => total + to - from, 0);
}

/** What is in any of the ranges, which may come in any order. */
export function union(ranges: readonly Range[]): Range[] {
  const joined: Range[] = [];
  for (const range of inOrder(ranges)) {
    const last = joined.at(-1);
    if (last === undefined || range.from > last.to) joined.push(range);
    else joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
  }
  return joined;
}

/** What of one set is not in the other. */
export function without(ranges: readonly Range[], taken: readonly Range[]): Range[] {
  return ranges.flatMap((range) => {
    const left: Range[] = [];
    let from = range.from;
    for (const hole of inOrder(taken)) {
      left.push({ from, to: Math.min(hole.from, range.to) });
      from = Math.max(from, hole.to);
    }
    return inOrder([...left, { from, to: range.to }]);
  });
}

/** What is in both sets. */
export function intersectRanges(one: readonly Range[], other: readonly Range[]): Range[] {
  return without(one, without(one, other));
}

/** The games of part `number` (from 1) of `of` parts, which differ by one game at most. */
export function shardOf(games: number, number: number, of: number): Range {
  const cut = (part: number) => Math.floor((games * part) / of);
  return { from: cut(number - 1), to: cut(number) };
}

/** The games of a range in pieces of this size; the last may be smaller. */
export function cutInto({ from, to }: Range, size: number): Range[] {
  const count = Math.ceil((to - from) / size);
  return Array.from({ length: count }, (_, index) => {
    const start = from + index * size;
    return { from: start, to: Math.min(start + size, to) };
  });
}

/** Those that are not empty, in ascending order. */
function inOrder(ranges: readonly Range[]): Range[] {
  return ranges.filter(({ from, to }) => from < to).sort((one, other) => one.from - other.from);
}
