// What expressions and statements consist of, in the order of the text.

import type { ast } from "../dsl/index.ts";

/** An expression inside of something else, and whether it says when something is so. */
export interface Inner {
  readonly expr: ast.Expr;
  readonly isCondition: boolean;
}

export interface StmtParts {
  readonly exprs: readonly Inner[];
  readonly blocks: readonly ast.Block[];
}

export function plain(...exprs: readonly (ast.Expr | undefined)[]): Inner[] {
  return exprs.flatMap((expr) => (expr === undefined ? [] : { expr, isCondition: false }));
}

export function condition(expr: ast.Expr | undefined): Inner[] {
  return expr === undefined ? [] : [{ expr, isCondition: true }];
}

function ofBinder({ domain, where }: ast.Binder): Inner[] {
  return [...plain(domain), ...condition(where)];
}

/** The expressions of which an expression consists. */
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
      return plain(expr.of);
    case "call":
      return plain(...expr.args);
    case "index":
      return plain(expr.of, expr.index);
    case "binary":
    case "divide":
      return plain(expr.left, expr.right);
    case "isIn":
    case "howMany":
      return plain(expr.of, expr.domain);
    case "set":
      return plain(...expr.members);
    case "range":
      return plain(expr.from, expr.to);
    case "number":
    case "some":
      return ofBinder(expr.binder);
    case "different":
      return plain(expr.domain);
    case "sum":
      return [...plain(expr.of), ...ofBinder(expr.binder)];
    case "every":
      return [...ofBinder(expr.binder), ...condition(expr.has)];
    case "if":
      return [...condition(expr.condition), ...plain(expr.then, expr.else)];
    default:
      return expr satisfies never;
  }
}

/** The expressions and statements of which a statement consists. */
export function stmtParts(stmt: ast.Stmt): StmtParts {
  switch (stmt.kind) {
    case "gain":
    case "pay":
      return { exprs: plain(stmt.amount, stmt.index), blocks: [] };
    case "score":
      return { exprs: plain(stmt.amount), blocks: [] };
    case "set":
      return { exprs: plain(stmt.target, stmt.value), blocks: [] };
    case "let":
      // What can be rolled is a slip of its own: see operators.ts.
      return { exprs: stmt.how === "roll" ? [] : plain(stmt.value), blocks: [] };
    case "add":
      return { exprs: plain(stmt.what, stmt.to), blocks: [] };
    case "remove":
      return { exprs: plain(stmt.what, stmt.from), blocks: [] };
    case "move":
      return { exprs: plain(stmt.what, stmt.from, stmt.to), blocks: [] };
    case "draw":
      return { exprs: plain(stmt.count, stmt.from, stmt.to), blocks: [] };
    case "roll":
      return { exprs: plain(stmt.count, stmt.dice), blocks: [] };
    case "sort":
      return { exprs: plain(stmt.row), blocks: [] };
    case "advance":
      return { exprs: plain(stmt.player, stmt.by), blocks: [] };
    case "if": {
      const { then, else: otherwise } = stmt;
      const blocks = otherwise === undefined ? [then] : [then, otherwise];
      return { exprs: condition(stmt.condition), blocks };
    }
    case "forEach":
      return { exprs: ofBinder(stmt.binder), blocks: [stmt.body] };
    case "forPlayer":
      return { exprs: plain(stmt.player), blocks: [stmt.body] };
    case "eachPlayer":
      return { exprs: [...plain(stmt.from), ...condition(stmt.where)], blocks: [stmt.body] };
    case "repeat": {
      const limit = stmt.how === "until" ? condition(stmt.limit) : plain(stmt.limit);
      return { exprs: limit, blocks: [stmt.body] };
    }
    case "do":
    case "announce":
      return { exprs: plain(...stmt.args), blocks: [] };
    case "choose":
      return { exprs: plain(...stmt.actions.flatMap(({ args }) => args)), blocks: [] };
    case "endGame":
      return { exprs: [], blocks: [] };
    case "anyOrder":
      return {
        exprs: stmt.items.flatMap(({ where }) => condition(where)),
        blocks: stmt.items.map(({ body }) => body),
      };
    default:
      return stmt satisfies never;
  }
}
