// Must-analysis and may-analysis of a condition over all values of a local, approximated without it.

import type * as ir from "../../ir/ir.ts";
import { type BinaryOpOf, isInGroup } from "../../operators/operators.ts";
import { b } from "../code/build.ts";
import type { CodeValue } from "../code/code.ts";
import { lyingAnywhere } from "../lower/expressions/quantifiers.ts";
import type { Lowering } from "../lower/lowering.ts";
import { localsIn } from "./schedule.ts";

/** Emits a flag that is true only if the condition holds for every value of `local`. */
export function lowerMustHold(c: Lowering, condition: ir.Expr, local: ir.Local): CodeValue {
  if (!localsIn(condition).has(local)) return c.lower(condition);
  if (condition.kind === "unary" && condition.op === "not")
    return b.not(possibly(c, condition.of, local));
  if (condition.kind !== "binary") return b.value(false);
  const { op, left, right } = condition;
  if (!isInGroup(op, "junction")) return b.value(false);
  return JOIN[op](lowerMustHold(c, left, local), lowerMustHold(c, right, local));
}

/** Emits a flag that is true whenever the condition holds for some value of `local`. */
function possibly(c: Lowering, condition: ir.Expr, local: ir.Local): CodeValue {
  if (!localsIn(condition).has(local)) return c.lower(condition);
  if (condition.kind === "unary" && condition.op === "not")
    return b.not(lowerMustHold(c, condition.of, local));
  if (condition.kind === "some") {
    const count = lyingAnywhere(c.gen, condition.binder);
    const isTold = count !== undefined && !localsIn(count).has(local);
    return isTold ? b.less(0, c.lower(count)) : b.value(true);
  }
  if (condition.kind !== "binary") return b.value(true);
  const { op, left, right } = condition;
  if (!isInGroup(op, "junction")) return b.value(true);
  return JOIN[op](possibly(c, left, local), possibly(c, right, local));
}

type Join = (left: CodeValue, right: CodeValue) => CodeValue;

const JOIN: Readonly<Record<BinaryOpOf<"junction">, Join>> = { and: b.and, or: b.or };
