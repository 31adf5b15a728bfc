// Lasting points that always count must not depend on the score, which they change: the total would
// depend on how often it is booked.

import type * as ir from "../../ir/ir.ts";
import { formulasUsed, statementsOf } from "../../ir/outlook.ts";
import { type Visitor, visitExpression, visitStatements } from "../../ir/visit.ts";
import type { Context } from "../context.ts";

/** Checks what lasting points depend on, in a game in which they always count. */
export function checkLastingPoints(ctx: Context, game: ir.Game): void {
  if (game.counting?.how !== "always") return;
  for (const { amount, span } of game.worths) {
    ctx.budget.at(span);
    if (readsScore(ctx, amount)) ctx.report("worth-of-score", span, {});
  }
}

/** Returns whether an expression reads a score, also through the formulas that it uses. */
function readsScore(ctx: Context, amount: ir.Expr): boolean {
  let isFound = false;
  const bodies = new Set([amount]);
  // A set is iterated with what is added to it meanwhile.
  for (const body of bodies) {
    const visitor: Visitor = {
      expression(expr) {
        ctx.budget.spend();
        if (expr.kind === "score") isFound = true;
        for (const used of formulasUsed(expr)) bodies.add(used);
        if (expr.kind === "after") visitStatements(statementsOf(expr.procedure), visitor);
      },
    };
    visitExpression(body, visitor);
    if (isFound) return true;
  }
  return false;
}
