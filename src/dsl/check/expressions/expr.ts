// Checks expressions: resolves names and computes types.

import type * as ir from "../../ir/ir.ts";
import {
  canBeNone,
  fits,
  isForTwo,
  MOST_MEMBERS,
  NUMBER,
  orNone,
  PLAYER,
  setWidth,
  solidType,
  typeName,
  WRONG,
  WRONG_EXPR,
  YES_NO,
} from "../../ir/types.ts";
import type { Span } from "../../source/span.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context } from "../context.ts";
import { bind, type Scope } from "../scope.ts";
import { symbolName, symbolValue, YOU } from "../symbols.ts";
import { checkAfter } from "./after.ts";
import { checkBinder, checkFind, checkNumberOf, domainSize } from "./binder.ts";
import { isLineWord, isPartWord } from "./builtins.ts";
import { checkCall } from "./call.ts";
import { requireFilled } from "./cells.ts";
import { checkDifferent, checkField } from "./fields.ts";
import { checkLineOf } from "./line-numbers.ts";
import { checkHowMany, checkIsIn } from "./membership.ts";
import { where } from "./narrowing.ts";
import { checkBinary, checkSet, checkState, checkUnary, isBelowZero, negate } from "./operators.ts";
import { checkNone, checkNotNone, isMaybeNone, narrowOptional } from "./optional.ts";
import { withinLimits } from "./range-check.ts";
import { checkEndOf } from "./rows.ts";
import {
  checkRef,
  isReported,
  requireIndex,
  requireMember,
  type StorageRef,
} from "./storage-ref.ts";
import { findValueCandidates } from "./value-candidates.ts";

/** Numbers are 32-bit integers. */
const LARGEST = 2 ** 31 - 1;

/**
 * Checks an expression against the expected type and its limits, if one is given. Reports errors
 * and then returns `WRONG_EXPR`. Operands of comparisons and lookups expect a type without limits.
 */
export function checkExpr(ctx: Context, scope: Scope, expr: ast.Expr, expected?: ir.Type): ir.Expr {
  const found = narrowOptional(scope, expr, untyped(ctx, scope, expr, expected));
  if (expected !== undefined && !fits(found.type, expected)) {
    if (isMaybeNone(ctx, expr, found, expected)) return WRONG_EXPR;
    ctx.report(
      "wrong-type",
      expr.span,
      {
        found: typeName(found.type),
        expected: typeName(solidType(expected)),
      },
      declarationIn(ctx, scope, expr),
    );
    return WRONG_EXPR;
  }
  return expected === undefined ? found : withinLimits(ctx, scope, found, expected, expr.span);
}

/**
 * Returns the span of the declaration that an expression names, or `undefined` if it names none.
 */
function declarationIn(ctx: Context, scope: Scope, expr: ast.Expr): Span | undefined {
  if (expr.kind === "index") return declarationIn(ctx, scope, expr.of);
  if (!("name" in expr) || scope.names.has(expr.name.text)) return undefined;
  const { text } = expr.name;
  const symbol = ctx.find(text, "counter", "mark", "option", "value", "table");
  return symbol && ctx.declared.get(text);
}

/** Checks a condition. */
export function checkCondition(ctx: Context, scope: Scope, expr: ast.Expr): ir.Expr {
  return checkExpr(ctx, scope, expr, YES_NO);
}

function untyped(
  ctx: Context,
  scope: Scope,
  expr: ast.Expr,
  expected: ir.Type | undefined,
): ir.Expr {
  switch (expr.kind) {
    case "int":
      if (expr.value > LARGEST) ctx.report("number-too-big", expr.span, {});
      return {
        kind: "const",
        value: expr.value,
        type: { kind: "number", from: expr.value, to: expr.value },
      };
    case "bool":
      return { kind: "const", value: Number(expr.value), type: YES_NO };
    case "none":
      return checkNone(ctx, expr.span, expected);
    case "you":
      return YOU;
    case "ref":
      return checkName(ctx, scope, expr, expected);
    case "your":
    case "index":
      return refValue(ctx, scope, checkRef(ctx, scope, expr), expr);
    case "of":
      return checkOf(ctx, scope, expr);
    case "call":
      return checkCall(ctx, scope, expr, expected);
    case "after":
      return checkAfter(ctx, scope, expr, expected);
    case "field":
      return checkField(ctx, scope, expr);
    case "unary":
      return checkUnary(ctx, scope, expr);
    case "binary":
      return checkBinary(ctx, scope, expr);
    case "divide":
      return {
        kind: "divide",
        left: checkExpr(ctx, scope, expr.left, NUMBER),
        right: checkExpr(ctx, scope, expr.right, NUMBER),
        rounded: expr.rounded,
        type: NUMBER,
      };
    case "state":
      return negate(expr.negated, checkState(ctx, scope, expr));
    case "isIn":
      return negate(expr.negated, checkIsIn(ctx, scope, expr));
    case "set":
      return checkSet(ctx, scope, expr, expected);
    case "range":
      ctx.report("not-a-value", expr.span, { name: ctx.textAt(expr.span), is: "1..6" });
      return WRONG_EXPR;
    case "number":
      return checkNumberOf(ctx, scope, expr);
    case "howMany":
      return checkHowMany(ctx, scope, expr);
    case "different":
      return checkDifferent(ctx, scope, expr);
    case "sum": {
      const { binder, inner } = checkBinder(ctx, scope, expr.binder);
      return { kind: "sum", of: checkExpr(ctx, inner, expr.of, NUMBER), binder, type: NUMBER };
    }
    case "some":
      return { kind: "some", binder: checkBinder(ctx, scope, expr.binder).binder, type: YES_NO };
    case "find":
      return checkFind(ctx, scope, expr);
    case "every": {
      const { binder, inner } = checkBinder(ctx, scope, expr.binder);
      return { kind: "every", binder, has: checkCondition(ctx, inner, expr.has), type: YES_NO };
    }
    case "beside": {
      const player = checkExpr(ctx, scope, expr.of, PLAYER);
      return { kind: "beside", player, type: PLAYER };
    }
    case "if": {
      const condition = checkCondition(ctx, scope, expr.condition);
      const yes = where(ctx, scope, expr.condition, condition, true);
      const no = where(ctx, scope, expr.condition, condition, false);
      const then = checkExpr(ctx, yes, expr.then, expected);
      const other = checkExpr(ctx, no, expr.else, expected ?? alternative(then.type));
      return { kind: "if", condition, then, else: other, type: eitherOf(then.type, other.type) };
    }
    default:
      return expr satisfies never;
  }
}

