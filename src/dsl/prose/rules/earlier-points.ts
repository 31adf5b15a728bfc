// What points are for that are scored before the last decision of a game.

import { nestedIn } from "../../ir/collect-statements.ts";
import type * as ir from "../../ir/ir.ts";
import { findProcedureCall, Suspensions } from "../../ir/suspension.ts";

/** Returns the reasons of points that may be scored while a decision is still to come. */
export function findEarlierReasons(game: ir.Game): readonly ir.Reason[] {
  const suspensions = new Suspensions(game);
  const { body } = game.flow;
  const last = body.findLastIndex((stmt) => suspensions.waits(stmt));
  const found = new Set<ir.Reason>();
  const followed = new Set<ir.Procedure>();
  const follow = (statements: readonly ir.Stmt[]): void => {
    for (const stmt of statements) {
      if (stmt.kind === "score") found.add(stmt.reason);
      follow(nestedIn(stmt));
      const called = findProcedureCall(stmt)?.procedure;
      if (called === undefined || followed.has(called)) continue;
      followed.add(called);
      follow(called.body);
    }
  };
  follow(body.slice(0, last + 1));
  for (const move of game.moves) follow(move.body);
  if (game.counting?.how === "always") for (const { reason } of game.worths) found.add(reason);
  return game.reasons.filter((reason) => found.has(reason));
}
