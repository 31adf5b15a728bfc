// Detects loops of rules in which no choice is possible: a round without changes repeats for ever.

/** Positions of the current series of rounds, by loop. */
let before = new Map<string, Int32Array>();

/**
 * Returns whether a loop is in the same position as one round before. `depth` and `at` identify the
 * loop. `round` counts the rounds of all loops since the last decision, from 0 where callers begin to
 * ask.
 */
export function isStalled(S: Int32Array, depth: number, at: number, round: number): boolean {
  if (round === 0) before = new Map();
  const loop = `${depth} ${at}`;
  const then = before.get(loop);
  if (then?.every((value, i) => value === S[i])) return true;
  before.set(loop, S.slice());
  return false;
}
