// The search bot: one search for each seat it plays, reused from decision to decision.

import type { PlayableGame } from "../../dsl/index.ts";
import type { Random } from "../random.ts";
import type { Bot, BotResources, SearchBudget } from "./index.ts";
import { Search } from "./search.ts";

/** Returns a bot that plays the best option of a tree search within its budget. */
export function searchBot(
  budget: SearchBudget,
  random: Random,
  { clock, network }: BotResources,
): Bot {
  if ("milliseconds" in budget && clock === undefined)
    throw new RangeError("A bot that thinks for a time needs a clock.");
  const searches = new Map<number, Search>();
  let of: PlayableGame | undefined;
  return (game, state) => {
    const [only, ...others] = game.options(state);
    const seat = game.decider(state);
    if (only === undefined || seat < 0) throw new RangeError("The game is over.");
    if (others.length === 0) return only;
    if (of !== game) searches.clear();
    of = game;
    const search = searches.get(seat) ?? new Search(game, seat, { random, network });
    searches.set(seat, search);
    const { moves } = search.analyse(state, limits(budget, clock));
    return moves[0]?.code ?? only;
  };
}

function limits(budget: SearchBudget, clock: (() => number) | undefined) {
  if ("iterations" in budget) return budget;
  const end = (clock?.() ?? 0) + budget.milliseconds;
  return { until: () => (clock?.() ?? end) >= end };
}
