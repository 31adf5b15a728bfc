// `f(a, b)`: values, tables, and the few functions of the language.

import type * as ir from "../../ir/ir.ts";
import { isOnBoard } from "../../ir/ranges/within.ts";
import {
  NUMBER,
  orNone,
  PLAYER,
  typeName,
  WRONG,
  WRONG_EXPR,
  withoutLimits,
} from "../../ir/types.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context } from "../context.ts";
import type { Scope } from "../scope.ts";
import { symbolName, YOU } from "../symbols.ts";
import type { FoundDomain } from "./binder.ts";
import { FUNCTIONS, type FunctionName, isDomainFunction, isFunction } from "./builtins.ts";
import { checkExpr } from "./expr.ts";
import { checkNotNone } from "./optional.ts";
import { checkRay } from "./rays.ts";
import { checkRef } from "./storage-ref.ts";

type Call = Extract<ast.Expr, { kind: "call" }>;

export function checkCall(
  ctx: Context,
  scope: Scope,
  call: Call,
  expected: ir.Type | undefined,
): ir.Expr {
  const name = call.name.text;
  if (!ctx.symbols.has(name)) ctx.declareEarly(name);
  const symbol = ctx.find(name, "value", "table");
  if (symbol !== undefined) {
    ctx.mention(call.name.span, symbol);
    switch (symbol.kind) {
      case "value": {
        const args = checkArgs(
          ctx,
          scope,
          call.name,
          call.args,
          symbol.value.params.map((p) => p.type),
        );
        return { kind: "value", value: symbol.value, player: YOU, args, type: symbol.value.type };
      }
      case "table": {
        // Undefined table entries are 0 or none, so a lookup accepts numbers outside the table.
        const params = symbol.table.params.map(withoutLimits);
        const args = checkArgs(ctx, scope, call.name, call.args, params);
        return { kind: "table", table: symbol.table, args, type: symbol.table.type };
      }
      default:
        return symbol satisfies never;
    }
  }
  if (isFunction(name)) return checkFunction(ctx, scope, { ...call, function: name }, expected);

  const other = ctx.symbols.get(name)?.[0];
  if (other !== undefined) {
    ctx.mention(call.name.span, other);
    ctx.report("wrong-kind", call.name.span, {
      name,
      is: symbolName(other),
      expected: "value, table",
    });
  } else {
    const known = () => [...Object.keys(FUNCTIONS), ...ctx.symbols.keys()];
    ctx.reportUnknown(name, call.name.span, known);
  }
  return WRONG_EXPR;
}

/**
 * Checks arguments against the types of parameters; fills up missing ones so that checking can
 * continue.
 */
export function checkArgs(
  ctx: Context,
  scope: Scope,
  name: ast.Name,
  args: readonly ast.Expr[],
  params: readonly ir.Type[],
): ir.Expr[] {
  if (args.length !== params.length) {
    ctx.report("argument-count", name.span, {
      name: name.text,
      found: args.length,
      expected: params.length,
    });
  }
  return params.map((type, i) => {
    const arg = args[i];
    return arg === undefined ? WRONG_EXPR : checkExpr(ctx, scope, arg, type);
  });
}

function checkFunction(
  ctx: Context,
  scope: Scope,
  call: Call & { readonly function: FunctionName },
  expected: ir.Type | undefined,
): ir.Expr {
  const { name, args } = call;
  const count = FUNCTIONS[call.function];
  if (count === undefined ? args.length === 0 : args.length !== count) {
    ctx.report("argument-count", name.span, {
      name: name.text,
      found: args.length,
      expected: count ?? 1,
    });
    return WRONG_EXPR;
  }
  switch (call.function) {
    case "min":
    case "max":
    case "abs":
      return {
        kind: "math",
        name: call.function,
        args: args.map((arg) => checkExpr(ctx, scope, arg, NUMBER)),
        type: NUMBER,
      };
    case "union":
      return checkUnion(ctx, scope, call, expected);
    case "place":
    case "position":
      return checkOnTrack(ctx, scope, call.function, args);
    case "spaceAt":
      return checkSpaceAt(ctx, scope, call);
    default:
      return call.function satisfies never;
  }
}

function checkUnion(
  ctx: Context,
  scope: Scope,
  call: Call,
  expected: ir.Type | undefined,
): ir.Expr {
  const [first, second] = call.args;
  if (first === undefined || second === undefined) return WRONG_EXPR;
  const left = checkExpr(ctx, scope, first, expected?.kind === "set" ? expected : undefined);
  if (left.type.kind !== "set") {
    if (left.type !== WRONG)
      ctx.report("wrong-type", first.span, { found: typeName(left.type), expected: "set" });
    return WRONG_EXPR;
  }
  return {
    kind: "union",
    left,
    right: checkExpr(ctx, scope, second, left.type),
    type: left.type,
  };
}

