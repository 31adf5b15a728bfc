// Move recommendations in examples.

import type { Game, State } from "../../dsl/index.ts";
import { createBot } from "../../play/bots/index.ts";
import { seededRandom } from "../../play/random.ts";

/** Returns the greedy bot's option, or `undefined` if there is no decision. */
export function adviceFor(game: Game, state: State): number | undefined {
  if (game.options(state).length === 0) return undefined;
  return createBot("greedy", seededRandom(1))(game, state);
}
