// Zones in the buffer, written independently of the library of routines, which must do the same. `b`
// is the first slot of a zone; meta.ts describes the layouts.
//
// The casts to `number`: slots within the layout are never undefined.

import { fail } from "../../../../src/dsl/runtime/engine/rule-error.ts";

type Buffer = Int32Array;

/**
 * Returns the position of the k-th set bit, both from 0 and from the lowest; the bit must exist.
 * Compares bit counts of halves, from the largest to the smallest, without branches, which would be
 * mispredicted (Bit Twiddling Hacks, "Select the bit position with the given count").
 */
export function nthBit(set: number, k: number): number {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  const eights = (fours + (fours >>> 4)) & 0x0f0f0f0f;
  let many = (eights + (eights >>> 8)) & 0xff;
  // 1 if the bit is above this half, else 0.
  let above = (many - k - 1) >>> 31;
  let left = k - (many & -above);
  let place = above << 4;
  many = (eights >>> place) & 0xff;
  above = (many - left - 1) >>> 31;
  left -= many & -above;
  place += above << 3;
  many = (fours >>> place) & 0xf;
  above = (many - left - 1) >>> 31;
  left -= many & -above;
  place += above << 2;
  many = (pairs >>> place) & 0x3;
  above = (many - left - 1) >>> 31;
  left -= many & -above;
  place += above << 1;
  many = (set >>> place) & 1;
  return place + ((many - left - 1) >>> 31);
}

/** Returns whether slot b + i contains the same value as an earlier slot of the zone. */
export function seenBefore(S: Buffer, b: number, i: number): boolean {
  const value = S[b + i];
  for (let j = 0; j < i; j++) if (S[b + j] === value) return true;
  return false;
}

/** Returns the number of occupied places. */
export function placesSize(S: Buffer, b: number, capacity: number): number {
  let n = 0;
  for (let i = 0; i < capacity; i++) n += (0 - (S[b + i] as number)) >>> 31;
  return n;
}

/** Adds an element to the first free place. */
export function placesAdd(
  S: Buffer,
  b: number,
  capacity: number,
  element: number,
  at: number,
): void {
  let open = -1;
  for (let i = 0; i < capacity; i++) {
    const value = S[b + i] as number;
    const here = ((value - 1) >> 31) & open;
    S[b + i] = value | ((element + 1) & here);
    open &= ~here;
  }
  if (open !== 0) fail("full", at);
}

/** Removes an element from the first place that contains it. */
export function placesRemove(
  S: Buffer,
  b: number,
  capacity: number,
  element: number,
  at: number,
): void {
  let open = -1;
  for (let i = 0; i < capacity; i++) {
    const value = S[b + i] as number;
    const here = (((value ^ (element + 1)) - 1) >> 31) & open;
    S[b + i] = value & ~here;
    open &= ~here;
  }
  if (open !== 0) fail("absent", at);
}

/** Removes and returns the element in the first occupied place; the zone must not be empty. */
export function placesFirst(S: Buffer, b: number, capacity: number): number {
  for (let i = 0; i < capacity; i++) {
    const value = S[b + i] as number;
    if (value !== 0) {
      S[b + i] = 0;
      return value - 1;
    }
  }
  return 0;
}

/** Moves all elements into a zone with layout `counts`, whose first element is `first`. */
export function placesCounted(
  S: Buffer,
  b: number,
  capacity: number,
  to: number,
  first: number,
): void {
  for (let i = 0; i < capacity; i++) {
    const value = S[b + i] as number;
    const one = (0 - value) >>> 31;
    S[b + i] = 0;
    S[to] = (S[to] as number) + one;
    // An empty place adds 0 to the total.
    const at = to + ((value - first) & -one);
    S[at] = (S[at] as number) + one;
  }
}

/** Returns the set of elements in the zone. */
export function placesKinds(S: Buffer, b: number, capacity: number): number {
  let set = 0;
  for (let i = 0; i < capacity; i++) {
    const value = S[b + i] as number;
    if (value !== 0) set |= 1 << (value - 1);
  }
  return set;
}

