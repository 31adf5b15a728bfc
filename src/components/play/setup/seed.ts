// Seeds of matches.

/** Returns the typed whole number, or a random 31-bit seed if there is none. */
export function seedFrom(typed: string): number {
  const number = Number.parseInt(typed, 10);
  if (!Number.isNaN(number)) return number | 0;
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 1) >>> 1;
}
