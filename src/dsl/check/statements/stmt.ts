// Checks statements.

import type * as ir from "../../ir/ir.ts";
import { endTaken } from "../../ir/same-expr.ts";
import { comparable, NUMBER, PLAYER, typeName, WRONG, withoutLimits } from "../../ir/types.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context } from "../context.ts";
import { checkGain } from "../declarations/counter.ts";
import { checkFaces, checkRoll } from "../declarations/dice.ts";
import { checkBinder } from "../expressions/binder.ts";
import { checkArgs } from "../expressions/call.ts";
import { bindLocal, checkCondition, checkExpr } from "../expressions/expr.ts";
import { invalidateFacts, narrowScope, scopeAfter, where } from "../expressions/narrowing.ts";
import { withinLimits } from "../expressions/range-check.ts";
import { checkRow } from "../expressions/rows.ts";
import {
  checkPlace,
  checkRef,
  checkZone,
  isReported,
  requireIndex,
} from "../expressions/storage-ref.ts";
import type { Scope } from "../scope.ts";
import { checkMove } from "./action.ts";
import { checkItems, eventInAnyOrder, loopInAnyOrder } from "./any-order.ts";

/** Checks the statements of a block, each in the scope produced by the ones before it. */
export function checkBlock(ctx: Context, scope: Scope, statements: readonly ast.Stmt[]): ir.Stmt[] {
  const out: ir.Stmt[] = [];
  let inner = scope;
  for (const stmt of statements) {
    if (stmt.kind === "let") {
      const { statement, local } = checkLet(ctx, inner, stmt);
      if (statement !== undefined) out.push(statement);
      inner = bindLocal(inner, local);
    } else {
      const checked = checkStmt(ctx, inner, stmt);
      if (checked !== undefined) out.push(checked);
    }
    inner = scopeAfter(ctx, inner, stmt);
  }
  return out;
}