/** Appends an element; stops the game if the row is full. */
export function rowAdd(S: Buffer, b: number, capacity: number, element: number, at: number): void {
  const length = S[b] as number;
  if (length >= capacity) fail("full", at);
  S[b + 1 + length] = element;
  S[b] = length + 1;
}

/** Removes the first occurrence of an element; the following elements move up. */
export function rowRemove(S: Buffer, b: number, element: number, at: number): void {
  const length = S[b] as number;
  for (let i = 1; i <= length; i++) {
    if (S[b + i] === element) {
      closeGap(S, b, i);
      return;
    }
  }
  fail("absent", at);
}

/** Removes and returns the first element of the row, which must not be empty. */
export function rowFirst(S: Buffer, b: number): number {
  const first = S[b + 1] as number;
  closeGap(S, b, 1);
  return first;
}

/** Removes and returns the last element of the row, which must not be empty. */
export function rowLast(S: Buffer, b: number): number {
  const last = rowEnd(S, b);
  closeGap(S, b, S[b] as number);
  return last;
}

/** Returns the last element; 0 in an empty row. */
export function rowEnd(S: Buffer, b: number): number {
  return S[b + (S[b] as number)] as number;
}

/** Sorts the row in ascending order. */
export function rowSort(S: Buffer, b: number): void {
  const end = b + 1 + (S[b] as number);
  for (let i = b + 2; i < end; i++) {
    const element = S[i] as number;
    let j = i;
    for (; j > b + 1 && (S[j - 1] as number) > element; j--) S[j] = S[j - 1] as number;
    S[j] = element;
  }
}

/** Removes slot b + i from the row. */
export function closeGap(S: Buffer, b: number, i: number): void {
  const length = S[b] as number;
  // Rows are short: a loop is faster than a call of `copyWithin`.
  for (let j = b + i; j < b + length; j++) S[j] = S[j + 1] as number;
  S[b + length] = 0;
  S[b] = length - 1;
}

/** Returns the set of elements in the row. */
export function rowKinds(S: Buffer, b: number): number {
  let set = 0;
  for (let i = 1; i <= (S[b] as number); i++) set |= 1 << (S[b + i] as number);
  return set;
}

/** Adds to the count of an element; `i` is relative to the zone's first element. */
export function countsAdd(S: Buffer, b: number, i: number, count: number): void {
  S[b] = (S[b] as number) + count;
  S[b + 1 + i] = (S[b + 1 + i] as number) + count;
}

/** Returns the count of an element; 0 if it is outside the zone's `width` elements. */
export function countOf(S: Buffer, b: number, i: number, width: number): number {
  return i >= 0 && i < width ? (S[b + 1 + i] as number) : 0;
}

/** Removes one copy of an element; stops the game if there is none. */
export function countsRemove(S: Buffer, b: number, i: number, at: number): void {
  if ((S[b + 1 + i] as number) <= 0) fail("absent", at);
  countsAdd(S, b, i, -1);
}

/** Removes all copies of one element. */
export function countsRemoveAll(S: Buffer, b: number, i: number): void {
  countsAdd(S, b, i, -(S[b + 1 + i] as number));
}

/** Moves all copies of one element to another zone. */
export function countsMove(S: Buffer, from: number, i: number, to: number, j: number): void {
  const count = S[from + 1 + i] as number;
  countsAdd(S, from, i, -count);
  countsAdd(S, to, j, count);
}

/** Removes and returns the first element with a count; the zone must not be empty. */
export function countsFirst(S: Buffer, b: number, first: number): number {
  let i = 0;
  while (S[b + 1 + i] === 0) i++;
  countsAdd(S, b, i, -1);
  return first + i;
}

/** Returns the set of the kinds in a zone, without branches, which would be mispredicted. */
export function countsKinds(S: Buffer, b: number, first: number, width: number): number {
  let set = 0;
  for (let i = 0; i < width; i++) set |= ((0 - (S[b + 1 + i] as number)) >>> 31) << (first + i);
  return set;
}
