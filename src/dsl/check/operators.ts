// Operators: comparing, reckoning, sets.

import type * as ir from "../ir/ir.ts";
import {
  comparable,
  MOST_MEMBERS,
  NUMBER,
  orNone,
  setWidth,
  solidType,
  typeName,
  WRONG,
  WRONG_EXPR,
  YES_NO,
} from "../ir/types.ts";
import type * as ast from "../syntax/ast.ts";
import { asked } from "./asked.ts";
import type { Context, Scope } from "./context.ts";
import { checkExpr } from "./expr.ts";
import { checkThere } from "./none.ts";
import { checkRef, complete } from "./refs.ts";
import { YOU } from "./symbols.ts";

export function checkUnary(
  ctx: Context,
  scope: Scope,
  expr: Extract<ast.Expr, { kind: "unary" }>,
): ir.Expr {
  const type = expr.op === "not" ? YES_NO : NUMBER;
  return { kind: "unary", op: expr.op, of: checkExpr(ctx, scope, expr.of, type), type };
}

export function checkBinary(
  ctx: Context,
  scope: Scope,
  expr: Extract<ast.Expr, { kind: "binary" }>,
): ir.Expr {
  switch (expr.op) {
    case "is":
    case "is not":
      return checkEqual(ctx, scope, expr, expr.op);
    case "and":
    case "or":
      return chain(ctx, scope, expr);
    case "<":
    case "<=":
    case ">":
    case ">=":
      return operation(ctx, scope, expr, NUMBER, YES_NO);
    default:
      return operation(ctx, scope, expr, NUMBER, NUMBER);
  }
}

/** What stands behind `and` counts only if what stands before it holds; behind `or`, if it does not. */
function chain(ctx: Context, scope: Scope, expr: Extract<ast.Expr, { kind: "binary" }>): ir.Expr {
  const left = checkExpr(ctx, scope, expr.left, YES_NO);
  const right = checkExpr(ctx, asked(scope, expr.left, expr.op === "and"), expr.right, YES_NO);
  return { kind: "binary", op: expr.op, left, right, type: YES_NO };
}

function operation(
  ctx: Context,
  scope: Scope,
  expr: Extract<ast.Expr, { kind: "binary" }>,
  operands: ir.Type,
  type: ir.Type,
): ir.Expr {
  const left = checkExpr(ctx, scope, expr.left, operands);
  const right = checkExpr(ctx, scope, expr.right, operands);
  return { kind: "binary", op: expr.op, left, right, type };
}

/** `x is y`; y may be a family or a piece with parameters, then x is one of their kinds. */
function checkEqual(
  ctx: Context,
  scope: Scope,
  expr: Extract<ast.Expr, { kind: "binary" }>,
  op: "is" | "is not",
): ir.Expr {
  const left = checkExpr(ctx, scope, expr.left);
  const name = expr.right.kind === "ref" ? expr.right.name : undefined;
  const isPiece = name && !scope.names.has(name.text) && !isMember(left.type, name);
  const members = isPiece ? membersOf(ctx, name) : undefined;
  if (members !== undefined) {
    if (left.type !== WRONG && solidType(left.type).kind !== "piece") {
      ctx.report("wrong-type", expr.left.span, {
        found: typeName(left.type),
        expected: ctx.textAt(expr.right.span),
      });
    }
    return negate(op === "is not", { kind: "isFamily", of: left, members, type: YES_NO });
  }
  const right = checkExpr(
    ctx,
    scope,
    expr.right,
    left.type === WRONG ? undefined : looser(left.type),
  );
  if (!comparable(left.type, right.type)) {
    ctx.report("not-comparable", expr.span, {
      left: typeName(left.type),
      right: typeName(right.type),
    });
  }
  return { kind: "binary", op, left, right, type: YES_NO };
}

/** Whether an enum has a member of this name; a piece with parameters may be called the same. */
function isMember(type: ir.Type, name: ast.Name): boolean {
  return type.kind === "enum" && type.enum.members.some(({ id }) => id === name.text);
}

/** A piece may be compared with one of a wider family. */
export function looser(type: ir.Type): ir.Type {
  if (type.kind === "orNone") return orNone(looser(type.of));
  if (type.kind !== "piece") return type;
  let family = type.family;
  while (family.parent !== undefined) family = family.parent;
  return { kind: "piece", family };
}

