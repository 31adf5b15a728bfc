// The seed of a game.

/** Returns the whole number that was typed as a seed, or a random one of 31 bits where none was. */
export function seedFrom(typed: string): number {
  const number = Number.parseInt(typed, 10);
  if (!Number.isNaN(number)) return number | 0;
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 1) >>> 1;
}