function checkStmt(
  ctx: Context,
  scope: Scope,
  stmt: Exclude<ast.Stmt, ast.Let>,
): ir.Stmt | undefined {
  const { span } = stmt;
  const block = (statements: ast.Block | undefined, inner: Scope) =>
    checkBlock(ctx, inner, statements?.statements ?? []);
  switch (stmt.kind) {
    case "gain":
    case "pay":
      return checkGain(ctx, scope, stmt);
    case "score":
      return checkScore(ctx, scope, stmt);
    case "set":
      return checkSetStmt(ctx, scope, stmt);
    case "add": {
      const to = checkPlace(ctx, scope, stmt.to);
      const what = checkExpr(ctx, scope, stmt.what, to && elementOf(to));
      return to && { kind: "add", what, to, span };
    }
    case "remove":
      return checkRemove(ctx, scope, stmt);
    case "move":
      return checkMoveStmt(ctx, scope, stmt);
    case "draw":
      return checkDraw(ctx, scope, stmt);
    case "roll":
      return checkRoll(ctx, scope, stmt);
    case "sort": {
      const row = checkRow(ctx, scope, stmt.row);
      return row && { kind: "sort", row, span };
    }
    case "advance": {
      const player = checkExpr(ctx, scope, stmt.player, PLAYER);
      const track = ctx.resolve(stmt.track, "track", "track")?.track;
      const by = checkExpr(ctx, scope, stmt.by, NUMBER);
      return track && { kind: "advance", player, track, by, span };
    }
    case "if": {
      const condition = checkCondition(ctx, scope, stmt.condition);
      const then = block(stmt.then, where(ctx, scope, stmt.condition, condition, true));
      const otherwise = block(stmt.else, where(ctx, scope, stmt.condition, condition, false));
      return { kind: "if", condition, then, else: otherwise, span };
    }
    case "forEach":
      return checkForEach(ctx, scope, stmt);
    case "anyOrder":
      return checkItems(ctx, scope, stmt);
    case "forPlayer": {
      const player = checkExpr(ctx, scope, stmt.player, PLAYER);
      return { kind: "forPlayer", player, body: block(stmt.body, invalidateFacts(scope)), span };
    }
    case "eachPlayer": {
      const from = stmt.from && checkExpr(ctx, scope, stmt.from, PLAYER);
      const track = stmt.track && ctx.resolve(stmt.track, "track", "track")?.track;
      const inner = invalidateFacts(scope);
      const condition = stmt.where && checkCondition(ctx, inner, stmt.where);
      const then = block(stmt.body, narrowScope(ctx, inner, stmt.where));
      const body: ir.Stmt[] =
        condition === undefined ? then : [{ kind: "if", condition, then, else: [], span }];
      return { kind: "eachPlayer", how: stmt.how, from, track, body, span };
    }
    case "repeat":
      return stmt.how === "times"
        ? {
            kind: "times",
            count: checkExpr(ctx, scope, stmt.limit, NUMBER),
            body: block(stmt.body, invalidateFacts(scope)),
            span,
          }
        : {
            kind: "until",
            condition: checkLimit(ctx, invalidateFacts(scope), stmt.limit),
            body: block(stmt.body, narrowScope(ctx, invalidateFacts(scope), stmt.limit, false)),
            span,
          };
    case "do": {
      const procedure = ctx.resolve(stmt.procedure, "to", "procedure")?.procedure;
      if (procedure === undefined) return undefined;
      const args = checkArgs(
        ctx,
        scope,
        stmt.procedure,
        stmt.args,
        procedure.params.map((p) => p.type),
      );
      return { kind: "do", procedure, args, span };
    }
    case "announce": {
      const event = ctx.resolve(stmt.event, "event", "event")?.event;
      if (event === undefined) return undefined;
      const args = checkArgs(
        ctx,
        scope,
        stmt.event,
        stmt.args,
        event.params.map((p) => p.type),
      );
      const procedure = stmt.inAnyOrder ? eventInAnyOrder(ctx, event, span) : event;
      return { kind: "do", procedure, args, span };
    }
    case "choose": {
      const options = stmt.actions.flatMap((option) => {
        const action = ctx.resolve(option.action, "action", "action")?.action;
        if (action === undefined) return [];
        const move = checkMove(ctx, action, stmt.free);
        return [
          {
            move,
            args: checkArgs(
              ctx,
              scope,
              option.action,
              option.args,
              move.params.map((p) => p.type),
            ),
          },
        ];
      });
      const otherwise = stmt.otherwise && block(stmt.otherwise, scope);
      return { kind: "choose", may: stmt.may, options, else: otherwise, span };
    }
    case "endGame":
      return { kind: "endGame", span };
    default:
      return stmt satisfies never;
  }
}

function checkLet(
  ctx: Context,
  scope: Scope,
  stmt: ast.Let,
): { statement: ir.Stmt | undefined; local: ir.Local } {
  const { span } = stmt;
  const { text: name, span: at } = stmt.name;
  switch (stmt.how) {
    case "is": {
      const value = checkExpr(ctx, scope, stmt.value);
      const type =
        value.kind === "const" && value.type.kind === "number" && value.type !== WRONG
          ? NUMBER
          : value.type;
      const local = { name, type, span: at };
      return { statement: { kind: "let", local, value, span }, local };
    }
    case "roll": {
      const rolled = checkFaces(ctx, scope, stmt.value);
      const local = { name, type: rolled?.type ?? WRONG, span: at };
      const statement = rolled && ({ kind: "rollLet", local, faces: rolled.faces, span } as const);
      return { statement, local };
    }
    case "draw": {
      const zone = checkZone(ctx, scope, stmt.value);
      const local = { name, type: zone?.zone.element ?? WRONG, span: at };
      return { statement: zone && { kind: "drawLet", local, zone, span }, local };
    }
    default:
      return stmt.how satisfies never;
  }
}

