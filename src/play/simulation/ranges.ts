// Sets of game numbers: disjoint, non-adjacent ranges in ascending order, so that equal sets are
// equal lists.

/** A half-open range of game numbers: `to` is excluded. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Returns the number of games in all ranges. */
export function sizeOf(ranges: readonly Range[]): number {
  return ranges.reduce((total, { from, to }) => total + to - from, 0);
}

/** Returns the union of ranges, which may be in any order. */
export function uniteRanges(ranges: readonly Range[]): Range[] {
  const joined: Range[] = [];
  for (const range of inOrder(ranges)) {
    const last = joined.at(-1);
    if (last === undefined || range.from > last.to) joined.push(range);
    else joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
  }
  return joined;
}

/** Returns the difference: the games of `ranges` that are not in `taken`. */
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

/** Returns the intersection of two sets. */
export function intersectRanges(one: readonly Range[], other: readonly Range[]): Range[] {
  return without(one, without(one, other));
}

/** Returns the games of shard `number` (from 1) of `of` shards, whose sizes differ by at most 1. */
export function shardOf(games: number, number: number, of: number): Range {
  const cut = (part: number) => Math.floor((games * part) / of);
  return { from: cut(number - 1), to: cut(number) };
}

/** Splits a range into chunks of this size; the last may be smaller. */
export function cutInto({ from, to }: Range, size: number): Range[] {
  const count = Math.ceil((to - from) / size);
  return Array.from({ length: count }, (_, index) => {
    const start = from + index * size;
    return { from: start, to: Math.min(start + size, to) };
  });
}

/** Returns the non-empty ranges in ascending order. */
function inOrder(ranges: readonly Range[]): Range[] {
  return ranges.filter(({ from, to }) => from < to).sort((one, other) => one.from - other.from);
}
