// Opponents that know no game: they see options and points, nothing else.

import type { Game, State } from "../../dsl/index.ts";
import type { Random } from "../random.ts";
import { greedyBot } from "./greedy.ts";
import { randomBot } from "./random.ts";

/** Takes one of the options of the player whose decision it is. Leaves the state as it is. */
export type Bot = (game: Game, state: State) => number;

export const botKinds = ["random", "greedy"] as const;
export type BotKind = (typeof botKinds)[number];

/** A bot whose chance comes from `random`; several bots may share one stream. */
export function createBot(kind: BotKind, random: Random): Bot {
  return kind === "random" ? randomBot(random) : greedyBot(random);
}

export function isBotKind(word: string): word is BotKind {
  return (botKinds as readonly string[]).includes(word);
}
