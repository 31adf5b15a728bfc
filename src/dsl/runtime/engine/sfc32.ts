// sfc32 (Chris Doty-Humphrey, PractRand): four 32-bit words, fast, passes the usual test batteries.
//
// The casts to `number`: reads within the layout of the state are never undefined.

/** Returns the next 32 random bits of the generator whose words begin at `at`. */
export function sfc32(S: Int32Array, at: number): number {
  const a = S[at] as number;
  const b = S[at + 1] as number;
  const c = S[at + 2] as number;
  const counter = S[at + 3] as number;
  const bits = (((a + b) | 0) + counter) | 0;
  S[at] = b ^ (b >>> 9);
  S[at + 1] = (c + (c << 3)) | 0;
  S[at + 2] = (((c << 21) | (c >>> 11)) + bits) | 0;
  S[at + 3] = (counter + 1) | 0;
  return bits;
}
