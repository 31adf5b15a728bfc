// Source of a table's rules for threads: the name of a game compiled at build time, or the game
// itself if the page compiled it.

import type { Compiled, MatchGame } from "../../../dsl/index.ts";
import type { LearnedFile } from "../../../play/bots/network.ts";
import type { RulesSource } from "../../../worker/bots/bot-service.ts";
import { getGameName } from "../../ui/address.ts";

const known = new WeakMap<MatchGame, RulesSource>();

/** Registers the compiled source of a game that the page compiled or brings, and what bots learned. */
export function keepRules(game: MatchGame, compiled: Compiled, learned?: LearnedFile): void {
  known.set(game, { kind: "compiled", compiled, learned });
}

/** Returns the source of a game's rules; the same object for the same game. */
export function getRulesSource(game: MatchGame): RulesSource {
  const kept = known.get(game);
  if (kept !== undefined) return kept;
  const rules: RulesSource = { kind: "folder", folder: getGameName(game.meta) };
  known.set(game, rules);
  return rules;
}
