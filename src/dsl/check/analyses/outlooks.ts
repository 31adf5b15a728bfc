// What would be after a procedure must follow from the position alone: in all that the procedure leads
// to no player decides, nothing is left to chance, the game does not end, and no `after` stands inside.

import type * as ir from "../../ir/ir.ts";
import { type AfterExpr, formulasUsed, statementsOf } from "../../ir/outlook.ts";
import { isChance, isDecision } from "../../ir/suspension.ts";
import { type Visitor, visitExpression, visitStatements } from "../../ir/visit.ts";
import type { Context } from "../context.ts";

/** Checks every `after` of a whole game without errors. */
export function checkOutlooks(ctx: Context): void {
  for (const { after, span } of ctx.outlooks) {
    ctx.budget.at(span);
    const { id: name } = after.procedure;
    const open = statementsOf(after.procedure).find((stmt) => {
      ctx.budget.spend();
      return uncertainty(stmt) !== undefined;
    });
    const why = open && uncertainty(open);
    if (open !== undefined && why !== undefined)
      ctx.report("after-open", span, { name, why }, open.span, "open-here");
    else if (leadsToAfter(ctx, after)) ctx.report("after-nested", span, { name });
  }
}

type Uncertainty = "choice" | "chance" | "end" | "note";

/** Why the position after a statement does not follow from the one before. */
function uncertainty(stmt: ir.Stmt): Uncertainty | undefined {
  if (isDecision(stmt)) return "choice";
  if (isChance(stmt)) return "chance";
  if (stmt.kind === "remember") return "note";
  return stmt.kind === "endGame" ? "end" : undefined;
}

/** Whether another `after` is evaluated with this one. */
function leadsToAfter(ctx: Context, after: AfterExpr): boolean {
  let isFound = false;
  const formulas = new Set<ir.Expr>();
  const visitor: Visitor = {
    statement(stmt) {
      ctx.budget.spend();
      if (stmt.kind === "gain" && stmt.counter.counter.max) formulas.add(stmt.counter.counter.max);
    },
    expression(expr) {
      ctx.budget.spend();
      if (expr.kind === "after") isFound = true;
      for (const formula of formulasUsed(expr)) formulas.add(formula);
    },
  };
  visitExpression(after.then.body, visitor);
  visitStatements(statementsOf(after.procedure), visitor);
  // A set is iterated with what is added to it meanwhile.
  for (const formula of formulas) visitExpression(formula, visitor);
  return isFound;
}