function checkScore(ctx: Context, scope: Scope, stmt: ast.Score): ir.Stmt | undefined {
  const amount = checkExpr(ctx, scope, stmt.amount, NUMBER);
  const own =
    stmt.reason === undefined && scope.piece !== undefined ? ctx.reasonOf(scope.piece) : undefined;
  const reason =
    stmt.reason === undefined ? own : ctx.resolve(stmt.reason, "reason", "reason")?.reason;
  if (reason === undefined) {
    if (stmt.reason === undefined) ctx.report("missing-reason", stmt.span, {});
    return undefined;
  }
  return { kind: "score", amount, reason, span: stmt.span };
}

function checkSetStmt(ctx: Context, scope: Scope, stmt: ast.SetStmt): ir.Stmt | undefined {
  const ref = checkRef(ctx, scope, stmt.target);
  if (ref?.kind === "mark") {
    requireIndex(ctx, ref.mark, ref.index, stmt.target.span);
    return {
      kind: "setMark",
      mark: ref,
      value: checkExpr(ctx, scope, stmt.value, ref.mark.type),
      span: stmt.span,
    };
  }
  if (ref?.kind === "counter") {
    requireIndex(ctx, ref.counter, ref.index, stmt.target.span);
    return {
      kind: "setCounter",
      counter: ref,
      value: checkExpr(ctx, scope, stmt.value, NUMBER),
      span: stmt.span,
    };
  }
  if (!isReported(ctx, stmt.target)) {
    if (stmt.target.kind === "ref" && !ctx.symbols.has(stmt.target.name.text)) {
      ctx.resolve(stmt.target.name, "counter, mark", "counter", "mark");
    } else {
      ctx.report("not-settable", stmt.target.span, {});
    }
  }
  return undefined;
}

function elementOf(place: ir.PlaceRef): ir.Type {
  return place.kind === "zone" ? place.zone.element : place.grid.grid.element;
}

/**
 * Returns the type of elements that may be removed from a place: numbers that it cannot hold are
 * never there.
 */
function removableFrom(place: ir.PlaceRef): ir.Type {
  return withoutLimits(elementOf(place));
}

function checkRemove(ctx: Context, scope: Scope, stmt: ast.Remove): ir.Stmt | undefined {
  const { span } = stmt;
  if (stmt.how === "one") {
    const from = checkPlace(ctx, scope, stmt.from);
    const what = stmt.what && checkExpr(ctx, scope, stmt.what, from && removableFrom(from));
    return from && what && { kind: "remove", what, from, span };
  }
  const from = checkZone(ctx, scope, stmt.from);
  const what = stmt.what && checkExpr(ctx, scope, stmt.what, from && removableFrom(from));
  return from && { kind: "removeAll", what, from, span };
}

function checkMoveStmt(ctx: Context, scope: Scope, stmt: ast.Move): ir.Stmt | undefined {
  const { span } = stmt;
  if (stmt.how === "one") {
    const from = checkPlace(ctx, scope, stmt.from);
    const to = checkPlace(ctx, scope, stmt.to);
    if (from === undefined || to === undefined || stmt.what === undefined) return undefined;
    requireSame(ctx, from, to, stmt.to);
    const what = checkExpr(ctx, scope, stmt.what, elementOf(from));
    const end = endTaken(what, from);
    return from.kind === "zone" && end !== undefined
      ? { kind: "moveEnd", end, from, to, span }
      : { kind: "move", what, from, to, span };
  }
  const isLast = stmt.how === "last";
  const from = isLast ? checkRow(ctx, scope, stmt.from) : checkZone(ctx, scope, stmt.from);
  if (stmt.how === "first" || stmt.how === "last") {
    const to = checkPlace(ctx, scope, stmt.to);
    if (from === undefined || to === undefined) return undefined;
    requireSame(ctx, from, to, stmt.to);
    return { kind: "moveEnd", end: stmt.how, from, to, span };
  }
  const to = checkZone(ctx, scope, stmt.to);
  if (from === undefined || to === undefined) return undefined;
  requireSame(ctx, from, to, stmt.to);
  const what = stmt.what && checkExpr(ctx, scope, stmt.what, removableFrom(from));
  return { kind: "moveAll", what, from, to, span };
}

