// Simultaneous decisions: the moves of one player must not depend on those of the others. The rules
// called by `each player at once` may only change storage that `you` own, and read of other players
// only what the block does not change. So the order of the decisions cannot matter.

import type { Facts } from "../../diagnostics/catalog.ts";
import {
  findSimultaneousBlocks,
  type SimultaneousBlock,
  statementsIn,
} from "../../ir/collect-statements.ts";
import type * as ir from "../../ir/ir.ts";
import type {
  BindingKind,
  BlockKind,
  ChangeKind,
  FlowKind,
  GroupedStmtKind,
  TransferKind,
} from "../../ir/kinds.ts";
import { findProcedureCall, isChance, offeredBy } from "../../ir/suspension.ts";
import type { Span } from "../../source/span.ts";
import type { Context } from "../context.ts";
import { collectForeignReads, type OwnedStorage } from "./foreign-reads.ts";

/** Checks the simultaneous blocks of a whole game without errors. */
export function checkSimultaneous(ctx: Context, game: ir.Game): void {
  const reported = new Set<string>();
  for (const block of findSimultaneousBlocks(game)) {
    for (const { code, facts, span } of breachesIn(block)) {
      const place = `${code} ${span.file} ${span.start}`;
      if (!reported.has(place)) ctx.report(code, span, facts, block.span, "all-decide");
      reported.add(place);
    }
  }
}

/** Expressions that are checked together. */
interface Look {
  readonly at: readonly unknown[];
  readonly span: Span;
}

interface Breach {
  readonly code: keyof Facts & `at-once-${string}`;
  readonly facts: { readonly name: string } | Record<never, never>;
  readonly span: Span;
}

function breachesIn(block: SimultaneousBlock): Breach[] {
  const { statements, heads } = reachOf(block);
  const changed = new Set(statements.flatMap((stmt) => changesOf(stmt).map(({ thing }) => thing)));
  return [
    ...heads.flatMap((look) => dependences(look, changed)),
    ...statements.flatMap((stmt) => {
      const breach = breachOf(stmt);
      return breach === undefined
        ? dependences({ at: conditionsOf(stmt), span: stmt.span }, changed)
        : [breach];
    }),
  ];
}

/**
 * Collects everything that the block executes or offers, including called procedures and actions.
 */
function reachOf(block: SimultaneousBlock) {
  const statements: ir.Stmt[] = [];
  const heads: Look[] = [];
  const reached = new Set<ir.Procedure | ir.OptionSchema>();
  const enter = (rule: ir.Procedure | ir.OptionSchema) => {
    if (reached.has(rule)) return;
    reached.add(rule);
    if ("head" in rule) heads.push(...rule.head.map((step) => headOf(step, rule)));
    walk(rule.body);
  };
  const walk = (body: readonly ir.Stmt[]) => {
    for (const stmt of statementsIn(body)) {
      statements.push(stmt);
      const done = findProcedureCall(stmt);
      if (done !== undefined) enter(done.procedure);
      for (const move of offeredBy(stmt)) enter(move);
    }
  };
  walk(block.body);
  return { statements, heads };
}

/**
 * Returns the expressions and the span of a head step; a step with only a name has the span of its
 * rule.
 */
function headOf(step: ir.HeadStep, rule: ir.OptionSchema): Look {
  if (step.kind === "need")
    return { at: [step.need.condition, step.need.holes, step.need.cases], span: step.need.span };
  return step.kind === "pick"
    ? { at: [step.domain], span: step.span }
    : { at: [step.value], span: rule.span };
}

/**
 * Returns the expressions that a statement evaluates itself; nested statements are checked on their
 * own.
 */
function conditionsOf(stmt: ir.Stmt): readonly unknown[] {
  if (stmt.kind === "if") return [stmt.condition];
  return Object.entries(stmt).flatMap(([key, value]) => (key === "body" ? [] : [value]));
}

/** Returns the reads of other players' storage that the block changes. */
function dependences({ at, span }: Look, changed: ReadonlySet<OwnedStorage>): Breach[] {
  const read = [...collectForeignReads(at)].find((thing) => changed.has(thing));
  return read === undefined ? [] : [{ code: "at-once-reads", facts: { name: nameOf(read) }, span }];
}

function breachOf(stmt: ir.Stmt): Breach | undefined {
  const { span } = stmt;
  if (isChance(stmt)) return { code: "at-once-chance", facts: {}, span };
  switch (stmt.kind) {
    case "eachPlayer":
    case "forPlayer":
      return { code: "at-once-players", facts: {}, span };
    case "endGame":
      return { code: "at-once-end", facts: {}, span };
    case "advance":
      return { code: "at-once-shared", facts: { name: stmt.track.id }, span };
    case "remember":
      return { code: "at-once-shared", facts: { name: stmt.history.id }, span };
    default: {
      stmt.kind satisfies ChangeKind | TransferKind | BindingKind | BlockKind | FlowKind;
      const foreign = changesOf(stmt).find(({ owner }) => owner?.kind !== "you");
      if (foreign === undefined) return undefined;
      const code = foreign.owner === undefined ? "at-once-shared" : "at-once-others";
      return { code, facts: { name: nameOf(foreign.thing) }, span };
    }
  }
}

interface Change {
  readonly thing: OwnedStorage;
  readonly owner: ir.Expr | undefined;
}

const YOURS: ir.Expr = { kind: "you", type: { kind: "player" } };

/** Returns the storage that a statement changes itself. */
function changesOf(stmt: ir.Stmt): Change[] {
  switch (stmt.kind) {
    case "score":
      return [{ thing: "score", owner: YOURS }];
    case "gain":
    case "setCounter":
      return [{ thing: stmt.counter.counter, owner: stmt.counter.owner }];
    case "setMark":
      return [{ thing: stmt.mark.mark, owner: stmt.mark.owner }];
    case "forEach":
    case "anyOrder":
      return stmt.mark === undefined ? [] : [{ thing: stmt.mark.mark, owner: stmt.mark.owner }];
    case "add":
      return [placeChange(stmt.to)];
    case "remove":
    case "removeAll":
      return [placeChange(stmt.from)];
    case "sort":
      return [placeChange(stmt.row)];
    case "move":
    case "moveAll":
    case "moveEnd":
      return [placeChange(stmt.from), placeChange(stmt.to)];
    default:
      stmt.kind satisfies GroupedStmtKind;
      return [];
  }
}

function placeChange(place: ir.PlaceRef): Change {
  return place.kind === "zone"
    ? { thing: place.zone, owner: place.owner }
    : { thing: place.grid.grid, owner: place.grid.owner };
}

function nameOf(thing: OwnedStorage): string {
  return thing === "score" ? thing : thing.id;
}
