// Handlers, exceptions and lasting points of pieces and of the game: `when …` and `while in … { …
// }`.

import type * as ir from "../../ir/ir.ts";
import { createOwnRef, NUMBER, typeName, WRONG, YES_NO } from "../../ir/types.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context } from "../context.ts";
import { checkWorth } from "../declarations/worth.ts";
import { checkArgs } from "../expressions/call.ts";
import { bindLocal, checkExpr } from "../expressions/expr.ts";
import { bind, EMPTY_SCOPE, type Scope } from "../scope.ts";
import { checkBlock } from "./stmt.ts";

/** The declaration that rules belong to: some kinds of pieces, with names already bound. */
export interface Owner {
  readonly id: string;
  readonly pieces: readonly ir.Piece[];
  readonly type: ir.Type;
  readonly items: readonly ast.PieceItem[];
  readonly scope: Scope;
}

/** The parts of each event's procedure, in order of execution. */
export interface EventHandlers {
  readonly subject: ir.Stmt[];
  readonly present: PresentHandler[];
  readonly game: ir.Stmt[];
}

/** The handler of an event that each of these pieces has while it lies in a zone. */
export interface PresentHandler {
  readonly pieces: readonly number[];
  readonly where: ir.Grid | ir.Zone;
  readonly rule: ir.Stmt;
}

/**
 * Fills the procedures of events: first the handlers of the piece that the event is about (families
 * before kinds), then those of pieces in zones, then those of the game; each in order of
 * declaration. Returns these parts.
 */
export function checkHandlers(
  ctx: Context,
  owners: readonly Owner[],
  handlers: readonly ast.Handler[],
  counting: ir.WorthTiming | undefined,
): ReadonlyMap<ir.Procedure, EventHandlers> {
  const parts = new Map<ir.Procedure, EventHandlers>();
  const partsOf = (event: ir.Procedure) => {
    const known = parts.get(event) ?? { subject: [], present: [], game: [] };
    parts.set(event, known);
    return known;
  };
  for (const owner of owners) {
    for (const item of owner.items) {
      if (item.kind === "when") checkSubject(ctx, owner, item, partsOf);
      if (item.kind === "while") checkWhile(ctx, owner, item, { partsOf, counting });
    }
  }
  for (const handler of handlers) {
    const event = ctx.resolve(handler.event, "event", "event")?.event;
    if (event === undefined) continue;
    const body = checkBlock(
      ctx,
      event.params.reduce(bindLocal, EMPTY_SCOPE),
      handler.body.statements,
    );
    partsOf(event).game.push({ kind: "rule", id: event.id, body, span: handler.event.span });
  }
  for (const [event, { subject, present, game }] of parts)
    event.body = [...subject, ...present.map(eachLying), ...game];
  return parts;
}

/** Returns a statement that executes the handler once for each such piece in the zone. */
function eachLying({ pieces, where, rule }: PresentHandler): ir.Stmt {
  const type: ir.Type = { kind: "number", from: 0, to: 2 ** 31 - 1 };
  const count: ir.Expr = { kind: "howMany", zone: createOwnRef(where), what: pieces, type };
  return { kind: "times", count, body: [rule], span: rule.span };
}

/** Checks `when event` in a piece: for events whose first parameter is such a piece. */
function checkSubject(
  ctx: Context,
  owner: Owner,
  item: ast.Handler,
  partsOf: (event: ir.Procedure) => EventHandlers,
): void {
  const event = ctx.resolve(item.event, "event", "event")?.event;
  if (event === undefined) return;
  const subject = event.params[0];
  if (subject?.type.kind !== "piece") {
    ctx.report("wrong-kind", item.event.span, {
      name: event.id,
      is: "event",
      expected: "event (piece)",
    });
    return;
  }
  const it: ir.Expr = { kind: "local", local: subject, type: owner.type };
  const scope = bind(event.params.reduce(bindLocal, owner.scope), subject.name, it, subject.span);
  const { span } = item.event;
  const body = checkBlock(ctx, scope, item.body.statements);
  const members = piecesOf(owner);
  partsOf(event).subject.push({
    kind: "if",
    condition: { kind: "isFamily", of: it, members, type: YES_NO },
    then: [{ kind: "rule", id: `${owner.id}.${event.id}`, body, span }],
    else: [],
    span,
  });
}