/** Returns the type of a conditional value: numbers lose their limits. */
function widen(type: ir.Type): ir.Type {
  return type.kind === "number" && type !== WRONG ? NUMBER : type;
}

/** Returns the type that the alternative of a value may have: the same type, or none. */
function alternative(type: ir.Type): ir.Type {
  return type !== WRONG && canBeNone(type) ? orNone(widen(type)) : widen(type);
}

function eitherOf(one: ir.Type, other: ir.Type): ir.Type {
  return one !== WRONG && other.kind === "orNone" ? orNone(widen(one)) : widen(one);
}

// Names ------------------------------------------------------------------------

/** Words of the language by what other languages and players call them. */
const otherWords: ReadonlyMap<string, string> = new Map([
  ["points", "score"],
  ["true", "yes"],
  ["false", "no"],
  ["null", "none"],
  ["nothing", "none"],
  ["me", "you"],
  ["self", "you"],
]);

function checkName(
  ctx: Context,
  scope: Scope,
  expr: Extract<ast.Expr, { kind: "ref" }>,
  expected: ir.Type | undefined,
): ir.Expr {
  const name = expr.name.text;
  const local = scope.names.get(name);
  if (local !== undefined) {
    ctx.mentions.note(expr.name.span, local.span);
    if (local.span !== undefined) ctx.types.push({ span: local.span, type: local.value.type });
    return local.value;
  }
  const wanted = expected && solidType(expected);
  if (wanted?.kind === "space") {
    const cell = wanted.grid.shape.cells.findIndex((c) => c.name === name);
    if (cell >= 0) return { kind: "const", value: cell, type: wanted };
  }
  if (name === "players")
    return { kind: "players", type: { kind: "number", from: ctx.minPlayers, to: ctx.maxPlayers } };
  if (name === "seat") {
    const one: ir.Expr = { kind: "const", value: 1, type: NUMBER };
    // The seats of rivals follow those of the players.
    return {
      kind: "binary",
      op: "+",
      left: YOU,
      right: one,
      type: { kind: "number", from: 1, to: ctx.seats },
    };
  }
  const symbols = ctx.symbols.get(name);
  if (symbols === undefined) {
    if (name === "opponent") return checkOpponent(ctx, expr.span);
    const space = spaceNamed(ctx, name);
    if (space !== undefined) return space;
    if (ctx.declareEarly(name)) return checkName(ctx, scope, expr, expected);
    // Component declarations are checked before counters and rule values exist.
    if (ctx.written.has(name)) {
      ctx.report("not-constant", expr.span, {});
      return WRONG_EXPR;
    }
    const known = () => [...scope.names.keys(), ...ctx.symbols.keys()];
    const candidates = () => findValueCandidates(ctx, scope, expected);
    ctx.reportUnknown(name, expr.span, known, candidates, otherWords.get(name));
    return WRONG_EXPR;
  }
  const meanings = symbols.flatMap((symbol) => {
    const value = symbolValue(symbol);
    return value === undefined ? [] : [{ symbol, value }];
  });
  const fitting =
    expected === undefined ? meanings : meanings.filter(({ value }) => fits(value.type, expected));
  const meant = fitting[0] ?? meanings[0];
  if (meant !== undefined) ctx.mention(expr.name.span, meant.symbol);
  if (fitting.length > 1) {
    ctx.report("ambiguous-name", expr.span, {
      name,
      meanings: fitting.map(({ value }) => typeName(value.type)),
    });
    return WRONG_EXPR;
  }
  if (meant !== undefined) return meant.value;
  return refValue(ctx, scope, checkRef(ctx, scope, expr), expr);
}

