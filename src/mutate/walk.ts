// Children of expressions and statements, in text order.

import type { ast } from "../dsl/index.ts";

/** A nested expression, and whether it is a condition. */
export interface Inner {
  readonly expr: ast.Expr;
  readonly isCondition: boolean;
}

interface StmtParts {
  readonly exprs: readonly Inner[];
  readonly blocks: readonly ast.Block[];
}

/** Wraps expressions that are not conditions; skips missing ones. */
export function toPlainExprs(...exprs: readonly (ast.Expr | undefined)[]): Inner[] {
  return exprs.flatMap((expr) => (expr === undefined ? [] : { expr, isCondition: false }));
}

/** Wraps a condition; empty if it is missing. */
export function toConditionExprs(expr: ast.Expr | undefined): Inner[] {
  return expr === undefined ? [] : [{ expr, isCondition: true }];
}

function ofBinder({ domain, until, where }: ast.Binder): Inner[] {
  return [...toPlainExprs(domain), ...toConditionExprs(until), ...toConditionExprs(where)];
}

/** Returns the child expressions of an expression. */
export function exprParts(expr: ast.Expr): Inner[] {
  switch (expr.kind) {
    case "int":
    case "bool":
    case "none":
    case "you":
    case "ref":
    case "your":
      return [];
    case "of":
    case "field":
    case "unary":
    case "state":
    case "beside":
      return toPlainExprs(expr.of);
    case "call":
      return toPlainExprs(...expr.args);
    case "after":
      return toPlainExprs(expr.of, ...expr.args);
    case "index":
      return toPlainExprs(expr.of, expr.index);
    case "binary":
    case "divide":
      return toPlainExprs(expr.left, expr.right);
    case "isIn":
    case "howMany":
      return toPlainExprs(expr.of, expr.domain);
    case "set":
      return toPlainExprs(...expr.members);
    case "range":
      return toPlainExprs(expr.from, expr.to);
    case "number":
    case "some":
    case "find":
      return ofBinder(expr.binder);
    case "different":
      return toPlainExprs(expr.domain);
    case "sum":
      return [...toPlainExprs(expr.of), ...ofBinder(expr.binder)];
    case "every":
      return [...ofBinder(expr.binder), ...toConditionExprs(expr.has)];
    case "if":
      return [...toConditionExprs(expr.condition), ...toPlainExprs(expr.then, expr.else)];
    default:
      return expr satisfies never;
  }
}

/** Returns the child expressions and blocks of a statement. */
export function stmtParts(stmt: ast.Stmt): StmtParts {
  switch (stmt.kind) {
    case "gain":
    case "pay":
      return { exprs: toPlainExprs(stmt.amount, stmt.index), blocks: [] };
    case "score":
      return { exprs: toPlainExprs(stmt.amount), blocks: [] };
    case "set":
      return { exprs: toPlainExprs(stmt.target, stmt.value), blocks: [] };
    case "let":
      // The range of a roll has its own mutation: see operators.ts.
      return { exprs: stmt.how === "roll" ? [] : toPlainExprs(stmt.value), blocks: [] };
    case "add":
      return { exprs: toPlainExprs(stmt.what, stmt.to), blocks: [] };
    case "remove":
      return { exprs: toPlainExprs(stmt.what, stmt.from), blocks: [] };
    case "move":
      return { exprs: toPlainExprs(stmt.what, stmt.from, stmt.to), blocks: [] };
    case "draw":
      return { exprs: toPlainExprs(stmt.count, stmt.from, stmt.to), blocks: [] };
    case "roll":
      return { exprs: toPlainExprs(stmt.count, stmt.dice), blocks: [] };
    case "sort":
      return { exprs: toPlainExprs(stmt.row), blocks: [] };
    case "advance":
      return { exprs: toPlainExprs(stmt.player, stmt.by), blocks: [] };
    case "if": {
      const { then, else: otherwise } = stmt;
      const blocks = otherwise === undefined ? [then] : [then, otherwise];
      return { exprs: toConditionExprs(stmt.condition), blocks };
    }
    case "forEach":
      return { exprs: ofBinder(stmt.binder), blocks: [stmt.body] };
    case "forPlayer":
      return { exprs: toPlainExprs(stmt.player), blocks: [stmt.body] };
    case "eachPlayer":
      return {
        exprs: [...toPlainExprs(stmt.from), ...toConditionExprs(stmt.where)],
        blocks: [stmt.body],
      };
    case "repeat": {
      const limit = stmt.how === "until" ? toConditionExprs(stmt.limit) : toPlainExprs(stmt.limit);
      return { exprs: limit, blocks: [stmt.body] };
    }
    case "do":
    case "announce":
      return { exprs: toPlainExprs(...stmt.args), blocks: [] };
    case "choose":
      return {
        exprs: toPlainExprs(...stmt.actions.flatMap(({ args }) => args)),
        blocks: stmt.otherwise === undefined ? [] : [stmt.otherwise],
      };
    case "endGame":
      return { exprs: [], blocks: [] };
    case "anyOrder":
      return {
        exprs: stmt.items.flatMap(({ where }) => toConditionExprs(where)),
        blocks: stmt.items.map(({ body }) => body),
      };
    default:
      return stmt satisfies never;
  }
}
