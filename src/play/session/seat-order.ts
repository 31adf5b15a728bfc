// Draws the seat order of a match before it starts. The engine and records get the seats in the
// drawn order.

import { deriveSeed, seededRandom } from "../random.ts";

/** Index of the RNG stream of the draw; bots have streams from 0. */
const lotsStream = -1;

/**
 * Returns the seats in a random order: each order is equally likely, and the same seed gives the
 * same order. Does not use the game's RNG.
 */
export function drawSeatOrder<Seat>(seats: readonly Seat[], seed: number): Seat[] {
  const random = seededRandom(deriveSeed(seed, lotsStream));
  const left = [...seats];
  return seats.flatMap(() => left.splice(random.below(left.length), 1));
}
