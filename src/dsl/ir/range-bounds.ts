// How far a range can reach, whatever happens in a game.

import { evaluatePerPlayerCount } from "./evaluate-constant.ts";
import type * as ir from "./ir.ts";

/** The smallest and the largest number of a range, for these numbers of players. */
export function rangeBounds(
  { from, to }: Extract<ir.Domain, { kind: "range" }>,
  ...players: Players
): { readonly from: number; readonly to: number } | undefined {
  const [low, high] = [lowerBound(from, players), upperBound(to, players)];
  return low === undefined || high === undefined ? undefined : { from: low, to: high };
}

type Players = readonly [fewest: number, most: number];

/** The largest value an expression can have, as far as types and the limits of counters tell. */
function upperBound(expr: ir.Expr, players: Players): number | undefined {
  const values = evaluatePerPlayerCount(expr, ...players);
  if (!values.includes(undefined)) return highest(values);
  const most = (e: ir.Expr) => upperBound(e, players);
  if (expr.kind === "counter" && expr.counter.counter.max !== undefined)
    return most(expr.counter.counter.max);
  if (expr.kind === "math" && expr.name === "min") return lowest(expr.args.map(most));
  if (expr.kind === "math" && expr.name === "max") return highest(expr.args.map(most), true);
  if (expr.kind === "if") return highest([most(expr.then), most(expr.else)], true);
  return expr.type.kind === "number" && expr.type.to < 2 ** 31 - 1 ? expr.type.to : undefined;
}

/** The smallest value an expression can have, as far as types tell. */
function lowerBound(expr: ir.Expr, players: Players): number | undefined {
  const values = evaluatePerPlayerCount(expr, ...players);
  if (!values.includes(undefined)) return lowest(values);
  if (expr.kind === "math" && expr.name === "max")
    return highest(expr.args.map((arg) => lowerBound(arg, players)));
  return expr.type.kind === "number" && expr.type.from > -(2 ** 31) ? expr.type.from : undefined;
}

/** The smallest of those that are known. */
function lowest(bounds: readonly (number | undefined)[]): number | undefined {
  const known = bounds.filter((bound) => bound !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}

/** The largest of those that are known; where all must be, of all or none. */
function highest(bounds: readonly (number | undefined)[], ofAll = false): number | undefined {
  const known = bounds.filter((bound) => bound !== undefined);
  if (known.length === 0 || (ofAll && known.length < bounds.length)) return undefined;
  return Math.max(...known);
}
