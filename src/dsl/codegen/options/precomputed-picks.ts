// Picks whose conditions are decided before the game: `goal` next to `start`, ahead of it for this
// seat. Their legal values become a table, with further columns for values computed from them.

import { evaluateConstant, evaluateDomain } from "../../ir/evaluate-constant.ts";
import { freeLocals } from "../../ir/free-locals.ts";
import type * as ir from "../../ir/ir.ts";
import type { GroupedExprKind } from "../../ir/kinds.ts";
import { flatten } from "../../ir/lines.ts";
import { seatsOf } from "../../ir/types.ts";
import { isInGroup } from "../../operators/operators.ts";
import { b, type CodeSteps } from "../code/build.ts";
import type { CodeValue, Var } from "../code/code.ts";
import type { CodegenContext } from "../context.ts";
import { variableFor } from "../lower/env.ts";
import type { Lowering } from "../lower/lowering.ts";
import { type Column, loadColumn } from "./head-steps.ts";
import { localsIn, mapParts, movableSteps, type Schedule, type ScheduledStep } from "./schedule.ts";
import { listFewValues, type StaticBindings, staticEnv } from "./static-env.ts";

/** Longest list that becomes a table. */
const MOST_ENTRIES = 16_384;

/** A table that decides no condition leaves out at least all but one in so many values. */
const WORTH_LISTING = 2;

interface Pick {
  readonly local: ir.Local;
  readonly domain: ir.Domain;
}

/** One row for each seat and each value of the earlier local, if any: the legal values of the pick. */
export interface PrecomputedPicks {
  readonly pick: Pick;
  readonly key: ir.Local | undefined;
  readonly bounds: readonly StaticBindings[];
  readonly lists: readonly (readonly number[])[];
  /** The lets and needs that the table does not decide. */
  readonly open: readonly ScheduledStep[];
}

/**
 * Emits the loop over the legal values. `body` receives the locals of the value and of its columns, and
 * the steps that remain.
 */
export function loopOverPrecomputedPicks(
  c: Lowering,
  { pick, key, bounds, lists, open }: PrecomputedPicks,
  body: (inner: Lowering, steps: readonly ScheduledStep[]) => CodeSteps,
): CodeSteps {
  const entries = lists.flatMap((list, i) =>
    list.map((value) => withValue(bounds[i] as StaticBindings, pick.local, value)),
  );
  const columns = new Columns(c.gen, pick.local, entries);
  const rest = open.map((step) => columns.named(step));
  const { starts, flat } = flatten(lists);
  const from = c.gen.table("from", starts);
  return b.once("r", rowNumber(c, key), (row) => {
    const [first, end] = [row, b.add(row, 1)].map((at) => b.load(b.address(from, at)));
    return b.countUp("k", first ?? 0, end ?? 0, (k) => {
      const x = variableFor(pick.local);
      const inner = columns.bound(c.with(pick.local, b.value(x)), k);
      return [b.let(x, b.load(b.address(c.gen.table("pick", flat), k))), body(inner, rest)];
    });
  });
}

function rowNumber(c: Lowering, key: ir.Local | undefined): CodeValue {
  if (key === undefined) return c.you;
  const values = listFewValues(c.gen.game, key) ?? [];
  const at = b.subtract(c.storedLocal(key), values[0] ?? 0);
  return b.add(b.multiply(c.you, values.length), at);
}

const withValue = (
  { you, lets, locals }: StaticBindings,
  local: ir.Local,
  value: number,
): StaticBindings => ({
  you,
  lets,
  locals: new Map(locals).set(local, value),
});

