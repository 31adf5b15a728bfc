// Operators: comparison, arithmetic, sets.

import type * as ir from "../../ir/ir.ts";
import {
  canBeNone,
  comparable,
  MOST_MEMBERS,
  NONE,
  NUMBER,
  orNone,
  setWidth,
  solidType,
  typeName,
  WRONG,
  WRONG_EXPR,
  withoutLimits,
  YES_NO,
} from "../../ir/types.ts";
import {
  type BinaryOpOf,
  isInGroup,
  type OperandType,
  UNARY_OPS,
} from "../../operators/operators.ts";
import type { Span } from "../../source/span.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context } from "../context.ts";
import type { Scope } from "../scope.ts";
import { symbolValue, YOU } from "../symbols.ts";
import { comparisonScope, ifFilled } from "./cells.ts";
import { checkExpr } from "./expr.ts";
import { where } from "./narrowing.ts";
import { checkNotNone } from "./optional.ts";
import { checkRef, requireMember } from "./storage-ref.ts";

export function checkUnary(
  ctx: Context,
  scope: Scope,
  expr: Extract<ast.Expr, { kind: "unary" }>,
): ir.Expr {
  const type = OPERAND_TYPES[UNARY_OPS[expr.op].type];
  return { kind: "unary", op: expr.op, of: checkExpr(ctx, scope, expr.of, type), type };
}

const OPERAND_TYPES: Readonly<Record<OperandType, ir.Type>> = { yesno: YES_NO, number: NUMBER };

export function checkBinary(
  ctx: Context,
  scope: Scope,
  expr: Extract<ast.Expr, { kind: "binary" }>,
): ir.Expr {
  const { op } = expr;
  if (isInGroup(op, "equality")) return checkEqual(ctx, scope, expr, op);
  if (isInGroup(op, "junction")) return chain(ctx, scope, expr);
  if (isInGroup(op, "order")) return operation(ctx, scope, expr, NUMBER, YES_NO);
  op satisfies BinaryOpOf<"arithmetic">;
  return operation(ctx, scope, expr, NUMBER, NUMBER);
}

/**
 * Checks a chain of `and` or `or`: the right operand is checked with the flow facts of the left one
 * being true, or false.
 */
function chain(ctx: Context, scope: Scope, expr: Extract<ast.Expr, { kind: "binary" }>): ir.Expr {
  const left = checkExpr(ctx, scope, expr.left, YES_NO);
  const inner = where(ctx, scope, expr.left, left, expr.op === "and");
  const right = checkExpr(ctx, inner, expr.right, YES_NO);
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

/**
 * Checks `x is y`; if y is a family or a piece with parameters, tests whether x is one of its
 * kinds.
 */
function checkEqual(
  ctx: Context,
  outer: Scope,
  expr: Extract<ast.Expr, { kind: "binary" }>,
  op: BinaryOpOf<"equality">,
): ir.Expr {
  const { inner, doubts } = comparisonScope(ctx, outer, [expr.left, expr.right]);
  return ifFilled({ doubts }, checkEqualFilled(ctx, inner, expr, op), op === "is not");
}

function checkEqualFilled(
  ctx: Context,
  scope: Scope,
  expr: Extract<ast.Expr, { kind: "binary" }>,
  op: BinaryOpOf<"equality">,
): ir.Expr {
  if (needOfType(ctx, scope, expr.left) > needOfType(ctx, scope, expr.right))
    return checkSame(ctx, scope, expr, "right", checkExpr(ctx, scope, expr.right));
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
  return checkSame(ctx, scope, expr, "left", left);
}

/**
 * Compares two values, one of which has been checked; its type is the expected type of the other.
 */
function checkSame(
  ctx: Context,
  scope: Scope,
  expr: Extract<ast.Expr, { kind: "binary" }>,
  side: "left" | "right",
  one: ir.Expr,
): ir.Expr {
  const second = side === "left" ? expr.right : expr.left;
  const other = checkExpr(
    ctx,
    scope,
    second,
    one.type === WRONG ? undefined : matching(one, second),
  );
  const [left, right] = side === "left" ? [one, other] : [other, one];
  if (!comparable(left.type, right.type)) {
    ctx.report("not-comparable", expr.span, {
      left: typeName(left.type),
      right: typeName(right.type),
    });
  }
  const equal: ir.Expr = { kind: "binary", op: "is", left, right, type: YES_NO };
  if (expr.op === "is" && !mayCollide(left, right)) return equal;
  if (!mayCollide(left, right)) return { ...equal, op: "is not" };
  const optional = left.type.kind === "orNone" ? left : right;
  return negate(expr.op === "is not", both(isNotNone(optional), equal));
}

/**
 * Returns whether none (-1) may equal a real value of the other operand; then it must be tested
 * first.
 */
function mayCollide(left: ir.Expr, right: ir.Expr): boolean {
  const [one, other] = left.type.kind === "orNone" ? [left, right] : [right, left];
  if (one.type.kind !== "orNone" || one.kind === "const" || other.type.kind !== "number")
    return false;
  return other.kind === "const" ? other.value < 0 : other.type.from < 0;
}

function isNotNone(optional: ir.Expr): ir.Expr {
  const none: ir.Expr = { kind: "const", value: NONE, type: optional.type };
  return { kind: "binary", op: "is not", left: optional, right: none, type: YES_NO };
}

function both(left: ir.Expr, right: ir.Expr): ir.Expr {
  return { kind: "binary", op: "and", left, right, type: YES_NO };
}

/**
 * Returns the expected type of the other operand: either one may be optional, but not `none`
 * itself.
 */
function matching({ type }: ir.Expr, other: ast.Expr): ir.Type {
  const wide = widenPieceType(type);
  if (other.kind === "none") return wide;
  return wide.kind === "number" || canBeNone(wide) ? orNone(wide) : wide;
}

/**
 * Returns how much an operand depends on the type of the other: `none` most, then an ambiguous
 * name.
 */
function needOfType(ctx: Context, scope: Scope, expr: ast.Expr): 0 | 1 | 2 | 3 {
  if (expr.kind === "none") return 3;
  if (expr.kind === "if") {
    const parts = [expr.then, expr.else].map((part) => needOfType(ctx, scope, part));
    return Math.max(...parts) > 0 ? 1 : 0;
  }
  if (expr.kind !== "ref" || scope.names.has(expr.name.text)) return 0;
  const { text } = expr.name;
  const meanings = (ctx.symbols.get(text) ?? []).filter((one) => symbolValue(one) !== undefined);
  const cells = ctx.grids.filter(({ shape }) => shape.cells.some(({ name }) => name === text));
  return meanings.length > 1 || (meanings.length === 0 && cells.length > 1) ? 2 : 0;
}

/**
 * Returns whether an enum has a member of this name; a piece with parameters may share the name.
 */
function isMember(type: ir.Type, name: ast.Name): boolean {
  const of = solidType(type);
  return of.kind === "enum" && of.enum.members.some(({ id }) => id === name.text);
}

/**
 * Widens a type for comparison: a piece may be compared with one of a wider family, and a number
 * with any other.
 */
export function widenPieceType(type: ir.Type): ir.Type {
  if (type.kind === "orNone") return orNone(widenPieceType(type.of));
  if (type.kind !== "piece") return withoutLimits(type);
  let family = type.family;
  while (family.parent !== undefined) family = family.parent;
  return { kind: "piece", family };
}

/** Returns the kinds of a family or of a piece with parameters. */
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
    const zone = requireMember(ctx, ref, expr.of.span);
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
    ref?.kind === "cell" ? ref : spaceCell(ctx, checkNotNone(ctx, scope, expr.of), expr.of);
  if (cell === undefined) return WRONG_EXPR;
  return negate(expr.state === "empty", { kind: "isFilled", cell, type: YES_NO });
}

