// `E after p(args)`: what E would be.

import { freeLocals } from "../../ir/free-locals.ts";
import type * as ir from "../../ir/ir.ts";
import { WRONG_EXPR, withoutLimits } from "../../ir/types.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context } from "../context.ts";
import type { Scope } from "../scope.ts";
import { checkArgs } from "./call.ts";
import { checkExpr } from "./expr.ts";

export function checkAfter(
  ctx: Context,
  scope: Scope,
  expr: Extract<ast.Expr, { kind: "after" }>,
  expected: ir.Type | undefined,
): ir.Expr {
  const procedure = ctx.resolve(expr.name, "to", "procedure")?.procedure;
  // What conditions have proved of the present position says nothing of the other one.
  const wanted = expected && withoutLimits(expected);
  const body = checkExpr(ctx, { ...scope, facts: [] }, expr.of, wanted);
  if (procedure === undefined) return WRONG_EXPR;
  const params = procedure.params.map(({ type }) => type);
  const args = checkArgs(ctx, scope, expr.name, expr.args, params);
  const given = [...freeLocals(body)].map(
    (local): ir.Expr => ({ kind: "local", local, type: local.type }),
  );
  const { type } = body;
  const after = {
    kind: "after",
    procedure,
    args,
    then: { id: "after", body },
    given,
    type,
  } as const;
  ctx.outlooks.push({ after, span: expr.span });
  return after;
}
