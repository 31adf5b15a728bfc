// Expressions: names get their meaning, values their type.

import type * as ir from "../ir/ir.ts";
import { comparable, fits, NUMBER, typeName, WRONG, WRONG_EXPR, YES_NO } from "../ir/types.ts";
import type * as ast from "../syntax/ast.ts";
import { checkBinder, checkCounting, domainOf, domainSize } from "./binder.ts";
import { checkCall } from "./call.ts";
import { bind, type Context, nearest, type Scope, type Symbol_, symbolName } from "./context.ts";
import { checkRef, complete, isReported, type Ref, YOU } from "./refs.ts";

/** An expression of the expected type, if one is given; reports what is wrong and returns `WRONG_EXPR` then. */
export function checkExpr(ctx: Context, scope: Scope, expr: ast.Expr, expected?: ir.Type): ir.Expr {
  const found = untyped(ctx, scope, expr, expected);
  if (expected !== undefined && !fits(found.type, expected)) {
    ctx.report("wrong-type", expr.span, {
      found: typeName(found.type),
      expected: typeName(expected),
    });
    return WRONG_EXPR;
  }
  return found;
}

/** A condition. */
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
      return {
        kind: "const",
        value: expr.value,
        type: { kind: "number", from: expr.value, to: expr.value },
      };
    case "bool":
      return { kind: "const", value: Number(expr.value), type: YES_NO };
    case "you":
      return YOU;
    case "ref":
      return checkName(ctx, scope, expr, expected);
    case "your":
    case "index":
      return refValue(ctx, checkRef(ctx, scope, expr), expr);
    case "of":
      return checkOf(ctx, scope, expr);
    case "call":
      return checkCall(ctx, scope, expr, expected);
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
    case "oneOf":
      return negate(expr.negated, checkOneOf(ctx, scope, expr));
    case "set":
      return checkSet(ctx, scope, expr, expected);
    case "range":
      ctx.report("not-a-value", expr.span, { name: ctx.textAt(expr.span), is: "1..6" });
      return WRONG_EXPR;
    case "number":
      return checkCounting(ctx, scope, expr);
    case "different":
      return checkDifferent(ctx, scope, expr);
    case "sum": {
      const { binder, inner } = checkBinder(ctx, scope, expr.binder);
      return { kind: "sum", of: checkExpr(ctx, inner, expr.of, NUMBER), binder, type: NUMBER };
    }
    case "some":
      return { kind: "some", binder: checkBinder(ctx, scope, expr.binder).binder, type: YES_NO };
    case "every": {
      const { binder, inner } = checkBinder(ctx, scope, expr.binder);
      return { kind: "every", binder, has: checkCondition(ctx, inner, expr.has), type: YES_NO };
    }
    case "if": {
      const condition = checkCondition(ctx, scope, expr.condition);
      const then = checkExpr(ctx, scope, expr.then, expected);
      const other = checkExpr(ctx, scope, expr.else, expected ?? widen(then.type));
      return { kind: "if", condition, then, else: other, type: widen(then.type) };
    }
    default:
      return expr satisfies never;
  }
}

/** A number that is one of two has no narrower limits than any number. */
function widen(type: ir.Type): ir.Type {
  return type.kind === "number" && type !== WRONG ? NUMBER : type;
}

function negate(negated: boolean, of: ir.Expr): ir.Expr {
  return negated ? { kind: "unary", op: "not", of, type: YES_NO } : of;
}

// Names ------------------------------------------------------------------------

