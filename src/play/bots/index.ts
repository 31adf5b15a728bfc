// Bots for any game: they use options and points, and networks learned from these.

import type { PlayableGame, State } from "../../dsl/index.ts";
import type { Random } from "../random.ts";
import { createGreedyBot } from "./greedy.ts";
import { type BotKind, budgetOf } from "./kinds.ts";
import type { Network } from "./network.ts";
import { createRandomBot } from "./random.ts";
import { searchBot } from "./search-bot.ts";

export * from "./kinds.ts";

/** Chooses an option of the deciding player. Does not change the state. */
export type Bot = (game: PlayableGame, state: State) => number;

/** Optional resources of bots; only search bots use them. */
export interface BotResources {
  /** Milliseconds from any origin; required by a bot with a time budget. */
  readonly clock?: (() => number) | undefined;
  /** Value network of the game. */
  readonly network?: Network | undefined;
}

/** Creates a bot that takes its random numbers from `random`; several bots may share one RNG. */
export function createBot(kind: BotKind, random: Random, means: BotResources = {}): Bot {
  switch (kind) {
    case "random":
      return createRandomBot(random);
    case "greedy":
      return createGreedyBot(random);
    default:
      return searchBot(budgetOf(kind), random, means);
  }
}
