// What rules have asked before: where a condition has been tested, a zone is known to hold something.

import type * as ast from "../syntax/ast.ts";
import { printExpr } from "../syntax/print-expr.ts";
import type { Scope } from "./context.ts";

/** The scope where a condition has turned out to hold, or not to. */
export function asked(scope: Scope, condition: ast.Expr | undefined, holds = true): Scope {
  const zones = condition === undefined ? [] : filledIf(condition, holds);
  return zones.length === 0 ? scope : { ...scope, filled: new Set([...scope.filled, ...zones]) };
}

/** The scope where anything may have happened since. */
export function unasked(scope: Scope): Scope {
  return scope.filled.size === 0 ? scope : { ...scope, filled: new Set() };
}

/** Whether a zone is known to hold something. */
export function isAsked(scope: Scope, zone: ast.Expr): boolean {
  return scope.filled.has(printExpr(zone));
}

/** The scope after a statement: only these take nothing away and set nothing. */
export function after(scope: Scope, stmt: ast.Stmt): Scope {
  const keeps =
    stmt.kind === "score" || stmt.kind === "add" || (stmt.kind === "let" && stmt.how !== "draw");
  return keeps ? scope : unasked(scope);
}

/** The zones that hold something if a condition holds, or if it does not. */
function filledIf(expr: ast.Expr, holds: boolean): string[] {
  switch (expr.kind) {
    case "unary":
      return expr.op === "not" ? filledIf(expr.of, !holds) : [];
    case "binary":
      return expr.op === (holds ? "and" : "or")
        ? [...filledIf(expr.left, holds), ...filledIf(expr.right, holds)]
        : [];
    case "state":
      return (expr.state === "empty") === (holds === expr.negated) ? [printExpr(expr.of)] : [];
    default:
      return [];
  }
}
