// Termination: loops and cycles that could keep a program from ending or from suspending.

import { nestedIn, statementsIn } from "../../ir/collect-statements.ts";
import type * as ir from "../../ir/ir.ts";
import { asAfter, reachedBy } from "../../ir/outlook.ts";
import { findProcedureCall, offeredBy, Suspensions } from "../../ir/suspension.ts";
import { extent } from "../../ir/types.ts";
import type { Span } from "../../source/span.ts";
import type { Context } from "../context.ts";

/** Checks the termination of a whole game without errors. */
export function checkTermination(ctx: Context, game: ir.Game): void {
  const suspensions = new Suspensions(game);
  for (const { body } of [...game.procedures, ...game.moves]) checkLoops(ctx, suspensions, body);
  checkProcedureCircles(ctx, game, suspensions);
  const bodies: Body[] = [...game.procedures, ...game.moves];
  checkLevels(ctx, bodies, remembered(calledIn), ({ body }) => nesting(body));
  checkDefineCircles(ctx, game);
  for (const move of game.moves) checkWidth(ctx, move);
}

/** Loops whose position can be stored in a frame while the program is suspended. */
const KEPT: readonly ir.Domain["kind"][] = ["range", "enum", "players", "spaces", "set"];

function checkLoops(ctx: Context, suspensions: Suspensions, statements: readonly ir.Stmt[]): void {
  for (const stmt of statementsIn(statements)) {
    if (stmt.kind !== "forEach" || !suspensions.waits(stmt)) continue;
    const { domain, through } = stmt.binder;
    if (!KEPT.includes(domain.kind) || through !== undefined)
      ctx.report("slow-loop", stmt.span, {});
  }
}

/**
 * Reports procedures that call themselves without a decision on the way: they would run forever.
 */
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

type Body = ir.Procedure | ir.OptionSchema;

/** Returns the procedures and options that a body calls directly. */
function calledIn({ body }: Body): Body[] {
  return [...statementsIn(body).flatMap(offeredBy), ...doneIn(body)];
}

/** Returns the nesting depth of statements. */
function nesting(statements: readonly ir.Stmt[]): number {
  return statements.reduce((most, stmt) => Math.max(most, 1 + nesting(nestedIn(stmt))), 0);
}

function doneIn(statements: readonly ir.Stmt[]): ir.Procedure[] {
  return statementsIn(statements).flatMap((stmt) => findProcedureCall(stmt)?.procedure ?? []);
}

/** A declaration with an expression that is evaluated; of a counter, its limit. */
type Formula = ir.Value | ir.Counter;

function checkDefineCircles(ctx: Context, game: ir.Game): void {
  const uses = remembered((formula: Formula) => {
    const exceptions = "exceptions" in formula ? formula.exceptions.map(({ to }) => to) : [];
    const own = "body" in formula ? formula.body : formula.max;
    return [own, ...exceptions].flatMap((expr) => [...formulasIn(expr)]);
  });
  const formulas: Formula[] = [...game.values, ...game.counters];
  reportCircles(ctx, formulas, uses);
  if (ctx.diagnostics.length === 0) checkLevels(ctx, formulas, uses, depthOf);
}

/**
 * Reports call chains that are too deep: recursive analyses need a stack as deep as the longest
 * one.
 */
function checkLevels<T extends { readonly span: Span }>(
  ctx: Context,
  all: readonly T[],
  uses: (one: T) => readonly T[],
  depthOf: (one: T) => number,
): void {
  const levels = new Map<T, number>();
  const entered = new Set<T>();
  for (const start of all) {
    const open = [start];
    for (let at = open.at(-1); at !== undefined; at = open.at(-1)) {
      const others = uses(at);
      ctx.budget.at(at.span);
      ctx.budget.spend(1 + others.length);
      const isNew = !entered.has(at);
      entered.add(at);
      if (isNew) open.push(...others.filter((other) => !entered.has(other)));
      else {
        const deepest = others.reduce((most, one) => Math.max(most, levels.get(one) ?? 0), 0);
        const here = levels.get(at) ?? deepest + depthOf(at);
        levels.set(at, here);
        ctx.budget.requireLevels(here);
        open.pop();
      }
    }
  }
}

/** Returns the nesting depth of the expressions of a formula. */
function depthOf(formula: Formula): number {
  const exceptions = "exceptions" in formula ? formula.exceptions.map(({ to }) => to) : [];
  return depth("body" in formula ? formula.body : formula.max, exceptions);
}