/** Returns the test whether an amount is zero, or above zero. */
function isThere(state: "empty" | "filled", amount: ir.Expr): ir.Expr {
  const none: ir.Expr = { kind: "const", value: 0, type: NUMBER };
  const op = state === "empty" ? "is" : ">";
  return { kind: "binary", op, left: amount, right: none, type: YES_NO };
}

/** Returns the cell of a space: on your own grid, or on the shared one. */
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
    base === undefined ? checkNotNone(ctx, scope, member) : checkExpr(ctx, scope, member, base),
  );
  const of = base ?? widest(members.map(({ type }) => type));
  if (of === undefined || of === WRONG) return WRONG_EXPR;
  if (of.kind !== "enum" && of.kind !== "number") {
    ctx.report("wrong-type", expr.span, { found: typeName(of), expected: "enum" });
    return WRONG_EXPR;
  }
  if (isBelowZero(ctx, of, expr.span)) return WRONG_EXPR;
  if (setWidth(of) > MOST_MEMBERS)
    ctx.report("too-many-members", expr.span, { name: typeName(of), most: MOST_MEMBERS });
  return { kind: "setOf", members, type: { kind: "set", of } };
}

/** Reports negative numbers as members of a set, because its bits count from 0. */
export function isBelowZero(ctx: Context, of: ir.SetBase, span: Span): boolean {
  if (of.kind !== "number" || of.from >= 0 || setWidth(of) > MOST_MEMBERS) return false;
  ctx.report("wrong-type", span, { found: typeName(of), expected: `0..${MOST_MEMBERS - 1}` });
  return true;
}

/** Returns the type of the first; for numbers, the smallest limits that contain all of them. */
function widest([first, ...others]: readonly ir.Type[]): ir.Type | undefined {
  if (first?.kind !== "number" || first === WRONG) return first;
  const numbers = [first, ...others.filter((type) => type.kind === "number")];
  const from = Math.min(...numbers.map((type) => type.from));
  const to = Math.max(...numbers.map((type) => type.to));
  return { kind: "number", from, to };
}

/** Negates a condition if `negated` is set. */
export function negate(negated: boolean, of: ir.Expr): ir.Expr {
  return negated ? { kind: "unary", op: "not", of, type: YES_NO } : of;
}