/** Returns the tables of the picks by their index, and the steps that remain. */
export function precomputePicks(
  gen: CodegenContext,
  picks: readonly Pick[],
  plan: Schedule,
): { readonly tables: ReadonlyMap<number, PrecomputedPicks>; readonly plan: Schedule } {
  const lets = new Map(
    [...plan.levels.values()]
      .flat()
      .flatMap((step) => (step.kind === "let" ? [[step.local, step.value] as const] : [])),
  );
  const found = picks.flatMap((pick, level): [number, PrecomputedPicks][] => {
    const isFiltered = plan.filters.some((filter) => filter.level === level);
    if (isFiltered || !gen.has("precomputed-picks")) return [];
    const steps = plan.levels.get(level) ?? [];
    const table = tableOf(gen, pick, { steps, movable: movableSteps(plan, level) }, lets);
    return table === undefined ? [] : [[level, table]];
  });
  const tables = new Map(found);
  if (tables.size === 0) return { tables, plan };
  const open = new Map(
    [...plan.levels].map(([level, steps]) => [level, tables.get(level)?.open ?? steps]),
  );
  return { tables, plan: { ...plan, levels: withoutUnused(open, plan.filters) } };
}

/** Removes lets that only conditions decided by the table used. */
function withoutUnused(
  levels: ReadonlyMap<number, readonly ScheduledStep[]>,
  filters: Schedule["filters"],
): ReadonlyMap<number, readonly ScheduledStep[]> {
  const steps = [...levels.values()].flat();
  const used = new Set([
    ...filters.flatMap(({ wanted }) => [...localsIn(wanted)]),
    ...steps.flatMap((step) => [
      ...localsIn(step.kind === "let" ? step.value : step.need.condition),
    ]),
  ]);
  const isUnused = (step: ScheduledStep) =>
    step.kind === "let" && step.local.span === undefined && !used.has(step.local);
  if (!steps.some(isUnused)) return levels;
  const rest = [...levels].map(
    ([level, list]) => [level, list.filter((step) => !isUnused(step))] as const,
  );
  return withoutUnused(new Map(rest), filters);
}

/** Returns the table of a pick; `undefined` if it would decide no condition. */
function tableOf(
  gen: CodegenContext,
  pick: Pick,
  {
    steps,
    movable,
  }: { readonly steps: readonly ScheduledStep[]; readonly movable: readonly ScheduledStep[] },
  lets: StaticBindings["lets"],
): PrecomputedPicks | undefined {
  const { game } = gen;
  const { local, domain } = pick;
  const conditions = movable.flatMap((step) =>
    step.kind === "need" && namesIn(step.need.condition, lets).includes(local) ? [step] : [],
  );
  const seats = Array.from({ length: seatsOf(game) }, (_, you) => you);
  for (const key of keysOf(conditions, local, lets)) {
    const values = key === undefined ? [undefined] : listFewValues(game, key);
    if (values === undefined) continue;
    const bounds = seats.flatMap((you) =>
      values.map((value): StaticBindings => {
        const bound = { you, lets, locals: new Map<ir.Local, number>() };
        return key === undefined || value === undefined ? bound : withValue(bound, key, value);
      }),
    );
    const found = bounds.map((bound) => evaluateDomain(domain, staticEnv(gen, bound)));
    let lists: readonly (readonly number[])[] = found.filter((list) => list !== undefined);
    if (lists.length < found.length || lists.flat().length > MOST_ENTRIES) continue;
    const settled = conditions.filter(({ need }) => {
      const left = filtered(lists, (value, i) =>
        evaluateConstant(
          need.condition,
          staticEnv(gen, withValue(bounds[i] as StaticBindings, local, value)),
        ),
      );
      lists = left ?? lists;
      return left !== undefined;
    });
    const open = steps.filter((step) => step.kind === "let" || !settled.includes(step));
    const all = lists.flat().length;
    // What the state of a game decides stays; values that it can never allow are left out all the same.
    lists = lists.map((list, i) =>
      list.filter((value) => {
        const bound = withValue(bounds[i] as StaticBindings, local, value);
        return !conditions.some(({ need }) => isNever(gen, need.condition, bound));
      }),
    );
    const isShorter = lists.flat().length <= all / WORTH_LISTING;
    if (settled.length > 0 || isShorter) return { pick, key, bounds, lists, open };
  }
  return undefined;
}

/** Whether a joined condition never holds, from whether its parts never do. */
const NEVER: Readonly<Record<"and" | "or", (left: boolean, right: boolean) => boolean>> = {
  and: (left, right) => left || right,
  or: (left, right) => left && right,
};

