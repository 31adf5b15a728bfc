// Opponents that know no game: they see options and points, and what has been learned from these.

import type { Game, State } from "../../dsl/index.ts";
import type { Random } from "../random.ts";
import { greedyBot } from "./greedy.ts";
import type { Network } from "./network.ts";
import { randomBot } from "./random.ts";
import { searchBot } from "./search-bot.ts";

/** Takes one of the options of the player whose decision it is. Leaves the state as it is. */
export type Bot = (game: Game, state: State) => number;

/** Bots that need nothing to be said about them. */
export const botKinds = ["random", "greedy"] as const;
export type PlainBotKind = (typeof botKinds)[number];

/** `search:1000` looks at 1000 continuations for each decision, `search:200ms` thinks so long. */
export type SearchKind = `search:${number}` | `search:${number}ms`;
export type BotKind = PlainBotKind | SearchKind;
/** What sort of bot a kind is, whatever its budget. */
export type BotSort = PlainBotKind | "search";

/** What bots may use; both are only for those that search. */
export interface BotMeans {
  /** Milliseconds from any beginning; a bot with a time budget needs it. */
  readonly clock?: (() => number) | undefined;
  /** What has been learned about the game. */
  readonly network?: Network | undefined;
}

/** A bot whose chance comes from `random`; several bots may share one stream. */
export function createBot(kind: BotKind, random: Random, means: BotMeans = {}): Bot {
  switch (kind) {
    case "random":
      return randomBot(random);
    case "greedy":
      return greedyBot(random);
    default:
      return searchBot(budgetOf(kind), random, means);
  }
}

export function isBotKind(word: string): word is BotKind {
  return isPlainBotKind(word) || isSearchKind(word);
}

export function isSearchKind(word: string): word is SearchKind {
  return searchPattern.test(word);
}

export function isPlainBotKind(word: string): word is PlainBotKind {
  return (botKinds as readonly string[]).includes(word);
}

export function botSort(kind: BotKind): BotSort {
  return isPlainBotKind(kind) ? kind : "search";
}

/** Whether a bot thinks for a time, so that it may play otherwise on another day. */
export function isTimed(kind: BotKind): boolean {
  return isSearchKind(kind) && "milliseconds" in budgetOf(kind);
}

/** How long a search may think about one decision. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number };

const searchPattern = /^search:([1-9]\d{0,8})(ms)?$/;

function budgetOf(kind: SearchKind): Budget {
  const [, amount, unit] = searchPattern.exec(kind) ?? [];
  if (amount === undefined) throw new RangeError(`There is no bot ${kind}.`);
  return unit === undefined ? { iterations: Number(amount) } : { milliseconds: Number(amount) };
}