function requireSame(ctx: Context, from: ir.PlaceRef, to: ir.PlaceRef, at: ast.Expr): void {
  const [found, expected] = [elementOf(to), elementOf(from)];
  if (!comparable(found, expected)) {
    ctx.report("wrong-type", at.span, { found: typeName(found), expected: typeName(expected) });
  }
}

function checkDraw(ctx: Context, scope: Scope, stmt: ast.Draw): ir.Stmt | undefined {
  const one: ir.Expr = { kind: "const", value: 1, type: NUMBER };
  const count = stmt.count === undefined ? one : checkExpr(ctx, scope, stmt.count, NUMBER);
  const from = checkZone(ctx, scope, stmt.from);
  const to = checkPlace(ctx, scope, stmt.to);
  if (from === undefined || to === undefined) return undefined;
  requireSame(ctx, from, to, stmt.to);
  return { kind: "draw", count, from, to, span: stmt.span };
}

/**
 * Checks `for each`. A shared mark as its name becomes the counter of the loop, so that all rules
 * can read it.
 */
function checkForEach(ctx: Context, scope: Scope, stmt: ast.ForEach): ir.Stmt | undefined {
  const mark = ctx.find(stmt.binder.name.text, "mark")?.mark;
  const { binder, inner } = checkBinder(ctx, scope, stmt.binder, stmt.inAnyOrder);
  const drives = mark !== undefined && !mark.perPlayer && mark.family === undefined;
  if (drives) ctx.mentions.note(stmt.binder.name.span, mark.span);
  if (drives && !comparable(binder.local.type, mark.type)) {
    ctx.report("wrong-type", stmt.binder.name.span, {
      found: typeName(mark.type),
      expected: typeName(binder.local.type),
    });
  }
  const { span } = stmt;
  const { until, where: filter } = stmt.binder;
  const going = narrowScope(ctx, invalidateFacts(drives ? scope : inner), until, false);
  const within = narrowScope(ctx, going, filter);
  const inside = checkBlock(ctx, within, stmt.body.statements);
  const { driven, body } = drives
    ? driving(ctx, scope, mark, { binder, body: inside, span: stmt.binder.name.span })
    : { driven: undefined, body: inside };
  if (stmt.inAnyOrder) return loopInAnyOrder(ctx, binder, { mark: driven, body, span });
  return { kind: "forEach", binder, mark: driven, body, span };
}

/**
 * Returns a loop that counts in the mark itself if its numbers are valid values of the mark; else
 * it sets the mark in each iteration.
 */
function driving(
  ctx: Context,
  scope: Scope,
  mark: ir.Mark,
  { binder, body, span }: Pick<Extract<ir.Stmt, { kind: "forEach" }>, "binder" | "body" | "span">,
): { readonly driven: ir.MarkRef | undefined; readonly body: readonly ir.Stmt[] } {
  const { local } = binder;
  const driven = { mark, owner: undefined, index: undefined };
  const it: ir.Expr = { kind: "local", local, type: local.type };
  const value = withinLimits(ctx, scope, it, mark.type, span);
  if (value === it) return { driven, body };
  return { driven: undefined, body: [{ kind: "setMark", mark: driven, value, span }, ...body] };
}

/** Checks when a loop ends; reports one that ends before its first round. */
function checkLimit(ctx: Context, scope: Scope, limit: ast.Expr): ir.Expr {
  const condition = checkCondition(ctx, scope, limit);
  if (condition.kind === "const" && condition.value !== 0)
    ctx.report("never-repeats", limit.span, {});
  return condition;
}
