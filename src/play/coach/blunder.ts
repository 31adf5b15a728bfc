// Whether a choice was clearly worse than another: both are played out equally often, against the
// same hidden things, and the difference has to be beyond what chance alone brings.

import type { Game, State } from "../../dsl/index.ts";
import type { Random } from "../random.ts";
import { leadOf, playedOut } from "./playout.ts";
import { error, mean, noSums, spread, withNumber } from "./sums.ts";

/** What a choice cost against a better one. */
export interface Loss {
  /** Points of the lead over the best of the others, on average. */
  readonly lead: number;
  /** Of the share of wins, 0 to 1. */
  readonly win: number;
  /** How far the lead may be off: its standard error. */
  readonly error: number;
  readonly isBlunder: boolean;
}

export interface Choice {
  readonly seat: number;
  readonly chosen: number;
  readonly better: number;
}

/** So many standard errors are no chance: 1 in 200 would be, from one side. */
const sure = 2.6;
/** Less than this part of what games differ by anyway is no blunder. */
const smallest = 0.2;
/** Nor is less than this part of a win, where points do not tell. */
const smallestWin = 0.1;

/** Plays both choices out, `pairs` times each. */
export function lossOf(
  game: Game,
  state: State,
  { seat, chosen, better }: Choice,
  { random, pairs }: { readonly random: Random; readonly pairs: number },
): Loss {
  let [leads, wins, all] = [noSums, noSums, noSums];
  for (let pair = 0; pair < pairs; pair++) {
    const dealt = game.sample(state, seat, random.next());
    const [mine, best] = [chosen, better].map((option) => {
      const after = dealt.slice();
      game.playUnchecked(after, option);
      return playedOut(game, after, random);
    });
    if (mine === undefined || best === undefined) throw new Error("Two choices are played.");
    leads = withNumber(leads, leadOf(best, seat) - leadOf(mine, seat));
    wins = withNumber(wins, (best.wins[seat] ?? 0) - (mine.wins[seat] ?? 0));
    all = withNumber(all, leadOf(best, seat));
  }
  const isSure = mean(leads) > sure * error(leads) && mean(leads) >= smallest * spread(all);
  const isSureWin = mean(wins) > sure * error(wins) && mean(wins) >= smallestWin;
  return {
    lead: mean(leads),
    win: mean(wins),
    error: error(leads),
    isBlunder: isSure || isSureWin,
  };
}
