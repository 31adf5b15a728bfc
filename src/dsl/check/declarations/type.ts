// Types as written: `1..6`, `Colour`, `space of reef`, `set of Colour`, `yes/no`.

import type * as ir from "../../ir/ir.ts";
import { MOST_MEMBERS, NUMBER, PLAYER, setWidth, typeName, WRONG, YES_NO } from "../../ir/types.ts";
import { findNearest } from "../../source/nearest.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context } from "../context.ts";
import { checkExpr } from "../expressions/expr.ts";
import { EMPTY_SCOPE } from "../scope.ts";

/**
 * Returns a non-optional type, or `WRONG` after a report (see `optional.ts` for optional types).
 */
export function checkType(ctx: Context, type: ast.Type): ir.Type {
  switch (type.kind) {
    case "yesno":
      return YES_NO;
    case "range":
      return rangeType(ctx, type);
    case "named":
      return type.of === undefined ? plainType(ctx, type.name) : typeOf(ctx, type.name, type.of);
    case "orNone":
      ctx.report("none-of-thing", type.span, {
        type: ctx.textAt(type.span).replace(/\s*or none$/, ""),
      });
      return WRONG;
    default:
      return type satisfies never;
  }
}

const LONGEST_RANGE = 100_000;

function rangeType(ctx: Context, type: Extract<ast.Type, { kind: "range" }>): ir.Type {
  const first = checkExpr(ctx, EMPTY_SCOPE, type.from, NUMBER);
  const last = checkExpr(ctx, EMPTY_SCOPE, type.to, NUMBER);
  if (first.type === WRONG || last.type === WRONG) return WRONG;
  const from = ctx.constant(first);
  const ends = ctx.constants(last);
  // Without a number of players, as in a file without a game, it has no end.
  const to = ends.includes(undefined) || ends.length === 0 ? undefined : maxOf(ends);
  if (from === undefined || to === undefined) {
    ctx.report("not-constant", type.span, {});
    return WRONG;
  }
  // A range that is empty or too long to iterate over is a typing error.
  ctx.requireWithin(to, from, from + LONGEST_RANGE, type.span);
  return { kind: "number", from, to: Math.min(Math.max(to, from), from + LONGEST_RANGE) };
}

function maxOf(numbers: readonly (number | undefined)[]): number {
  return numbers.reduce((most: number, one) => Math.max(most, one ?? most), -Infinity);
}

function plainType(ctx: Context, name: ast.Name): ir.Type {
  if (name.text === "number") return NUMBER;
  if (name.text === "player") return PLAYER;
  const symbol = ctx.resolve(name, "type", "enum", "family", "die");
  switch (symbol?.kind) {
    case "enum":
      return { kind: "enum", enum: symbol.enum };
    case "family":
      return { kind: "piece", family: symbol.family };
    case "die":
      return symbol.die.type;
    case undefined:
      return WRONG;
    default:
      return symbol satisfies never;
  }
}

function typeOf(ctx: Context, name: ast.Name, of: ast.Name): ir.Type {
  switch (name.text) {
    case "space": {
      const grid = ctx.resolve(of, "zone … on", "grid")?.grid;
      return grid === undefined ? WRONG : { kind: "space", grid };
    }
    case "board": {
      const shape = ctx.resolve(of, "shape", "shape")?.shape;
      return shape === undefined ? WRONG : { kind: "board", shape };
    }
    case "set": {
      const base = plainType(ctx, of);
      if (base === WRONG) return WRONG;
      if (base.kind !== "enum") {
        ctx.report("wrong-type", of.span, { found: typeName(base), expected: "enum" });
        return WRONG;
      }
      if (setWidth(base) > MOST_MEMBERS)
        ctx.report("too-many-members", of.span, { name: of.text, most: MOST_MEMBERS });
      return { kind: "set", of: base };
    }
    default:
      ctx.report("unknown-name", name.span, {
        name: name.text,
        nearest: findNearest(name.text, ["space", "board", "set"]),
      });
      return WRONG;
  }
}
