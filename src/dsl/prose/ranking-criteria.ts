// The lines of a ranking as clauses: `has the most points`, `has more pearls`.

import type * as ir from "../ir/ir.ts";
import { indexOf } from "./index-of.ts";
import { createContext, withWho } from "./plan/context.ts";
import { renderStock } from "./realize.ts";
import { criterionOf } from "./rules/ranking.ts";

/** Returns the predicate of each line, of a player who is ahead in it. */
export function renderRankingCriteria(game: ir.Game): ir.LocalizedText[] {
  const context = createContext(indexOf(game), Object.values(game.ranking));
  // Said of any player, not of the reader.
  const t = withWho(context, "they");
  return game.ranking.map((line, index) => {
    const { id, slots } = criterionOf(t, line, index > 0);
    return renderStock(id, slots);
  });
}
