// What could keep a program from ending, or a choice from being asked: loops and circles.

import type * as ir from "../ir/ir.ts";
import { doneBy, Suspensions } from "../ir/suspend.ts";
import { extent } from "../ir/types.ts";
import { statementsIn } from "../ir/walk.ts";
import type { Span } from "../source/span.ts";
import type { Context } from "./context.ts";

/** Looks at the whole game, when everything else about it is right. */
export function checkEnds(ctx: Context, game: ir.Game): void {
  const suspensions = new Suspensions(game);
  for (const { body } of [...game.procedures, ...game.moves]) checkLoops(ctx, suspensions, body);
  checkProcedureCircles(ctx, game, suspensions);
  checkDefineCircles(ctx, game);
  for (const move of game.moves) checkWidth(ctx, move);
}

/** Loops whose place can be kept while somebody decides. */
const KEPT: readonly ir.Domain["kind"][] = ["range", "enum", "players", "spaces", "set"];

function checkLoops(ctx: Context, suspensions: Suspensions, statements: readonly ir.Stmt[]): void {
  for (const stmt of statementsIn(statements)) {
    if (stmt.kind !== "forEach" || !suspensions.waits(stmt)) continue;
    const { domain, through } = stmt.binder;
    if (!KEPT.includes(domain.kind) || through !== undefined)
      ctx.report("slow-loop", stmt.span, {});
  }
}

/** A rule that does itself must ask somebody on the way; else it would go on for ever. */
function checkProcedureCircles(ctx: Context, game: ir.Game, suspensions: Suspensions): void {
  const calls = remembered((procedure: ir.Procedure) =>
    doneIn(procedure.body).filter((called) => !suspensions.suspends(called)),
  );
  reportCircles(
    ctx,
    game.procedures.filter((procedure) => !suspensions.suspends(procedure)),
    calls,
  );
}

function doneIn(statements: readonly ir.Stmt[]): ir.Procedure[] {
  return statementsIn(statements).flatMap((stmt) => doneBy(stmt)?.procedure ?? []);
}

/** What is worked out from an expression; of a counter its limit. */
type Formula = ir.Define | ir.Value | ir.Counter;

function checkDefineCircles(ctx: Context, game: ir.Game): void {
  const uses = remembered((formula: Formula) => {
    const exceptions = "exceptions" in formula ? formula.exceptions.map(({ to }) => to) : [];
    const own = "body" in formula ? formula.body : formula.max;
    return [own, ...exceptions].flatMap((expr) => [...formulasIn(expr)]);
  });
  reportCircles<Formula>(ctx, [...game.defines, ...game.values, ...game.counters], uses);
}

/** The values and definitions that an expression uses directly. */
function formulasIn(node: unknown, found = new Set<Formula>()): Set<Formula> {
  if (typeof node !== "object" || node === null || "id" in node) return found;
  if ("kind" in node && node.kind === "define" && "define" in node)
    found.add(node.define as ir.Define);
  if ("kind" in node && node.kind === "value" && "value" in node) found.add(node.value as ir.Value);
  if ("kind" in node && node.kind === "counterFull" && "counter" in node)
    found.add((node.counter as ir.CounterRef).counter);
  for (const [key, value] of Object.entries(node)) if (key !== "type") formulasIn(value, found);
  return found;
}

/** Reports each circle once, where it first comes by; the others in it are second places. */
function reportCircles<T extends { readonly id: string; readonly span: Span }>(
  ctx: Context,
  all: readonly T[],
  next: (node: T) => readonly T[],
): void {
  const reported = new Set<T>();
  for (const start of inCircles(all, next)) {
    const circle = reported.has(start) ? undefined : circleThrough(start, next);
    if (circle === undefined) continue;
    for (const one of circle) reported.add(one);
    const others = circle.slice(1).map(({ span }) => span);
    ctx.report("recursive-define", start.span, { name: start.id }, others, "also-here");
  }
}

/** Leaves out, again and again, whatever leads to nothing that is left. */
function inCircles<T>(all: readonly T[], next: (node: T) => readonly T[]): ReadonlySet<T> {
  const left = new Set(all);
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const one of left) if (!next(one).some((other) => left.has(other))) left.delete(one);
  }
  return left;
}

/** The shortest way from something back to itself, without its end; nothing where there is none. */
function circleThrough<T>(start: T, next: (node: T) => readonly T[]): readonly T[] | undefined {
  const cameFrom = new Map<T, T>();
  const open = [start];
  for (const node of open) {
    for (const other of next(node)) {
      if (other === start) return wayTo(node, cameFrom);
      if (cameFrom.has(other)) continue;
      cameFrom.set(other, node);
      open.push(other);
    }
  }
  return undefined;
}

function wayTo<T>(node: T, cameFrom: ReadonlyMap<T, T>): readonly T[] {
  const before = cameFrom.get(node);
  return before === undefined ? [node] : [...wayTo(before, cameFrom), node];
}

/** The same function, which looks at everything once. */
function remembered<T, R>(work: (of: T) => R): (of: T) => R {
  const known = new Map<T, R>();
  return (of) => {
    const result = known.get(of) ?? work(of);
    known.set(of, result);
    return result;
  };
}

/** All options together must have different numbers; a single action may take a million. */
function checkWidth(ctx: Context, move: ir.Move): void {
  const width = move.picks.reduce(
    (product, { type }) => product * (extent(type, ctx.pieces, ctx.seats)?.count ?? 1),
    1,
  );
  if (width > 1_000_000)
    ctx.report("too-many-options", move.span, { name: move.id, most: 1_000_000 });
}
