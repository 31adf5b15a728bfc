// What rules have asked before: where a condition has been tested, a zone is known to hold
// something, or a value not to be none.

import type * as ast from "../syntax/ast.ts";
import { printExpr } from "../syntax/print-expr.ts";
import type { Scope } from "./context.ts";

/** The scope where a condition has turned out to hold, or not to. */
export function asked(scope: Scope, condition: ast.Expr | undefined, holds = true): Scope {
  const found = condition === undefined ? [] : thereIf(condition, holds);
  return found.length === 0 ? scope : { ...scope, there: new Set([...scope.there, ...found]) };
}

/** The scope where anything may have happened since; a name for a value stands for it all along. */
export function unasked(scope: Scope): Scope {
  if (scope.there.size === 0) return scope;
  return { ...scope, there: new Set([...scope.there].filter((one) => scope.names.has(one))) };
}

/** Whether a zone is known to hold something, or a value not to be none. */
export function isAsked(scope: Scope, expr: ast.Expr): boolean {
  return scope.there.has(printExpr(expr));
}

/** The scope after a statement: only these take nothing away and set nothing. */
export function after(scope: Scope, stmt: ast.Stmt): Scope {
  const keeps =
    stmt.kind === "score" || stmt.kind === "add" || (stmt.kind === "let" && stmt.how !== "draw");
  return keeps ? scope : unasked(scope);
}

/** What is there if a condition holds, or if it does not. */
function thereIf(expr: ast.Expr, holds: boolean): string[] {
  switch (expr.kind) {
    case "unary":
      return expr.op === "not" ? thereIf(expr.of, !holds) : [];
    case "binary":
      if (expr.right.kind === "none")
        return (expr.op === "is not") === holds ? [printExpr(expr.left)] : [];
      return expr.op === (holds ? "and" : "or")
        ? [...thereIf(expr.left, holds), ...thereIf(expr.right, holds)]
        : [];
    case "state":
      return (expr.state === "empty") === (holds === expr.negated) ? [printExpr(expr.of)] : [];
    default:
      return [];
  }
}
