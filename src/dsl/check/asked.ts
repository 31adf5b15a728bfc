// What rules have asked before: where a condition has been tested, a zone or a space is known to
// hold something, or a value not to be none.

import { evaluateConstant } from "../ir/evaluate-constant.ts";
import type * as ir from "../ir/ir.ts";
import type * as ast from "../syntax/ast.ts";
import { printExpr } from "../syntax/print-expr.ts";
import type { Scope } from "./context.ts";

/** The scope where a condition has turned out to hold, or not to. */
export function asked(scope: Scope, condition: ast.Expr | undefined, holds = true): Scope {
  const found = condition === undefined ? [] : thereIf(condition, holds);
  return found.length === 0 ? scope : { ...scope, there: new Set([...scope.there, ...found]) };
}

/** The scope where a checked condition holds, or does not; if it never does, nothing there happens. */
export function where(scope: Scope, condition: ast.Expr, checked: ir.Expr, holds: boolean): Scope {
  const inner = asked(scope, condition, holds);
  return evaluateConstant(checked) === Number(!holds) ? { ...inner, isUnreachable: true } : inner;
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

/** The space of a grid whose piece an expression is, or of whose piece it is a field, as it is written. */
export function lyingOn(expr: ast.Expr): ast.Expr | undefined {
  if (expr.kind === "field") return lyingOn(expr.of);
  // `own of p[s]` is read from its end.
  const isIndexed = expr.kind === "index" || (expr.kind === "of" && expr.of.kind === "index");
  return isIndexed ? expr : undefined;
}

/** The scope where something lies on a space of a grid. */
export function filling(scope: Scope, cell: ast.Expr): Scope {
  return { ...scope, there: new Set([...scope.there, filled(cell)]) };
}

/** Whether something is known to lie on a space; one's own and shared grids are meant by their spaces. */
export function isAskedFilled(scope: Scope, cell: ast.Expr, isMeantBySpace: boolean): boolean {
  if (scope.there.has(filled(cell))) return true;
  return isMeantBySpace && cell.kind === "index" && scope.there.has(filled(cell.index));
}

function filled(cell: ast.Expr): string {
  return `${printExpr(cell)} is filled`;
}

/** Only what lies somewhere equals something. */
function filledBy(...operands: readonly ast.Expr[]): string[] {
  return operands.flatMap((operand) => {
    const cell = lyingOn(operand);
    return cell === undefined ? [] : [filled(cell)];
  });
}

/** The scope after a statement: only these take nothing away and set nothing. */
export function after(scope: Scope, stmt: ast.Stmt): Scope {
  if (stmt.kind === "add" && lyingOn(stmt.to) === stmt.to) return filling(scope, stmt.to);
  if (stmt.kind === "set") return stillFilled(scope);
  const keeps =
    stmt.kind === "score" || stmt.kind === "add" || (stmt.kind === "let" && stmt.how !== "draw");
  return keeps ? scope : unasked(scope);
}

/** The scope after a mark or counter was set: no piece has moved, and a named space is the same one. */
function stillFilled(scope: Scope): Scope {
  const stays = (fact: string) => {
    const space = /^(?:[\w ]+\[(\w+)\]|(\w+)) is filled$/.exec(fact);
    return scope.names.has(space?.[1] ?? space?.[2] ?? fact);
  };
  return { ...scope, there: new Set([...scope.there].filter(stays)) };
}

/** What is there if a condition holds, or if it does not. */
function thereIf(expr: ast.Expr, holds: boolean): string[] {
  switch (expr.kind) {
    case "unary":
      return expr.op === "not" ? thereIf(expr.of, !holds) : [];
    case "binary":
      if ((expr.op === "is" && holds) || (expr.op === "is not" && !holds))
        return filledBy(expr.left, expr.right);
      if (expr.right.kind === "none" && (expr.op === "is" || expr.op === "is not"))
        return [printExpr(expr.left)];
      return expr.op === (holds ? "and" : "or")
        ? [...thereIf(expr.left, holds), ...thereIf(expr.right, holds)]
        : [];
    case "state":
      return (expr.state === "empty") === (holds === expr.negated)
        ? [printExpr(expr.of), filled(expr.of)]
        : [];
    case "isIn":
      return holds === expr.negated ? [] : filledBy(expr.of);
    default:
      return [];
  }
}
