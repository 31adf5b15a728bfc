// Who sits where is drawn by lot before a match starts. The engine knows nothing of it: it gets the
// seats in the order drawn, and so do records.

import { derivedSeed, seededRandom } from "../random.ts";

/** Sets the stream of the lots apart from those of bots, which are numbered from 0. */
const lotsStream = -1;

/**
 * Returns the seats in an order drawn by lot: each order is equally likely, and the same seed gives
 * the same one. The game's own chance is not touched.
 */
export function drawSeatOrder<Seat>(seats: readonly Seat[], seed: number): Seat[] {
  const random = seededRandom(derivedSeed(seed, lotsStream));
  const left = [...seats];
  return seats.flatMap(() => left.splice(random.below(left.length), 1));
}
