// Bounds of ranges that hold in every state.

import type { Budget } from "../budget.ts";
import { evaluatePerPlayerCount } from "../evaluate-constant.ts";
import type * as ir from "../ir.ts";

/** Returns the smallest and the largest number of a range, for these numbers of players. */
export function rangeBounds(
  { from, to }: Extract<ir.Domain, { kind: "range" }>,
  [fewest, most]: readonly [fewest: number, most: number],
  budget: Budget,
): { readonly from: number; readonly to: number } | undefined {
  const bounds = new Bounds(fewest, most, budget);
  const [low, high] = [bounds.lower(from), bounds.upper(to)];
  return low === undefined || high === undefined ? undefined : { from: low, to: high };
}

class Bounds {
  private readonly fewest: number;
  private readonly most: number;
  private readonly budget: Budget;

  constructor(fewest: number, most: number, budget: Budget) {
    this.fewest = fewest;
    this.most = most;
    this.budget = budget;
  }

  /**
   * Returns the upper bound of an expression, from types and the limits of counters, or
   * `undefined`.
   */
  upper(expr: ir.Expr, level = 0): number | undefined {
    this.budget.requireLevels(level);
    const values = this.values(expr);
    if (!values.includes(undefined)) return highest(values);
    const most = (e: ir.Expr) => this.upper(e, level + 1);
    if (expr.kind === "counter" && expr.counter.counter.max !== undefined) {
      // What a counter starts with may be more than gains can bring it to.
      const { max, starts } = expr.counter.counter;
      return starts === undefined ? most(max) : highest([most(max), most(starts)], true);
    }
    if (expr.kind === "math" && expr.name === "min") return lowest(expr.args.map(most));
    if (expr.kind === "math" && expr.name === "max") return highest(expr.args.map(most), true);
    if (expr.kind === "if") return highest([most(expr.then), most(expr.else)], true);
    return expr.type.kind === "number" && expr.type.to < 2 ** 31 - 1 ? expr.type.to : undefined;
  }

  /** Returns the lower bound of an expression, from types, or `undefined`. */
  lower(expr: ir.Expr): number | undefined {
    const values = this.values(expr);
    if (!values.includes(undefined)) return lowest(values);
    if (expr.kind === "math" && expr.name === "max")
      return highest(expr.args.map((arg) => this.lower(arg)));
    return expr.type.kind === "number" && expr.type.from > -(2 ** 31) ? expr.type.from : undefined;
  }

  private values(expr: ir.Expr): (number | undefined)[] {
    return evaluatePerPlayerCount(expr, this.fewest, this.most, {
      budget: this.budget,
      givesUp: true,
    });
  }
}

/** Returns the smallest of the defined bounds. */
function lowest(bounds: readonly (number | undefined)[]): number | undefined {
  const known = bounds.filter((bound) => bound !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}

/** Returns the largest of the defined bounds; with `ofAll`, `undefined` if one is missing. */
function highest(bounds: readonly (number | undefined)[], ofAll = false): number | undefined {
  const known = bounds.filter((bound) => bound !== undefined);
  if (known.length === 0 || (ofAll && known.length < bounds.length)) return undefined;
  return Math.max(...known);
}