function checkName(
  ctx: Context,
  scope: Scope,
  expr: Extract<ast.Expr, { kind: "ref" }>,
  expected: ir.Type | undefined,
): ir.Expr {
  const name = expr.name.text;
  const local = scope.names.get(name);
  if (local !== undefined) return local;
  if (expected?.kind === "space") {
    const cell = expected.grid.shape.cells.findIndex((c) => c.name === name);
    if (cell >= 0) return { kind: "const", value: cell, type: expected };
  }
  if (name === "players")
    return { kind: "players", type: { kind: "number", from: ctx.minPlayers, to: ctx.maxPlayers } };
  if (name === "seat") {
    const one: ir.Expr = { kind: "const", value: 1, type: NUMBER };
    return {
      kind: "binary",
      op: "+",
      left: YOU,
      right: one,
      type: { kind: "number", from: 1, to: ctx.maxPlayers },
    };
  }
  const symbols = ctx.symbols.get(name);
  if (symbols === undefined) {
    ctx.report("unknown-name", expr.span, {
      name,
      nearest: nearest(name, [...scope.names.keys(), ...ctx.symbols.keys()]),
    });
    return WRONG_EXPR;
  }
  const values = symbols
    .map((symbol) => symbolValue(ctx, symbol))
    .filter((value) => value !== undefined);
  const fitting =
    expected === undefined ? values : values.filter((value) => fits(value.type, expected));
  if (fitting.length > 1 && fitting[0] !== undefined) {
    ctx.report("ambiguous-name", expr.span, {
      name,
      meanings: fitting.map((value) => typeName(value.type)),
    });
    return WRONG_EXPR;
  }
  const value = fitting[0] ?? values[0];
  if (value !== undefined) return value;
  return refValue(ctx, checkRef(ctx, scope, expr), expr);
}

/** What a global name is worth on its own. */
function symbolValue(ctx: Context, symbol: Symbol_): ir.Expr | undefined {
  switch (symbol.kind) {
    case "option":
      return { kind: "option", option: symbol.option, type: { kind: "enum", enum: symbol.type } };
    case "member":
      return { kind: "const", value: symbol.value, type: { kind: "enum", enum: symbol.enum } };
    case "piece":
      return {
        kind: "const",
        value: symbol.piece.index,
        type: { kind: "piece", family: symbol.piece.family },
      };
    case "board":
      return {
        kind: "const",
        value: symbol.board.index,
        type: { kind: "board", shape: symbol.board.shape },
      };
    case "value":
      if (symbol.value.params.length > 0) return undefined;
      return { kind: "value", value: symbol.value, player: YOU, args: [], type: symbol.value.type };
    case "define":
      if (symbol.define.params.length > 0) return undefined;
      return { kind: "define", define: symbol.define, args: [], type: symbol.define.type };
    default:
      void ctx;
      return undefined;
  }
}

/** The value of a counter, mark or space; reports what has none. */
function refValue(ctx: Context, ref: Ref | undefined, expr: ast.Expr): ir.Expr {
  switch (ref?.kind) {
    case "counter":
      if (ref.counter.family !== undefined && ref.index === undefined) {
        ctx.report("index-missing", expr.span, { name: ref.counter.id });
      }
      return { kind: "counter", counter: ref, type: NUMBER };
    case "mark":
      return { kind: "mark", mark: ref, type: ref.mark.type };
    case "score":
      return { kind: "score", owner: ref.owner, type: NUMBER };
    case "cell":
      return { kind: "cell", cell: ref, type: ref.grid.grid.element };
    default:
      if (!isReported(ctx, expr)) {
        const symbol = "name" in expr ? ctx.symbols.get(expr.name.text)?.[0] : undefined;
        ctx.report("not-a-value", expr.span, {
          name: ctx.textAt(expr.span),
          is: symbol === undefined ? (ref?.kind ?? "") : symbolName(symbol),
        });
      }
      return WRONG_EXPR;
  }
}

