// What the greedy opponent would play in an example.

import type { Game, State } from "../../dsl/index.ts";
import { createBot } from "../../play/bots/index.ts";
import { seededRandom } from "../../play/random.ts";

/** Nothing where nobody has to decide. */
export function adviceFor(game: Game, state: State): number | undefined {
  if (game.options(state).length === 0) return undefined;
  return createBot("greedy", seededRandom(1))(game, state);
}
