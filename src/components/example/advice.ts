// What the simple opponent would play in an example.

import type { Game, State } from "../../dsl/index.ts";
import { createBot } from "../../play/bots.ts";
import { seededRandom } from "../../play/random.ts";

/** Nothing where nobody has to decide. */
export function adviceFor(game: Game, state: State): number | undefined {
  if (game.options(state).length === 0) return undefined;
  return createBot("simple", seededRandom(1))(game, state);
}
