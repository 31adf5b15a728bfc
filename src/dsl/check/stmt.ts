// Statements: what happens.

import type * as ir from "../ir/ir.ts";
import { comparable, NUMBER, PLAYER, typeName, WRONG } from "../ir/types.ts";
import type * as ast from "../syntax/ast.ts";
import { checkMove } from "./action.ts";
import { checkBinder, domainOf } from "./binder.ts";
import { checkArgs } from "./call.ts";
import type { Context, Scope } from "./context.ts";
import { checkGain } from "./counter.ts";
import { bindLocal, checkCondition, checkExpr } from "./expr.ts";
import { checkPlace, checkRef, checkZone, isReported } from "./refs.ts";

/** The statements of a block, each in the scope that the ones before it have made. */
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
  }
  return out;
}

function checkStmt(
  ctx: Context,
  scope: Scope,
  stmt: Exclude<ast.Stmt, ast.Let>,
): ir.Stmt | undefined {
  const { span } = stmt;
  const block = (statements: ast.Block | undefined) =>
    checkBlock(ctx, scope, statements?.statements ?? []);
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
    case "remove": {
      const from = checkPlace(ctx, scope, stmt.from);
      const what = checkExpr(ctx, scope, stmt.what, from && elementOf(from));
      return from && { kind: "remove", what, from, span };
    }
    case "move":
      return checkMoveStmt(ctx, scope, stmt);
    case "draw":
      return checkDraw(ctx, scope, stmt);
    case "roll":
      return checkRoll(ctx, scope, stmt);
    case "advance": {
      const player = checkExpr(ctx, scope, stmt.player, PLAYER);
      const track = ctx.resolve(stmt.track, "track", "track")?.track;
      const by = checkExpr(ctx, scope, stmt.by, NUMBER);
      return track && { kind: "advance", player, track, by, span };
    }
    case "if": {
      const condition = checkCondition(ctx, scope, stmt.condition);
      return { kind: "if", condition, then: block(stmt.then), else: block(stmt.else), span };
    }
    case "forEach":
      return checkForEach(ctx, scope, stmt);
    case "eachPlayer": {
      const track = stmt.track && ctx.resolve(stmt.track, "track", "track")?.track;
      return { kind: "eachPlayer", track, body: block(stmt.body), span };
    }
    case "repeat":
      return stmt.how === "times"
        ? {
            kind: "times",
            count: checkExpr(ctx, scope, stmt.limit, NUMBER),
            body: block(stmt.body),
            span,
          }
        : {
            kind: "until",
            condition: checkCondition(ctx, scope, stmt.limit),
            body: block(stmt.body),
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
      return { kind: "do", procedure: event, args, span };
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
      return { kind: "choose", may: stmt.may, options, span };
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
  const name = stmt.name.text;
  switch (stmt.how) {
    case "is": {
      const value = checkExpr(ctx, scope, stmt.value);
      const type =
        value.kind === "const" && value.type.kind === "number" && value.type !== WRONG
          ? NUMBER
          : value.type;
      const local = { name, type };
      return { statement: { kind: "let", local, value, span }, local };
    }
    case "roll": {
      const found = domainOf(ctx, scope, stmt.value);
      if (found?.domain.kind === "range") {
        const local = { name, type: found.element };
        return {
          statement: { kind: "rollLet", local, from: found.domain.from, to: found.domain.to, span },
          local,
        };
      }
      if (!isReported(ctx, stmt.value))
        ctx.report("not-a-domain", stmt.value.span, { name: ctx.textAt(stmt.value.span) });
      return { statement: undefined, local: { name, type: WRONG } };
    }
    case "draw": {
      const zone = checkZone(ctx, scope, stmt.value);
      const local = { name, type: zone?.zone.element ?? WRONG };
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
    return {
      kind: "setMark",
      mark: ref,
      value: checkExpr(ctx, scope, stmt.value, ref.mark.type),
      span: stmt.span,
    };
  }
  if (ref?.kind === "counter") {
    if (ref.counter.family !== undefined && ref.index === undefined) {
      ctx.report("index-missing", stmt.target.span, { name: ref.counter.id });
    }
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

export function elementOf(place: ir.PlaceRef): ir.Type {
  return place.kind === "zone" ? place.zone.element : place.grid.grid.element;
}

function checkMoveStmt(ctx: Context, scope: Scope, stmt: ast.Move): ir.Stmt | undefined {
  const { span } = stmt;
  if (stmt.how === "one") {
    const from = checkPlace(ctx, scope, stmt.from);
    const to = checkPlace(ctx, scope, stmt.to);
    if (from === undefined || to === undefined || stmt.what === undefined) return undefined;
    requireSame(ctx, from, to, stmt.to);
    return {
      kind: "move",
      what: checkExpr(ctx, scope, stmt.what, elementOf(from)),
      from,
      to,
      span,
    };
  }
  const from = checkZone(ctx, scope, stmt.from);
  if (stmt.how === "first") {
    const to = checkPlace(ctx, scope, stmt.to);
    if (from === undefined || to === undefined) return undefined;
    requireSame(ctx, from, to, stmt.to);
    return { kind: "moveFirst", from, to, span };
  }
  const to = checkZone(ctx, scope, stmt.to);
  if (from === undefined || to === undefined) return undefined;
  requireSame(ctx, from, to, stmt.to);
  const what = stmt.what && checkExpr(ctx, scope, stmt.what, elementOf(from));
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

function checkRoll(ctx: Context, scope: Scope, stmt: ast.Roll): ir.Stmt | undefined {
  const count = checkExpr(ctx, scope, stmt.count, NUMBER);
  const into = checkZone(ctx, scope, stmt.into);
  if (into === undefined) return undefined;
  if (into.zone.element.kind !== "number" || into.zone.element === NUMBER) {
    ctx.report("roll-faces", stmt.into.span, { name: into.zone.id });
    return undefined;
  }
  return { kind: "roll", count, into, span: stmt.span };
}

/** A name that is a shared mark becomes the counter of the loop, so that all rules can read it. */
function checkForEach(ctx: Context, scope: Scope, stmt: ast.ForEach): ir.Stmt {
  const mark = ctx.find(stmt.binder.name.text, "mark")?.mark;
  const { binder, inner } = checkBinder(ctx, scope, stmt.binder);
  const drives = mark !== undefined && !mark.perPlayer;
  if (drives && !comparable(binder.local.type, mark.type)) {
    ctx.report("wrong-type", stmt.binder.name.span, {
      found: typeName(mark.type),
      expected: typeName(binder.local.type),
    });
  }
  return {
    kind: "forEach",
    binder,
    mark: drives ? { mark, owner: undefined } : undefined,
    body: checkBlock(ctx, drives ? scope : inner, stmt.body.statements),
    span: stmt.span,
  };
}
