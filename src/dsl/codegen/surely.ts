// Conditions about a thing that hold whatever it is, as far as that can be told without it.

import type * as ir from "../ir/ir.ts";
import { BINARY_OPS, type BinaryOpOf, isInGroup } from "../operators/operators.ts";
import { emitExpr } from "./expr.ts";
import type { Env, Gen } from "./gen.ts";
import { lyingAnywhere } from "./quantifier.ts";
import { localsIn } from "./schedule.ts";

/** JavaScript that is only true where a condition holds for every value of `local`; it does not name it. */
export function surely(gen: Gen, env: Env, condition: ir.Expr, local: ir.Local): string {
  if (!localsIn(condition).has(local)) return emitExpr(gen, env, condition);
  if (condition.kind === "unary" && condition.op === "not")
    return not(possibly(gen, env, condition.of, local));
  if (condition.kind !== "binary") return "false";
  const { op, left, right } = condition;
  if (!isInGroup(op, "junction")) return "false";
  return join(op, surely(gen, env, left, local), surely(gen, env, right, local));
}

/** JavaScript that is true wherever a condition holds for some value of `local`. */
function possibly(gen: Gen, env: Env, condition: ir.Expr, local: ir.Local): string {
  if (!localsIn(condition).has(local)) return emitExpr(gen, env, condition);
  if (condition.kind === "unary" && condition.op === "not")
    return not(surely(gen, env, condition.of, local));
  if (condition.kind === "some") {
    const count = lyingAnywhere(gen, condition.binder);
    const isTold = count !== undefined && !localsIn(count).has(local);
    return isTold ? `(0<${emitExpr(gen, env, count)})` : "true";
  }
  if (condition.kind !== "binary") return "true";
  const { op, left, right } = condition;
  if (!isInGroup(op, "junction")) return "true";
  return join(op, possibly(gen, env, left, local), possibly(gen, env, right, local));
}

function not(js: string): string {
  if (js === "true") return "false";
  return js === "false" ? "true" : `!${js}`;
}

const SIGNS: Readonly<Record<BinaryOpOf<"junction">, string>> = { and: "&&", or: "||" };

function join(op: BinaryOpOf<"junction">, left: string, right: string): string {
  const decides = String(BINARY_OPS[op].decidedBy === 1);
  const leaves = String(BINARY_OPS[op].decidedBy === 0);
  if (left === decides || right === decides) return decides;
  if (left === leaves) return right;
  return right === leaves ? left : `(${left}${SIGNS[op]}${right})`;
}