/** `opponent`: the other player, where there are exactly two. */
export function checkOpponent(ctx: Context, span: Span): ir.Expr {
  const { minPlayers, maxPlayers, rivals } = ctx;
  if (!isForTwo({ players: { min: minPlayers, max: maxPlayers }, rivals })) {
    ctx.report("no-opponent", span, { from: minPlayers, to: maxPlayers, rivals: rivals.length });
    return WRONG_EXPR;
  }
  return { kind: "beside", player: YOU, type: PLAYER };
}

/** Resolves `c3` as a space if exactly one grid has such a space. */
function spaceNamed(ctx: Context, name: string): ir.Expr | undefined {
  const found = ctx.grids.flatMap((grid): ir.Expr[] => {
    const value = grid.shape.cells.findIndex((cell) => cell.name === name);
    return value < 0 ? [] : [{ kind: "const", value, type: { kind: "space", grid } }];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** Returns the value of a counter, mark or space; reports storage without a value. */
function refValue(
  ctx: Context,
  scope: Scope,
  ref: StorageRef | undefined,
  expr: ast.Expr,
): ir.Expr {
  switch (ref?.kind) {
    case "counter":
      requireIndex(ctx, ref.counter, ref.index, expr.span);
      return { kind: "counter", counter: ref, type: NUMBER };
    case "mark":
      requireIndex(ctx, ref.mark, ref.index, expr.span);
      return { kind: "mark", mark: ref, type: ref.mark.type };
    case "score":
      return { kind: "score", owner: ref.owner, type: NUMBER };
    case "cell":
      requireFilled(ctx, scope, ref, expr);
      return { kind: "cell", cell: ref, type: ref.grid.grid.element };
    default:
      if (!isReported(ctx, expr)) {
        const symbol = "name" in expr ? ctx.symbols.get(expr.name.text)?.[0] : undefined;
        if ("name" in expr && symbol !== undefined) ctx.mention(expr.name.span, symbol);
        ctx.report("not-a-value", expr.span, {
          name: ctx.textAt(expr.span),
          is: symbol === undefined ? (ref?.kind ?? "") : symbolName(symbol),
        });
      }
      return WRONG_EXPR;
  }
}

function checkOf(ctx: Context, scope: Scope, expr: Extract<ast.Expr, { kind: "of" }>): ir.Expr {
  const word = expr.name.text;
  const isNamed = isLineWord(word) && ctx.symbols.has(word);
  if (!isPartWord(word) || isNamed) return refValue(ctx, scope, checkRef(ctx, scope, expr), expr);
  switch (word) {
    case "size":
      return checkSize(ctx, scope, expr.of);
    case "kinds":
      return checkKinds(ctx, scope, expr.of);
    case "first":
    case "last":
      return checkEndOf(ctx, scope, word, expr.of);
    case "row":
    case "column":
      return checkLineOf(ctx, scope, word, expr.of);
    case "rank": {
      const of = checkNotNone(ctx, scope, expr.of);
      if (of.type !== WRONG && of.type.kind !== "enum") {
        ctx.report("wrong-type", expr.of.span, { found: typeName(of.type), expected: "enum" });
      }
      const most = of.type.kind === "enum" ? of.type.enum.members.length : 1;
      const one: ir.Expr = { kind: "const", value: 1, type: NUMBER };
      return {
        kind: "binary",
        op: "+",
        left: of,
        right: one,
        type: { kind: "number", from: 1, to: most },
      };
    }
    default:
      return word satisfies never;
  }
}

function checkSize(ctx: Context, scope: Scope, of: ast.Expr): ir.Expr {
  const ref = checkRef(ctx, scope, of);
  if (ref?.kind === "zone")
    return { kind: "zoneSize", zone: requireMember(ctx, ref, of.span), type: NUMBER };
  return domainSize(ctx, scope, of);
}

function checkKinds(ctx: Context, scope: Scope, of: ast.Expr): ir.Expr {
  const ref = checkRef(ctx, scope, of);
  if (ref?.kind !== "zone") {
    if (!isReported(ctx, of)) ctx.report("not-a-place", of.span, { space: undefined });
    return WRONG_EXPR;
  }
  const element = ref.zone.element;
  if (element.kind !== "enum" && element.kind !== "number") {
    ctx.report("wrong-type", of.span, { found: typeName(element), expected: "enum" });
    return WRONG_EXPR;
  }
  if (isBelowZero(ctx, element, of.span)) return WRONG_EXPR;
  if (setWidth(element) > MOST_MEMBERS)
    ctx.report("too-many-members", of.span, { name: typeName(element), most: MOST_MEMBERS });
  return {
    kind: "kindsOf",
    zone: requireMember(ctx, ref, of.span),
    type: { kind: "set", of: element },
  };
}

/** Returns the scope with a local bound to its name. */
export function bindLocal(scope: Scope, local: ir.Local): Scope {
  return bind(scope, local.name, { kind: "local", local, type: local.type }, local.span);
}
