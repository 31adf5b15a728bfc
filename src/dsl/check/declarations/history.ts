// Histories: how things stood each time that a moment came, and what conditions ask of them.

import type * as ir from "../../ir/ir.ts";
import { YES_NO } from "../../ir/types.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context } from "../context.ts";
import type { Scope } from "../scope.ts";
import type { SymbolOf } from "../symbols.ts";
import { nounOrName } from "./localized-text.ts";

/** How many positions are kept where the rules do not say it. */
const USUAL_LAST = 256;
const MOST_KEPT = 10_000;

/** The name of the present position in questions about a history. */
const POSITION = "position";

/** Declares `history name of things at moment`. */
export function checkHistory(ctx: Context, decl: ast.History): void {
  const stored = decl.of.filter(({ text }) => text !== "you");
  const last = decl.last ?? USUAL_LAST;
  ctx.requireWithin(last, 1, MOST_KEPT, decl.span);
  const history: ir.History = {
    id: decl.name.text,
    index: ctx.histories.length,
    noun: nounOrName(ctx, decl.text, decl.name.text, decl.name.span),
    things: stored.flatMap((name) => checkThing(ctx, name) ?? []),
    isByTurn: stored.length < decl.of.length,
    last,
    span: decl.name.span,
  };
  ctx.histories.push(history);
  ctx.declare(decl.name, { kind: "history", history });
}

/** Lets the moment of a history note the position, once the rules of all moments are known. */
export function checkMoment(ctx: Context, decl: ast.History): void {
  const history = ctx.histories.find(({ span }) => span === decl.name.span);
  const found = ctx.resolve(decl.moment, "to, event", "procedure", "event");
  if (history === undefined || found === undefined) return;
  const moment = found.kind === "event" ? found.event : found.procedure;
  moment.body = [{ kind: "remember", history, span: decl.moment.span }, ...moment.body];
}

/** Returns the storage that a history names. Hidden storage is an error: answers would give it away. */
function checkThing(ctx: Context, name: ast.Name): ir.HistoryThing | undefined {
  const found = ctx.resolve(
    name,
    "counter, mark, zone, track",
    ...(["counter", "mark", "zone", "grid", "track"] as const),
  );
  if (found === undefined) return undefined;
  const isHidden =
    (found.kind === "mark" && found.mark.hidden) || (found.kind === "zone" && found.zone.hidden);
  if (isHidden) ctx.report("history-hidden", name.span, { name: name.text });
  return found;
}

/** Returns the history that a name means where nothing nearer has that name. */
export function historyNamed(ctx: Context, scope: Scope, domain: ast.Expr): ir.History | undefined {
  if (domain.kind !== "ref" || scope.names.has(domain.name.text)) return undefined;
  const found: SymbolOf<"history"> | undefined = ctx.find(domain.name.text, "history");
  if (found !== undefined) ctx.mention(domain.span, found);
  return found?.history;
}

/** `number of position in past`: how often the present position is there. */
export function countPosition(ctx: Context, history: ir.History, name: ast.Name): ir.Expr {
  if (name.text !== POSITION)
    ctx.report("history-position", name.span, { name: name.text, history: history.id });
  return { kind: "timesSeen", history, type: { kind: "number", from: 0, to: history.last } };
}

/** `position is in past`: whether the present position is there. */
export function checkPositionIsIn(ctx: Context, history: ir.History, of: ast.Expr): ir.Expr {
  const name = of.kind === "ref" ? of.name : { text: ctx.textAt(of.span), span: of.span };
  const left = countPosition(ctx, history, name);
  const right: ir.Expr = { kind: "const", value: 0, type: left.type };
  return { kind: "binary", op: ">", left, right, type: YES_NO };
}