interface Presence {
  readonly partsOf: (event: ir.Procedure) => EventHandlers;
  readonly counting: ir.WorthTiming | undefined;
}

function checkWhile(ctx: Context, owner: Owner, item: ast.While, presence: Presence): void {
  const place = ctx.resolve(item.zone, "zone", "grid", "zone");
  if (place === undefined) return;
  const where = place.kind === "grid" ? place.grid : place.zone;
  if (!where.perPlayer)
    ctx.report("owner-extra", item.zone.span, { name: item.zone.text, in: "piece" });
  for (const part of item.items) {
    switch (part.kind) {
      case "when":
        checkPresent(ctx, owner, where, part, presence.partsOf);
        break;
      case "worth":
        checkBooked(ctx, owner, where, part, presence);
        break;
      case "exception":
        checkException(ctx, owner, where, part);
        break;
      default:
        part satisfies never;
    }
  }
}

/** Checks `worth E`: scored at an event like a handler of it, or always (see codegen/lower/statements/lasting-points.ts). */
function checkBooked(
  ctx: Context,
  owner: Owner,
  where: ir.Grid | ir.Zone,
  item: ast.Worth,
  { partsOf, counting }: Presence,
): void {
  const worth = checkWorth(ctx, owner, where, item);
  if (worth === undefined) return;
  if (counting === undefined) ctx.report("uncounted-worth", item.span, {});
  if (counting?.how !== "event") return;
  const { id, amount, reason, span } = worth;
  const score: ir.Stmt = { kind: "score", amount, reason, span };
  const rule: ir.Stmt = { kind: "rule", id, body: [score], span };
  partsOf(counting.event).present.push({ pieces: piecesOf(owner), where, rule });
}

function piecesOf({ pieces }: Owner): number[] {
  return pieces.map(({ index }) => index);
}

/** Checks `while in zone { when event … }`: executed once for each such piece in the zone. */
function checkPresent(
  ctx: Context,
  owner: Owner,
  where: ir.Grid | ir.Zone,
  item: ast.Handler,
  partsOf: (event: ir.Procedure) => EventHandlers,
): void {
  const event = ctx.resolve(item.event, "event", "event")?.event;
  if (event === undefined) return;
  const scope = event.params.reduce(bindLocal, owner.scope);
  const { span } = item.event;
  const body = checkBlock(ctx, scope, item.body.statements);
  const rule: ir.Stmt = { kind: "rule", id: `${owner.id}.${event.id}`, body, span };
  partsOf(event).present.push({ pieces: piecesOf(owner), where, rule });
}

function checkException(
  ctx: Context,
  owner: Owner,
  where: ir.Grid | ir.Zone,
  item: ast.Exception,
): void {
  const value = ctx.resolve(item.value, "value", "value")?.value;
  if (value === undefined) return;
  const params = value.params.map((p) => p.type);
  const args = checkArgs(ctx, owner.scope, item.value, item.args, params).map((arg, i) => {
    const known = ctx.constant(arg);
    if (known === undefined) ctx.report("not-constant", item.args[i]?.span ?? item.span, {});
    return known ?? 0;
  });
  if (item.how === "plus" && value.type !== WRONG && value.type.kind !== "number")
    ctx.report("wrong-type", item.value.span, { found: typeName(value.type), expected: "number" });
  const exception: ir.Exception = {
    pieces: piecesOf(owner),
    zone: where,
    args,
    how: item.how,
    to: checkExpr(ctx, owner.scope, item.to, item.how === "is" ? value.type : NUMBER),
    span: item.span,
  };
  const conflict = value.exceptions.find((other) => disagree(ctx, other, exception));
  if (conflict !== undefined)
    ctx.report("exception-conflict", item.span, { value: value.id }, conflict.span, "also-here");
  value.exceptions.push(exception);
}

/** Returns whether two exceptions set the same value for the same arguments differently. */
function disagree(ctx: Context, first: ir.Exception, second: ir.Exception): boolean {
  if (first.how !== "is" || second.how !== "is") return false;
  if (first.args.some((arg, i) => arg !== second.args[i])) return false;
  const [a, b] = [ctx.constant(first.to), ctx.constant(second.to)];
  return a === undefined || a !== b;
}
