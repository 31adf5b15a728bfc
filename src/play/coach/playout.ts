// One playout of a position, with its result by seat.

import type { Game, State } from "../../dsl/index.ts";
import type { Random } from "../random.ts";

/** The result of a game, by seat. */
interface Ending {
  readonly scores: readonly number[];
  /** Shares of a win: 1 for a sole winner, ½ for each of two. */
  readonly wins: readonly number[];
}

/** Plays random moves to the end, in place. */
export function runPlayout(game: Game, state: State, random: Random): Ending {
  if (!game.isOver(state)) game.playout(state, random);
  const scores = game.scores(state);
  const first = game.ranking(state)[0] ?? [];
  return { scores, wins: scores.map((_, seat) => (first.includes(seat) ? 1 / first.length : 0)) };
}
