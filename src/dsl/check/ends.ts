// What could keep a program from ending, or a choice from being asked: loops and circles.

import type * as ir from "../ir/ir.ts";
import { doneBy, Suspensions } from "../ir/suspend.ts";
import { extent } from "../ir/types.ts";
import { statementsIn } from "../ir/walk.ts";
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
  for (const procedure of game.procedures) {
    if (!suspensions.suspends(procedure) && isInCircle(procedure, calls)) {
      ctx.report("recursive-define", procedure.span, { name: procedure.id });
    }
  }
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
  for (const formula of [...game.defines, ...game.values, ...game.counters]) {
    if (isInCircle<Formula>(formula, uses))
      ctx.report("recursive-define", formula.span, { name: formula.id });
  }
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

/** The same function, which looks at everything once. */
function remembered<T, R>(work: (of: T) => R): (of: T) => R {
  const known = new Map<T, R>();
  return (of) => {
    const result = known.get(of) ?? work(of);
    known.set(of, result);
    return result;
  };
}

function isInCircle<T>(start: T, next: (node: T) => readonly T[]): boolean {
  const seen = new Set<T>();
  const open = [...next(start)];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node === start) return true;
    if (seen.has(node)) continue;
    seen.add(node);
    open.push(...next(node));
  }
  return false;
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