function depth(...nodes: readonly unknown[]): number {
  return nodes.reduce<number>((most, node) => {
    if (typeof node !== "object" || node === null || "id" in node) return most;
    const { type: _, span: __, ...parts }: { type?: unknown; span?: unknown } = node;
    return Math.max(most, 1 + depth(...Object.values(parts)));
  }, 0);
}

/**
 * Returns the values and definitions that an expression uses directly. The casts rely on the `kind`
 * of a node, which determines the type of its parts.
 */
function formulasIn(node: unknown, found = new Set<Formula>()): Set<Formula> {
  if (typeof node !== "object" || node === null || "id" in node) return found;
  if ("kind" in node && node.kind === "value" && "value" in node) found.add(node.value as ir.Value);
  const after = asAfter(node);
  if (after !== undefined) formulasIn(reachedBy(after), found);
  if ("kind" in node && node.kind === "counterFull" && "counter" in node)
    found.add((node.counter as ir.CounterRef).counter);
  for (const [key, value] of Object.entries(node)) if (key !== "type") formulasIn(value, found);
  return found;
}

/** Reports each cycle once, at its first node; the other nodes are second spans. */
function reportCircles<T extends { readonly id: string; readonly span: Span }>(
  ctx: Context,
  all: readonly T[],
  next: (node: T) => readonly T[],
): void {
  const reported = new Set<T>();
  for (const start of inCircles(ctx, all, next)) {
    ctx.budget.at(start.span);
    const circle = reported.has(start) ? undefined : circleThrough(ctx, start, next);
    if (circle === undefined) continue;
    for (const one of circle) reported.add(one);
    const others = circle.slice(1).map(({ span }) => span);
    ctx.report("recursive-define", start.span, { name: start.id }, others, "also-here");
  }
}

/**
 * Returns the nodes from which a cycle is reachable: removes nodes without remaining successors,
 * repeatedly.
 */
function inCircles<T>(ctx: Context, all: readonly T[], next: (node: T) => readonly T[]) {
  const left = new Set(all);
  const before = new Map<T, T[]>(all.map((one) => [one, []]));
  const following = new Map<T, number>();
  for (const one of all) {
    const others = next(one).filter((other) => left.has(other));
    ctx.budget.spend(1 + others.length);
    following.set(one, others.length);
    for (const other of others) before.get(other)?.push(one);
  }
  const open = all.filter((one) => following.get(one) === 0);
  for (const one of open) {
    left.delete(one);
    for (const other of before.get(one) ?? []) {
      const count = (following.get(other) ?? 0) - 1;
      following.set(other, count);
      if (count === 0) open.push(other);
    }
  }
  return left;
}

/**
 * Returns the shortest path from a node back to itself, without its end, or `undefined` if there is
 * none.
 */
function circleThrough<T>(
  ctx: Context,
  start: T,
  next: (node: T) => readonly T[],
): readonly T[] | undefined {
  const cameFrom = new Map<T, T>();
  const open = [start];
  for (const node of open) {
    for (const other of next(node)) {
      ctx.budget.spend();
      if (other === start) return wayTo(node, cameFrom);
      if (cameFrom.has(other)) continue;
      cameFrom.set(other, node);
      open.push(other);
    }
  }
  return undefined;
}

function wayTo<T>(node: T, cameFrom: ReadonlyMap<T, T>): readonly T[] {
  const way = [node];
  for (let at = cameFrom.get(node); at !== undefined; at = cameFrom.get(at)) way.push(at);
  return way.reverse();
}

/** Returns a memoized version of a function. */
function remembered<T, R>(work: (of: T) => R): (of: T) => R {
  const known = new Map<T, R>();
  return (of) => {
    const result = known.get(of) ?? work(of);
    known.set(of, result);
    return result;
  };
}

/**
 * Reports option schemas with too many codes: all options need different numbers; one action may
 * have a million.
 */
function checkWidth(ctx: Context, move: ir.OptionSchema): void {
  const width = move.picks.reduce(
    (product, { type }) => product * (extent(type, ctx.pieces, ctx.seats)?.count ?? 1),
    1,
  );
  if (width > 1_000_000)
    ctx.report("too-many-options", move.span, { name: move.id, most: 1_000_000 });
}
