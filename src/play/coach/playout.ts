// A position played out: how it may end for everybody.

import type { Game, State } from "../../dsl/index.ts";
import type { Random } from "../random.ts";

/** The end of a game, by seats. */
interface Ending {
  readonly scores: readonly number[];
  /** Parts of a win: 1 for the winner, ½ for each of two. */
  readonly wins: readonly number[];
}

/** Plays on to the end; `state` is no longer needed then. */
export function runPlayout(game: Game, state: State, random: Random): Ending {
  if (!game.isOver(state)) game.playout(state, random);
  const scores = game.scores(state);
  const first = game.ranking(state)[0] ?? [];
  return { scores, wins: scores.map((_, seat) => (first.includes(seat) ? 1 / first.length : 0)) };
}
