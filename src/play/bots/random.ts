// The bot for which every option is as good as any other.

import type { Random } from "../random.ts";
import type { Bot } from "./index.ts";

/** Every option is as good as any other. */
export function randomBot(random: Random): Bot {
  return (game, state) => {
    const options = game.options(state);
    return options[random.below(options.length)] as number; // below(length) is an index.
  };
}
