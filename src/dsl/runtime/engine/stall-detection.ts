// Detects loops of rules in which no choice is possible: a round without changes repeats for ever.

/** Number of rounds without a decision after which positions are stored and compared. */
export const MANY_ROUNDS = 16;

/** Positions of the current series of rounds, by loop. */
let before = new Map<string, Int32Array>();

/**
 * Returns whether a loop is in the same position as one round before. `depth` and `at` identify the
 * loop. `rounds` is the number of consecutive rounds of all loops; callers begin at MANY_ROUNDS.
 */
export function isStalled(S: Int32Array, depth: number, at: number, rounds: number): boolean {
  if (rounds === MANY_ROUNDS) before = new Map();
  const loop = `${depth} ${at}`;
  const then = before.get(loop);
  if (then?.every((value, i) => value === S[i])) return true;
  before.set(loop, S.slice());
  return false;
}
