// Blunder detection: searches the chosen and a better option with equal effort. A blunder's loss is
// statistically significant and large enough to matter.

import type { Game, State } from "../../dsl/index.ts";
import { analyse, type SearchOptions } from "../bots/search.ts";
import { compareValues, testSignificance } from "./significance.ts";

/** The loss of a choice compared with a better one. */
export interface Loss {
  /** Expected final points. */
  readonly score: number;
  /** Share of wins, 0 to 1. */
  readonly win: number;
  readonly isBlunder: boolean;
}

interface OptionPair {
  readonly seat: number;
  readonly chosen: number;
  readonly better: number;
}

/** Smallest loss of points that is a blunder, as a share of their standard deviation. */
const smallest = 0.2;
/** Smallest loss that is a blunder, in wins. */
const smallestWin = 0.1;

/** Computes the loss of an option compared with a better one. */
export function lossOf(
  game: Game,
  state: State,
  { seat, chosen, better }: OptionPair,
  limits: SearchOptions,
): Loss {
  const [one, other] = [better, chosen].map((option) => {
    return analyse(onlyWith(game, state, option), state, seat, limits).moves[0];
  });
  if (one === undefined || other === undefined) return { score: 0, win: 0, isBlunder: false };
  const { score, win } = compareValues(one, other);
  const [sure, reverse] = [testSignificance(one, other), testSignificance(other, one)];
  const costsWins = sure.win && win >= smallestWin;
  const costsPoints = sure.score && score >= smallest * one.deviation && !reverse.win;
  const isBlunder = costsWins || costsPoints;
  return { score, win, isBlunder };
}

/** Returns the game restricted to one option in this position. */
function onlyWith(game: Game, position: State, option: number): Game {
  return { ...game, options: (state) => (state === position ? [option] : game.options(state)) };
}
