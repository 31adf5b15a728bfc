// Whether a choice was clearly worse than a better one: both are looked at again, equally long; the
// difference has to be beyond what chance alone brings, and large enough to matter.

import type { Game, State } from "../../dsl/index.ts";
import { analyse, type SearchOptions } from "../bots/search.ts";
import { compareValues, testSignificance } from "./significance.ts";

/** What a choice cost against a better one. */
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

/** Less than this part of what the ends of games differ by anyway is no blunder. */
const smallest = 0.2;
/** Nor is less than this part of a win, where points do not tell. */
const smallestWin = 0.1;

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

/** The same game, with nothing but this option in one position. */
function onlyWith(game: Game, position: State, option: number): Game {
  return { ...game, options: (state) => (state === position ? [option] : game.options(state)) };
}