/** Whether a condition holds in no position of a game, whatever cannot be known before. */
function isNever(gen: CodegenContext, condition: ir.Expr, bound: StaticBindings): boolean {
  const known = evaluateConstant(condition, staticEnv(gen, bound));
  if (known !== undefined) return known === 0;
  const never = (part: ir.Expr) => isNever(gen, part, bound);
  switch (condition.kind) {
    case "binary": {
      const { op, left, right } = condition;
      return isInGroup(op, "junction") && NEVER[op](never(left), never(right));
    }
    case "if": {
      const chosen = evaluateConstant(condition.condition, staticEnv(gen, bound));
      if (chosen !== undefined) return never(chosen === 1 ? condition.then : condition.else);
      return never(condition.then) && never(condition.else);
    }
    case "some": {
      const { local, domain, through, where } = condition.binder;
      if (through !== undefined || where === undefined) return false;
      const among = evaluateDomain(domain, staticEnv(gen, bound));
      return among?.every((one) => isNever(gen, where, withValue(bound, local, one))) === true;
    }
    default:
      condition.kind satisfies GroupedExprKind;
      return false;
  }
}

/** Filters lists by a condition; `undefined` if it is not static for one of the values. */
function filtered(
  lists: readonly (readonly number[])[],
  test: (value: number, list: number) => number | undefined,
): number[][] | undefined {
  const left: number[][] = lists.map(() => []);
  for (const [i, list] of lists.entries()) {
    for (const value of list) {
      const met = test(value, i);
      if (met === undefined) return undefined;
      if (met === 1) left[i]?.push(value);
    }
  }
  return left;
}

/** Locals that may select a row: each that a condition references besides the picked one. */
function keysOf(
  conditions: readonly Extract<ScheduledStep, { kind: "need" }>[],
  local: ir.Local,
  lets: StaticBindings["lets"],
): ReadonlySet<ir.Local | undefined> {
  const others = conditions.flatMap(({ need }) => namesIn(need.condition, lets));
  return new Set([...others.filter((other) => other !== local), undefined]);
}

/** The locals of an expression, and those of what its lets stand for. */
function namesIn(node: ir.Expr, lets: StaticBindings["lets"]): ir.Local[] {
  return [...freeLocals(node)].flatMap((name) => {
    const value = lets.get(name);
    return value === undefined ? [name] : namesIn(value, lets);
  });
}

/** Subexpressions that are static for each entry of the table become further columns. */
class Columns {
  private readonly gen: CodegenContext;
  private readonly local: ir.Local;
  private readonly entries: readonly StaticBindings[];
  private readonly columns: Column[] = [];

  constructor(gen: CodegenContext, local: ir.Local, entries: readonly StaticBindings[]) {
    this.gen = gen;
    this.local = local;
    this.entries = entries;
  }

  /** Replaces static subexpressions of the step by their columns. */
  named(step: ScheduledStep): ScheduledStep {
    if (step.kind === "let") return { ...step, value: this.part(step.value) as ir.Expr };
    const condition = this.part(step.need.condition) as ir.Expr;
    return { kind: "need", need: { ...step.need, condition } };
  }

  /** The locals of the columns of entry k. */
  bound(c: Lowering, k: Var): Lowering {
    return this.columns.reduce(
      (inner, column) => inner.with(column.local, loadColumn(column, k)),
      c,
    );
  }

  private part(node: unknown): unknown {
    if (!isExpr(node) || node.kind === "local" || !localsIn(node).has(this.local))
      return mapParts(node, (part) => this.part(part));
    const values = this.entries.map((bound) => evaluateConstant(node, staticEnv(this.gen, bound)));
    if (values.includes(undefined)) return mapParts(node, (part) => this.part(part));
    const local: ir.Local = { name: "column", type: node.type };
    this.columns.push({ local, region: this.gen.table("column", values as number[]) });
    return { kind: "local", local, type: node.type };
  }
}

function isExpr(node: unknown): node is ir.Expr {
  return typeof node === "object" && node !== null && "kind" in node && "type" in node;
}
