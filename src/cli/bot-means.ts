// Resources of bots. In a file of its own, because threads that play would otherwise load the
// compiler.

import type { Game } from "../dsl/index.ts";
import type { BotResources } from "../play/bots/index.ts";
import { type LearnedFile, readNetwork } from "../play/bots/network.ts";

/** Creates the resources of bots: a clock, and the learned network. */
export function createBotResources(game: Game, learned: LearnedFile | undefined): BotResources {
  const clock = () => performance.now();
  return learned === undefined ? { clock } : { clock, network: readNetwork(game, learned) };
}
