// What a thread has to be told so that it plays by the rules of a table: which of the games that the
// build compiled, or the game itself where the page had it compiled.

import type { Compiled, Game } from "../../../dsl/index.ts";
import type { RulesSource } from "../../../worker/bots/bot-service.ts";
import { getGameFolder } from "../../ui/address.ts";

const known = new WeakMap<Game, RulesSource>();

/** Remembers what a game was made from that did not come with the page. */
export function keepRules(game: Game, compiled: Compiled): void {
  known.set(game, { kind: "compiled", compiled });
}

/** The rules of a game; the same object for the same game. */
export function getRulesSource(game: Game): RulesSource {
  const kept = known.get(game);
  if (kept !== undefined) return kept;
  const rules: RulesSource = { kind: "folder", folder: getGameFolder(game.meta) };
  known.set(game, rules);
  return rules;
}
