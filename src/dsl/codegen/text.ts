// Values and steps of the code tree in code that is still text.

import type * as ir from "../ir/ir.ts";
import type { CodeStep, CodeValue } from "./code/code.ts";
import type { Gen } from "./gen.ts";
import { type Env, jsText } from "./lower/env.ts";
import { Lowering } from "./lower/lowering.ts";

/** Statements of JavaScript with values in them. */
export function textStep(parts: readonly (string | CodeValue)[]): CodeStep {
  return { kind: "text", parts, into: undefined };
}

/** JavaScript for an expression, safe to stand as an operand. */
export function emitExpr(gen: Gen, env: Env, expr: ir.Expr): string {
  return gen.print(new Lowering(gen, env).lower(expr));
}

/** What is stored for a value: 1 and 0 for yes and no. */
export function emitStored(gen: Gen, env: Env, expr: ir.Expr): string {
  return gen.print(new Lowering(gen, env).stored(expr));
}

/** The value of a name that stands for what lies in the state, or in an array: yes is 1 there. */
export function storedText(js: string, local: ir.Local): CodeValue {
  if (local.type.kind !== "yesno") return jsText(js);
  return jsText(`(${js}===1)`, "flag");
}

/** The value of a name in text. */
export function nameText(js: string, local: ir.Local): CodeValue {
  return jsText(js, local.type.kind === "yesno" ? "flag" : "int");
}