/** The kinds a family, or a piece with parameters, stands for. */
export function membersOf(ctx: Context, name: ast.Name): readonly number[] | undefined {
  const symbol = ctx.find(name.text, "family", "pieces");
  if (symbol !== undefined) ctx.mention(name.span, symbol);
  return symbol?.kind === "family" ? symbol.family.members : symbol?.members;
}

export function checkState(
  ctx: Context,
  scope: Scope,
  expr: Extract<ast.Expr, { kind: "state" }>,
): ir.Expr {
  const ref = checkRef(ctx, scope, expr.of);
  if (ref?.kind === "zone") {
    const zone = complete(ctx, ref, expr.of.span);
    if (expr.state === "full") return { kind: "zoneFull", zone, type: YES_NO };
    return isThere(expr.state, { kind: "zoneSize", zone, type: NUMBER });
  }
  if (ref?.kind === "counter") {
    const counter = checkExpr(ctx, scope, expr.of);
    if (expr.state !== "full") return isThere(expr.state, counter);
    if (ref.counter.max === undefined)
      ctx.report("never-full", expr.of.span, { name: ref.counter.id });
    return { kind: "counterFull", counter: ref, type: YES_NO };
  }
  const cell =
    ref?.kind === "cell" ? ref : spaceCell(ctx, checkThere(ctx, scope, expr.of), expr.of);
  if (cell === undefined) return WRONG_EXPR;
  return negate(expr.state === "empty", { kind: "isFilled", cell, type: YES_NO });
}

/** Whether there is nothing of something, or anything. */
function isThere(state: "empty" | "filled", amount: ir.Expr): ir.Expr {
  const none: ir.Expr = { kind: "const", value: 0, type: NUMBER };
  const op = state === "empty" ? "is" : ">";
  return { kind: "binary", op, left: amount, right: none, type: YES_NO };
}

/** A space stands for what lies on it: on your own grid, or on the shared one. */
function spaceCell(ctx: Context, space: ir.Expr, at: ast.Expr): ir.CellRef | undefined {
  if (space.type === WRONG) return undefined;
  if (space.type.kind !== "space") {
    ctx.report("wrong-type", at.span, { found: typeName(space.type), expected: "space" });
    return undefined;
  }
  const { grid } = space.type;
  return {
    kind: "cell",
    grid: { kind: "grid", grid, owner: grid.perPlayer ? YOU : undefined },
    space,
  };
}

export function checkSet(
  ctx: Context,
  scope: Scope,
  expr: Extract<ast.Expr, { kind: "set" }>,
  expected: ir.Type | undefined,
): ir.Expr {
  const base = expected?.kind === "set" ? expected.of : undefined;
  const members = expr.members.map((member) =>
    base === undefined ? checkThere(ctx, scope, member) : checkExpr(ctx, scope, member, base),
  );
  const of = base ?? widest(members.map(({ type }) => type));
  if (of === undefined || of === WRONG) return WRONG_EXPR;
  if (of.kind !== "enum" && of.kind !== "number") {
    ctx.report("wrong-type", expr.span, { found: typeName(of), expected: "enum" });
    return WRONG_EXPR;
  }
  if (setWidth(of) > MOST_MEMBERS)
    ctx.report("too-many-members", expr.span, { name: typeName(of), most: MOST_MEMBERS });
  return { kind: "setOf", members, type: { kind: "set", of } };
}

/** The type of the first; of numbers, the limits within which all of them lie. */
function widest([first, ...others]: readonly ir.Type[]): ir.Type | undefined {
  if (first?.kind !== "number" || first === WRONG) return first;
  const numbers = [first, ...others.filter((type) => type.kind === "number")];
  const from = Math.min(...numbers.map((type) => type.from));
  const to = Math.max(...numbers.map((type) => type.to));
  return { kind: "number", from, to };
}

/** The opposite of a condition, if it is to be. */
export function negate(negated: boolean, of: ir.Expr): ir.Expr {
  return negated ? { kind: "unary", op: "not", of, type: YES_NO } : of;
}