function checkOf(ctx: Context, scope: Scope, expr: Extract<ast.Expr, { kind: "of" }>): ir.Expr {
  switch (expr.name.text) {
    case "size":
      return checkSize(ctx, scope, expr.of);
    case "kinds":
      return checkKinds(ctx, scope, expr.of);
    case "rank": {
      const of = checkExpr(ctx, scope, expr.of);
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
      return refValue(ctx, checkRef(ctx, scope, expr), expr);
  }
}

function checkSize(ctx: Context, scope: Scope, of: ast.Expr): ir.Expr {
  const ref = checkRef(ctx, scope, of);
  if (ref?.kind === "zone")
    return { kind: "zoneSize", zone: complete(ctx, ref, of.span), type: NUMBER };
  return domainSize(ctx, scope, of);
}

function checkKinds(ctx: Context, scope: Scope, of: ast.Expr): ir.Expr {
  const ref = checkRef(ctx, scope, of);
  if (ref?.kind !== "zone") {
    if (!isReported(ctx, of)) ctx.report("not-a-place", of.span, {});
    return WRONG_EXPR;
  }
  const element = ref.zone.element;
  if (element.kind !== "enum" && element.kind !== "number") {
    ctx.report("wrong-type", of.span, { found: typeName(element), expected: "enum" });
    return WRONG_EXPR;
  }
  return { kind: "kindsOf", zone: complete(ctx, ref, of.span), type: { kind: "set", of: element } };
}

function checkField(
  ctx: Context,
  scope: Scope,
  expr: Extract<ast.Expr, { kind: "field" }>,
): ir.Expr {
  const of = checkExpr(ctx, scope, expr.of);
  if (of.type === WRONG) return WRONG_EXPR;
  const field = expr.field.text;
  if (of.type.kind === "piece") {
    const type = fieldType(of.type.family, field);
    if (type !== undefined) return { kind: "pieceField", of, field, type };
    reportField(ctx, expr, of.type, fieldNames(of.type.family));
  } else if (of.type.kind === "space") {
    const { grid } = of.type;
    const known = grid.shape.fields.find(({ id }) => id === field);
    const owner = grid.perPlayer ? YOU : undefined;
    if (known !== undefined) {
      return {
        kind: "spaceField",
        grid: { kind: "grid", grid, owner },
        of,
        field,
        type: known.type,
      };
    }
    reportField(
      ctx,
      expr,
      of.type,
      grid.shape.fields.map(({ id }) => id),
    );
  } else {
    reportField(ctx, expr, of.type, []);
  }
  return WRONG_EXPR;
}

function reportField(
  ctx: Context,
  expr: Extract<ast.Expr, { kind: "field" }>,
  of: ir.Type,
  known: readonly string[],
): void {
  const field = expr.field.text;
  ctx.report("unknown-field", expr.field.span, {
    field,
    of: typeName(of),
    nearest: nearest(field, known),
  });
}

export function fieldType(family: ir.Family, field: string): ir.Type | undefined {
  for (let f: ir.Family | undefined = family; f !== undefined; f = f.parent) {
    const type = f.fields.get(field);
    if (type !== undefined) return type;
  }
  return undefined;
}

export function fieldNames(family: ir.Family): string[] {
  const own = [...family.fields.keys()];
  return family.parent === undefined ? own : [...own, ...fieldNames(family.parent)];
}

// Operators --------------------------------------------------------------------

function checkUnary(
  ctx: Context,
  scope: Scope,
  expr: Extract<ast.Expr, { kind: "unary" }>,
): ir.Expr {
  const type = expr.op === "not" ? YES_NO : NUMBER;
  return { kind: "unary", op: expr.op, of: checkExpr(ctx, scope, expr.of, type), type };
}

function checkBinary(
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
      return operation(ctx, scope, expr, YES_NO, YES_NO);
    case "<":
    case "<=":
    case ">":
    case ">=":
      return operation(ctx, scope, expr, NUMBER, YES_NO);
    default:
      return operation(ctx, scope, expr, NUMBER, NUMBER);
  }
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
  const members =
    expr.right.kind === "ref" && !scope.names.has(expr.right.name.text)
      ? membersOf(ctx, expr.right.name)
      : undefined;
  if (members !== undefined) {
    if (left.type !== WRONG && left.type.kind !== "piece") {
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

/** A piece may be compared with one of a wider family. */
function looser(type: ir.Type): ir.Type {
  if (type.kind !== "piece") return type;
  let family = type.family;
  while (family.parent !== undefined) family = family.parent;
  return { kind: "piece", family };
}

/** The kinds a family, or a piece with parameters, stands for. */
export function membersOf(ctx: Context, name: ast.Name): readonly number[] | undefined {
  const symbol = ctx.find(name.text, "family", "pieces");
  return symbol?.kind === "family" ? symbol.family.members : symbol?.members;
}

function checkState(
  ctx: Context,
  scope: Scope,
  expr: Extract<ast.Expr, { kind: "state" }>,
): ir.Expr {
  const ref = checkRef(ctx, scope, expr.of);
  if (ref?.kind === "zone") {
    const zone = complete(ctx, ref, expr.of.span);
    if (expr.state === "full") return { kind: "zoneFull", zone, type: YES_NO };
    const zero: ir.Expr = { kind: "const", value: 0, type: NUMBER };
    const size: ir.Expr = { kind: "zoneSize", zone, type: NUMBER };
    return {
      kind: "binary",
      op: expr.state === "empty" ? "is" : ">",
      left: size,
      right: zero,
      type: YES_NO,
    };
  }
  const cell = ref?.kind === "cell" ? ref : spaceCell(ctx, checkExpr(ctx, scope, expr.of), expr.of);
  if (cell === undefined) return WRONG_EXPR;
  return negate(expr.state === "empty", { kind: "isFilled", cell, type: YES_NO });
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

function checkOneOf(
  ctx: Context,
  scope: Scope,
  expr: Extract<ast.Expr, { kind: "oneOf" }>,
): ir.Expr {
  const of = checkExpr(ctx, scope, expr.of);
  if (of.type === WRONG) return WRONG_EXPR;
  if (expr.set.kind === "set") {
    const tests = expr.set.members.map((member): ir.Expr => {
      const right = checkExpr(ctx, scope, member, looser(of.type));
      return { kind: "binary", op: "is", left: of, right, type: YES_NO };
    });
    const none: ir.Expr = { kind: "const", value: 0, type: YES_NO };
    return tests.reduce(
      (left, right) => ({ kind: "binary", op: "or", left, right, type: YES_NO }),
      none,
    );
  }
  const set = checkExpr(ctx, scope, expr.set);
  if (set.type.kind === "set" && comparable(set.type.of, of.type))
    return { kind: "inSet", of, set, type: YES_NO };
  if (set.type !== WRONG) {
    ctx.report("wrong-type", expr.set.span, {
      found: typeName(set.type),
      expected: `set of ${typeName(of.type)}`,
    });
  }
  return WRONG_EXPR;
}

function checkSet(
  ctx: Context,
  scope: Scope,
  expr: Extract<ast.Expr, { kind: "set" }>,
  expected: ir.Type | undefined,
): ir.Expr {
  const base = expected?.kind === "set" ? expected.of : undefined;
  const members = expr.members.map((member) => checkExpr(ctx, scope, member, base));
  const of = base ?? members[0]?.type;
  if (of === undefined || of === WRONG) return WRONG_EXPR;
  if (of.kind !== "enum" && of.kind !== "number") {
    ctx.report("wrong-type", expr.span, { found: typeName(of), expected: "enum" });
    return WRONG_EXPR;
  }
  return { kind: "setOf", members, type: { kind: "set", of } };
}

/** `number of different Animal.species in D` */
function checkDifferent(
  ctx: Context,
  scope: Scope,
  expr: Extract<ast.Expr, { kind: "different" }>,
): ir.Expr {
  const family = ctx.resolve(expr.family, "family", "family")?.family;
  if (family === undefined) return WRONG_EXPR;
  const type = fieldType(family, expr.field.text);
  if (type === undefined) {
    const field = expr.field.text;
    ctx.report("unknown-field", expr.field.span, {
      field,
      of: family.id,
      nearest: nearest(field, fieldNames(family)),
    });
    return WRONG_EXPR;
  }
  const domain = domainOf(ctx, scope, expr.domain);
  if (domain === undefined) return WRONG_EXPR;
  const local: ir.Local = { name: "it", type: { kind: "piece", family } };
  const it: ir.Expr = { kind: "local", local, type: local.type };
  const where: ir.Expr = { kind: "isFamily", of: it, members: family.members, type: YES_NO };
  const binder: ir.Binder = { local, through: domain.through, domain: domain.domain, where };
  return {
    kind: "different",
    binder,
    of: { kind: "pieceField", of: it, field: expr.field.text, type },
    type: NUMBER,
  };
}

/** The scope in which `it` has been bound; exported for rules that bind a name to a value. */
export function bindLocal(scope: Scope, local: ir.Local): Scope {
  return bind(scope, local.name, { kind: "local", local, type: local.type });
}
