// Opponents that know no game: they see options and points, and what has been learned from these.

import type { Game, State } from "../../dsl/index.ts";
import type { Random } from "../random.ts";
import { greedyBot } from "./greedy.ts";
import { type BotKind, budgetOf } from "./kinds.ts";
import type { Network } from "./network.ts";
import { randomBot } from "./random.ts";
import { searchBot } from "./search-bot.ts";

export * from "./kinds.ts";

/** Takes one of the options of the player whose decision it is. Leaves the state as it is. */
export type Bot = (game: Game, state: State) => number;

/** What bots may use; both are only for those that search. */
export interface BotResources {
  /** Milliseconds from any beginning; a bot with a time budget needs it. */
  readonly clock?: (() => number) | undefined;
  /** What has been learned about the game. */
  readonly network?: Network | undefined;
}

/** A bot whose chance comes from `random`; several bots may share one stream. */
export function createBot(kind: BotKind, random: Random, means: BotResources = {}): Bot {
  switch (kind) {
    case "random":
      return randomBot(random);
    case "greedy":
      return greedyBot(random);
    default:
      return searchBot(budgetOf(kind), random, means);
  }
}
