// What bots may use. Threads that play import this and not what reads files and prints, which would
// bring the whole compiler along.

import type { Game } from "../dsl/index.ts";
import type { BotResources } from "../play/bots/index.ts";
import { type LearnedFile, readNetwork } from "../play/bots/network.ts";

/** A clock, and the network that was learned. */
export function createBotResources(game: Game, learned: LearnedFile | undefined): BotResources {
  const clock = () => performance.now();
  return learned === undefined ? { clock } : { clock, network: readNetwork(game, learned) };
}
