// Arithmetic and comparisons.

import type * as ir from "../../../src/dsl/ir/ir.ts";
import type { UnaryOp } from "../../../src/dsl/operators/operators.ts";

type Reckoning = Extract<ir.Expr, { kind: "unary" | "binary" | "divide" | "math" }>;

/** What an operator gives; `value` works out an operand. */
export function reckoned(expr: Reckoning, value: (operand: ir.Expr) => number): number {
  switch (expr.kind) {
    case "unary":
      return unary[expr.op](value(expr.of));
    case "binary":
      return binary(expr, value);
    case "divide": {
      const [left, right] = [value(expr.left), value(expr.right)];
      if (right === 0) return 0;
      return expr.rounded === "up" ? Math.ceil(left / right) : Math.floor(left / right);
    }
    case "math": {
      const args = expr.args.map(value);
      if (expr.name === "abs") return Math.abs(args[0] as number);
      return expr.name === "min" ? Math.min(...args) : Math.max(...args);
    }
    default:
      return expr satisfies never;
  }
}

const unary: Readonly<Record<UnaryOp, (of: number) => number>> = {
  not: (of) => Number(of === 0),
  "-": (of) => -of,
};

function binary(
  { op, left: first, right: second }: Extract<ir.Expr, { kind: "binary" }>,
  value: (operand: ir.Expr) => number,
): number {
  const left = value(first);
  // What stands behind counts only if what stands before does not settle it.
  if (op === "and") return left === 0 ? 0 : value(second);
  if (op === "or") return left !== 0 ? 1 : value(second);
  const right = value(second);
  switch (op) {
    case "is":
      return Number(left === right);
    case "is not":
      return Number(left !== right);
    case "<":
      return Number(left < right);
    case "<=":
      return Number(left <= right);
    case ">":
      return Number(left > right);
    case ">=":
      return Number(left >= right);
    case "+":
      return left + right;
    case "-":
      return left - right;
    case "*":
      return left * right;
    case "mod":
      return right === 0 ? 0 : left - right * Math.floor(left / right);
    default:
      return op satisfies never;
  }
}
