// Expressions whose value is known before any game is played.

import type * as ir from "../ir/ir.ts";

/** Index of an option → index of what has been chosen. */
export type Choices = ReadonlyMap<number, number>;

/** The value for each number of players; `undefined` where it is not known before a game. */
export function constants(expr: ir.Expr, from: number, to: number): (number | undefined)[] {
  return Array.from({ length: to - from + 1 }, (_, i) => constant(expr, from + i));
}

/**
 * The value of a constant expression, else `undefined`.
 * With `players`, the number of players counts as that (for upper limits); with `choices`, options
 * have been settled.
 */
export function constant(expr: ir.Expr, players?: number, choices?: Choices): number | undefined {
  return settled(expr, (leaf) => {
    if (leaf.kind === "players") return players;
    if (leaf.kind !== "option") return undefined;
    return choices && leaf.option.from + (choices.get(leaf.option.index) ?? 0);
  });
}

/** The value of an expression, where that of every part is known of which `known` is asked. */
export function settled(
  expr: ir.Expr,
  known: (expr: ir.Expr) => number | undefined,
): number | undefined {
  const inner = (e: ir.Expr) => settled(e, known);
  switch (expr.kind) {
    case "const":
      return expr.value;
    case "unary": {
      const of = inner(expr.of);
      return of === undefined ? undefined : expr.op === "-" ? -of : Number(of === 0);
    }
    case "binary": {
      const left = inner(expr.left);
      const right = inner(expr.right);
      return left === undefined || right === undefined ? undefined : binary(expr.op, left, right);
    }
    case "divide": {
      const left = inner(expr.left);
      const right = inner(expr.right);
      if (left === undefined || right === undefined || right === 0) return undefined;
      return expr.rounded === "up" ? Math.ceil(left / right) : Math.floor(left / right);
    }
    case "table":
      return tableEntry(expr, inner);
    case "setOf": {
      const members = expr.members.map(inner);
      return members.includes(undefined)
        ? undefined
        : members.reduce<number>((set, m) => set | (1 << (m ?? 0)), 0);
    }
    case "if": {
      const condition = inner(expr.condition);
      return condition === undefined ? undefined : inner(condition ? expr.then : expr.else);
    }
    default:
      return known(expr);
  }
}

/** The largest value an expression can have, as far as types and the limits of counters tell. */
export function upperBound(expr: ir.Expr, players: number): number | undefined {
  const value = constant(expr, players);
  if (value !== undefined) return value;
  const most = (e: ir.Expr) => upperBound(e, players);
  if (expr.kind === "counter" && expr.counter.counter.max !== undefined)
    return most(expr.counter.counter.max);
  if (expr.kind === "math" && expr.name === "min") return lowest(expr.args.map(most));
  if (expr.kind === "math" && expr.name === "max") return highest(expr.args.map(most), true);
  if (expr.kind === "if") return highest([most(expr.then), most(expr.else)], true);
  return expr.type.kind === "number" && expr.type.to < 2 ** 31 - 1 ? expr.type.to : undefined;
}

/** The smallest value an expression can have, as far as types tell. */
export function lowerBound(expr: ir.Expr): number | undefined {
  const value = constant(expr, 1);
  if (value !== undefined) return value;
  if (expr.kind === "math" && expr.name === "max") return highest(expr.args.map(lowerBound));
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

function binary(op: ir.BinaryOp, left: number, right: number): number {
  switch (op) {
    case "or":
      return Number(left !== 0 || right !== 0);
    case "and":
      return Number(left !== 0 && right !== 0);
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

function tableEntry(
  { table, args }: Extract<ir.Expr, { kind: "table" }>,
  known: (expr: ir.Expr) => number | undefined,
): number | undefined {
  let index = 0;
  for (const [i, param] of table.params.entries()) {
    const arg = args[i] === undefined ? undefined : known(args[i]);
    if (arg === undefined) return undefined;
    const from = param.kind === "number" ? param.from : 0;
    const count =
      param.kind === "number"
        ? param.to - param.from + 1
        : param.kind === "enum"
          ? param.enum.members.length
          : 0;
    if (arg < from || arg >= from + count) return undefined;
    index = index * count + (arg - from);
  }
  return table.entries[index];
}
