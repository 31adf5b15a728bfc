// A bot that chooses uniformly at random.

import type { Random } from "../random.ts";
import type { Bot } from "./index.ts";

/** Returns a bot that chooses each option with equal probability. */
export function createRandomBot(random: Random): Bot {
  return (game, state) => {
    const options = game.options(state);
    return options[random.below(options.length)] as number; // below(length) is an index.
  };
}
