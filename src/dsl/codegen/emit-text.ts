// Values and steps of the code tree in code that is still text.

import type * as ir from "../ir/ir.ts";
import type { CodeValue } from "./code/code.ts";
import type { CodegenContext } from "./context.ts";
import { type Env, jsText } from "./lower/env.ts";
import { Lowering } from "./lower/lowering.ts";

/** JavaScript for an expression, safe to stand as an operand. */
export function emitExpr(gen: CodegenContext, env: Env, expr: ir.Expr): string {
  return gen.print(new Lowering(gen, env).lower(expr));
}

/** What is stored for a value: 1 and 0 for yes and no. */
export function emitStored(gen: CodegenContext, env: Env, expr: ir.Expr): string {
  return gen.print(new Lowering(gen, env).stored(expr));
}

/** The value of a name in text. */
export function nameText(js: string, local: ir.Local): CodeValue {
  return jsText(js, local.type.kind === "yesno" ? "flag" : "int");
}
