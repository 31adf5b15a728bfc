// Loops of rules in which all choices lapse: when a round has changed nothing, no other will.

/** From so many rounds on, in which nobody has decided anything, positions are kept and compared. */
export const MANY_ROUNDS = 16;

/** Positions of this row of rounds, by loop. */
let before = new Map<string, Int32Array>();

/**
 * Whether a loop stands where it stood a round before. `depth` and `at` say which loop it is, and
 * `rounds` how many there have been in a row, of all loops; it is asked from MANY_ROUNDS on.
 */
export function isStalled(S: Int32Array, depth: number, at: number, rounds: number): boolean {
  if (rounds === MANY_ROUNDS) before = new Map();
  const loop = `${depth} ${at}`;
  const then = before.get(loop);
  if (then?.every((value, i) => value === S[i])) return true;
  before.set(loop, S.slice());
  return false;
}
