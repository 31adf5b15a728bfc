// What an `after` leads to: the statements of its procedure, which are not parts of the expression.

import { statementsIn } from "./collect-statements.ts";
import type * as ir from "./ir.ts";
import { findProcedureCall } from "./suspension.ts";

export type AfterExpr = Extract<ir.Expr, { kind: "after" }>;

/** Returns all statements that carrying out a procedure may lead to, with those of called procedures. */
export function statementsOf(procedure: ir.Procedure): ir.Stmt[] {
  const reached = new Set([procedure]);
  const statements: ir.Stmt[] = [];
  // A set is iterated with what is added to it meanwhile.
  for (const { body } of reached) {
    for (const stmt of statementsIn(body)) {
      statements.push(stmt);
      const called = findProcedureCall(stmt)?.procedure;
      if (called !== undefined) reached.add(called);
    }
  }
  return statements;
}

/** Returns the `after` that a node is, or `undefined`. */
export function asAfter(node: object): AfterExpr | undefined {
  // Only an `after` has an outlook.
  return "kind" in node && node.kind === "after" && "then" in node
    ? (node as AfterExpr)
    : undefined;
}

/** Returns what is evaluated and carried out with an `after`, and is no part of it. */
export function reachedBy({ procedure, then }: AfterExpr): readonly (ir.Expr | ir.Stmt)[] {
  return [then.body, ...statementsOf(procedure)];
}

/** Returns the expressions that are evaluated with an expression and are no parts of it. */
export function formulasUsed(expr: ir.Expr): readonly ir.Expr[] {
  if (expr.kind === "value") return [expr.value.body, ...expr.value.exceptions.map(({ to }) => to)];
  const max = expr.kind === "counterFull" ? expr.counter.counter.max : undefined;
  return max === undefined ? [] : [max];
}
