// Some of many, for a quick answer.

import { seededRandom } from "../play/random.ts";

/** So many of them, each as likely as the others, in their order; the same for the same seed. */
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
