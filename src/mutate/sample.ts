// Random samples.

import { seededRandom } from "../play/random.ts";

/** Returns `size` random elements in their order, each equally likely; reproducible by seed. */
export function sampleOf<T>(all: readonly T[], size: number, seed: number): T[] {
  const random = seededRandom(seed);
  let [wanted, left] = [size, all.length];
  return all.filter(() => {
    const isTaken = random.below(left) < wanted;
    if (isTaken) wanted -= 1;
    left -= 1;
    return isTaken;
  });
}
