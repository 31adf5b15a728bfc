// Zones in the buffer, as far as chance in matches needs them; programs bring routines of their own.
// `b` is the first slot of a zone; meta.ts describes the layouts. Reads are cast to `number`: slots
// within the layout are never undefined.

type Buffer = Int32Array;

/** Returns the number of bits set. */
export function bitCount(set: number): number {
  let n = set - ((set >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Returns the number of occupied places. */
export function placesSize(S: Buffer, b: number, capacity: number): number {
  let n = 0;
  for (let i = 0; i < capacity; i++) n += (0 - (S[b + i] as number)) >>> 31;
  return n;
}

/** Removes slot b + i from the row. */
export function closeGap(S: Buffer, b: number, i: number): void {
  const length = S[b] as number;
  // Rows are short: a loop is faster than a call of `copyWithin`.
  for (let j = b + i; j < b + length; j++) S[j] = S[j + 1] as number;
  S[b + length] = 0;
  S[b] = length - 1;
}

/** Adds to the count of an element; `i` is relative to the zone's first element. */
export function countsAdd(S: Buffer, b: number, i: number, count: number): void {
  S[b] = (S[b] as number) + count;
  S[b + 1 + i] = (S[b + 1 + i] as number) + count;
}
