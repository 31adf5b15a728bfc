// Ranges and types of expressions in the code tree.

import type * as ir from "../../ir/ir.ts";
import { boundsOf } from "../../ir/ranges/bounds.ts";
import { ANY_INT, type CodeType, type IntRange } from "../code/code.ts";
import { isInside } from "../code/range.ts";

export function typeOfExpr({ type }: Pick<ir.Expr, "type">): CodeType {
  return type.kind === "yesno" ? "flag" : "int";
}

/** The range that the rules promise, if there is one within 32 bits. */
export function rangeOfExpr(expr: ir.Expr): IntRange {
  const { min, max } = boundsOf(expr);
  const range = { from: min, to: max };
  return isInside(range, ANY_INT) ? range : ANY_INT;
}