/**
 * `place of player on track` is the rank from 1; `position of player on track` is the number of
 * spaces advanced.
 */
function checkOnTrack(
  ctx: Context,
  scope: Scope,
  what: "place" | "position",
  [first, second]: readonly ast.Expr[],
): ir.Expr {
  if (first === undefined || second?.kind !== "ref") {
    if (second !== undefined)
      ctx.report("wrong-kind", second.span, {
        name: ctx.textAt(second.span),
        is: "",
        expected: "track",
      });
    return WRONG_EXPR;
  }
  const player = checkExpr(ctx, scope, first, PLAYER);
  const track = ctx.resolve(second.name, "track", "track")?.track;
  if (track === undefined) return WRONG_EXPR;
  if (what === "place") return { kind: "placeOn", track, player, type: NUMBER };
  const { from, to } = track;
  return { kind: "positionOn", track, player, type: { kind: "number", from, to } };
}

/**
 * `spaceAt(board, column, row)`: none outside the board, unless the declared types keep both
 * numbers on it.
 */
function checkSpaceAt(ctx: Context, scope: Scope, { args, span }: Call): ir.Expr {
  const [first, column, row] = args;
  if (first === undefined || column === undefined || row === undefined) return WRONG_EXPR;
  const grid = gridNamed(ctx, scope, first);
  if (grid === undefined) return WRONG_EXPR;
  if (grid.shape.layout !== "squares") {
    ctx.report("wrong-kind", first.span, { name: grid.id, is: "hexes", expected: "squares" });
    return WRONG_EXPR;
  }
  const at = {
    column: checkExpr(ctx, scope, column, NUMBER),
    row: checkExpr(ctx, scope, row, NUMBER),
  };
  const isThere = isOnBoard({ grid, ...at }, "declared");
  const isReported = at.column.type === WRONG || at.row.type === WRONG;
  const space: ir.Type = { kind: "space", grid };
  return {
    kind: "spaceAt",
    grid,
    ...at,
    type: isThere || isReported ? space : orNone(space),
    span,
  };
}

function gridNamed(ctx: Context, scope: Scope, expr: ast.Expr): ir.Grid | undefined {
  const ref = checkRef(ctx, scope, expr);
  if (ref?.kind === "grid") return ref.grid;
  ctx.report("wrong-kind", expr.span, {
    name: ctx.textAt(expr.span),
    is: "",
    expected: "zone … on",
  });
  return undefined;
}

/**
 * Checks `subsets(set, n)`, `lines(n, space)` and `ray(space, direction)`, which are valid as
 * domains only. Returns `undefined` for other calls.
 */
export function checkDomainCall(ctx: Context, scope: Scope, call: Call): FoundDomain | undefined {
  const [first, second] = call.args;
  const name = call.name.text;
  if (first === undefined || second === undefined || !isDomainFunction(name)) return undefined;
  switch (name) {
    case "subsets":
      return checkSubsets(ctx, scope, first, second);
    case "lines":
      return checkLines(ctx, scope, first, second);
    case "ray":
      return checkRay(ctx, scope, first, second);
    default:
      return name satisfies never;
  }
}

function checkSubsets(
  ctx: Context,
  scope: Scope,
  first: ast.Expr,
  second: ast.Expr,
): FoundDomain | undefined {
  const set = checkExpr(ctx, scope, first);
  const size = checkExpr(ctx, scope, second, NUMBER);
  if (set.type.kind !== "set") {
    if (set.type !== WRONG)
      ctx.report("wrong-type", first.span, { found: typeName(set.type), expected: "set" });
    return undefined;
  }
  return {
    domain: { kind: "subsets", set, size, base: set.type.of },
    element: set.type,
    through: undefined,
  };
}

function checkLines(
  ctx: Context,
  scope: Scope,
  first: ast.Expr,
  second: ast.Expr,
): FoundDomain | undefined {
  const length = ctx.constant(checkExpr(ctx, scope, first, NUMBER));
  const space = checkNotNone(ctx, scope, second);
  if (length === undefined) ctx.report("not-constant", first.span, {});
  if (space.type.kind !== "space" || length === undefined) {
    if (space.type.kind !== "space" && space.type !== WRONG) {
      ctx.report("wrong-type", second.span, { found: typeName(space.type), expected: "space" });
    }
    return undefined;
  }
  const { grid } = space.type;
  return {
    domain: { kind: "lines", grid, length, space },
    element: { kind: "line", grid, length },
    through: undefined,
  };
}
