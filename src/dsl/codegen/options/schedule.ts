// Schedules requirements while options are listed (loop-invariant code motion): IR to IR.
//
// The picks of a move are nested loops; level -1 is before the first, level i inside the i-th.
// - Each condition is tested in the outermost loop in which its locals are bound.
// - Loop invariants are computed before the loop.
// - Definitions are inlined where that repeats no work, so that their parts can be computed at
//   different levels.
// - A condition `later.field is earlier` filters early by the fields of everything that may be picked later.
// - An expression that can fail is not moved, and no step is moved across it.

import type * as ir from "../../ir/ir.ts";
import { isTotal, isTotalDomain } from "../lower/evaluation.ts";
import { eliminateCommonSubexpressions } from "../passes/common-subexpressions.ts";
import { simplifyHead } from "../passes/simplify.ts";

export interface Schedule {
  /** Lets and needs of each level, in order. */
  readonly levels: ReadonlyMap<number, readonly ScheduledStep[]>;
  readonly filters: readonly Filter[];
  /** The level of every local that the schema binds. */
  readonly levelOf: ReadonlyMap<ir.Local, number>;
  /** Zones that must not be empty for any option to exist. */
  readonly nonEmpty: readonly ir.ZoneRef[];
}

export type ScheduledStep = Exclude<ir.HeadStep, { readonly kind: "pick" }>;

/** At `level`, an element of `zone` must have the value `wanted` in `field`. */
export interface Filter {
  readonly level: number;
  readonly zone: ir.ZoneRef;
  readonly field: string;
  readonly wanted: ir.Expr;
}

interface Ways {
  /** Whether values are inlined into requirements. */
  readonly writesOut: boolean;
  /** Whether requirements are simplified first. */
  readonly simplifies: boolean;
  /** Whether what occurs twice is computed once. */
  readonly shares: boolean;
}

export function schedule(move: ir.OptionSchema, { writesOut, simplifies, shares }: Ways): Schedule {
  const levelOf = new Map<ir.Local, number>(move.params.map((param) => [param, -1]));
  const levels = new Map<number, ScheduledStep[]>();
  const add = (level: number, step: ScheduledStep) =>
    levels.set(level, [...(levels.get(level) ?? []), step]);
  const filters: Filter[] = [];
  const zones = new Map<ir.Local, ir.ZoneRef>();
  let picked = -1;
  // The level of the last step that can fail: later steps stay after it.
  let floor = -2;
  // The level of the last pick that may have nothing to pick, and of the innermost requirement: what
  // can fail is not moved out of them, or else it would fail where it is never evaluated.
  let unsure = -2;
  const head = writesOut ? move.head.map(expanded) : move.head;
  for (const step of simplifies ? simplifyHead(head) : head) {
    if (step.kind === "pick") {
      levelOf.set(step.local, ++picked);
      if (!isTotalDomain(step.domain)) floor = picked;
      if (!isNeverEmpty(step.domain)) unsure = picked;
      if (floor < -1 && step.domain.kind === "zone" && isGiven(step.domain.zone, move)) {
        zones.set(step.local, step.domain.zone);
      }
      continue;
    }
    const read = step.kind === "let" ? step.value : step.need.condition;
    const total = isTotal(read);
    const level = Math.max(floor, total ? -2 : unsure, findInnermostLevel(read, levelOf));
    if (!total) floor = level;
    if (step.kind === "need") unsure = Math.max(unsure, level);
    if (step.kind === "let") levelOf.set(step.local, level);
    else filters.push(...filterOf(step.need.condition, level, floor, levelOf, zones));
    add(level, beforehand(step, level, levelOf, add, simplifies ? ALSO_COSTLY : COSTLY));
  }
  const once = [...levels].map(([level, steps]) => {
    const names = {
      has: (local: ir.Local) => levelOf.has(local),
      add: (local: ir.Local) => levelOf.set(local, level),
    };
    return [level, shares ? eliminateCommonSubexpressions(steps, names) : steps] as const;
  });
  return { levels: new Map(once), filters, levelOf, nonEmpty: [...zones.values()] };
}

/** Whether there is something in a domain in every position. */
function isNeverEmpty({ kind }: ir.Domain): boolean {
  return kind === "spaces" || kind === "enum" || kind === "players" || kind === "boards";
}

/** Whether a step cannot fail. */
export function isTotalStep(step: ScheduledStep): boolean {
  return isTotal(step.kind === "let" ? step.value : step.need.condition);
}

/** Returns the steps of a level before the first that can fail: they may be reordered. */
export function movableSteps(
  plan: Pick<Schedule, "levels">,
  level: number,
): readonly ScheduledStep[] {
  const steps = plan.levels.get(level) ?? [];
  const first = steps.findIndex((step) => !isTotalStep(step));
  return first < 0 ? steps : steps.slice(0, first);
}

/** Returns the innermost level on which a node depends. */
export function findInnermostLevel(node: unknown, levelOf: ReadonlyMap<ir.Local, number>): number {
  return Math.max(-1, ...[...localsIn(node)].map((local) => levelOf.get(local) ?? -1));
}

/** Whether a node depends only on the parameters of the schema. */
function isGiven(node: unknown, { params }: Pick<ir.OptionSchema, "params">): boolean {
  return [...localsIn(node)].every((local) => params.includes(local));
}

/** Collects every local that occurs in an expression; declarations (which have an id) are skipped. */
export function localsIn(node: unknown, found = new Set<ir.Local>()): Set<ir.Local> {
  if (typeof node !== "object" || node === null || "id" in node) return found;
  if ("kind" in node && node.kind === "local" && "local" in node) found.add(node.local as ir.Local);
  for (const key in node) {
    if (key !== "type") localsIn(Reflect.get(node, key), found);
  }
  return found;
}

// Values --------------------------------------------------------------------

/** Inlines values that no exception bends into a step. */
function expanded(step: ir.HeadStep): ir.HeadStep {
  if (step.kind === "pick") return step;
  if (step.kind === "let") return { ...step, value: writeOut(step.value) as ir.Expr };
  return {
    kind: "need",
    need: { ...step.need, condition: writeOut(step.need.condition) as ir.Expr },
  };
}

function writeOut(node: unknown): unknown {
  const inner = mapParts(node, writeOut);
  if (!isInlined(inner)) return inner;
  const { value, args } = inner;
  const simple = value.params.every((param, i) => {
    const arg = args[i];
    if (arg === undefined || arg.kind === "local" || arg.kind === "const") return true;
    return isTotal(arg) && countOccurrences(value.body, param) <= 1;
  });
  if (!simple) return inner;
  const values = new Map(value.params.map((param, i) => [param, args[i]]));
  return writeOut(substitute(value.body, values));
}

/** Substitutes locals of a node by their values. */
export function substitute(node: unknown, values: ReadonlyMap<ir.Local, unknown>): unknown {
  if (isLocal(node)) return values.get(node.local) ?? node;
  return mapParts(node, (part) => substitute(part, values));
}

/** Counts the occurrences of a local. */
export function countOccurrences(node: unknown, local: ir.Local): number {
  if (isLocal(node)) return node.local === local ? 1 : 0;
  let count = 0;
  mapParts(node, (part) => {
    count += countOccurrences(part, local);
    return part;
  });
  return count;
}

type ValueCall = Extract<ir.Expr, { kind: "value" }>;

function isInlined(node: unknown): node is ValueCall {
  if (typeof node !== "object" || node === null || !("kind" in node) || node.kind !== "value")
    return false;
  const { value, player } = node as ValueCall;
  return !value.isBent && player.kind === "you";
}

function isLocal(node: unknown): node is Extract<ir.Expr, { kind: "local" }> {
  return (
    typeof node === "object" &&
    node !== null &&
    "kind" in node &&
    node.kind === "local" &&
    "local" in node
  );
}

/** Copies a node with its parts replaced; declarations, types and locals are compared by identity and stay. */
export function mapParts(node: unknown, change: (part: unknown) => unknown): unknown {
  if (typeof node !== "object" || node === null || "id" in node) return node;
  if (Array.isArray(node)) return node.map(change);
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, KEPT.has(key) ? value : change(value)]),
  );
}

// Loop invariants ---------------------------------------------------------------

/** Kinds of expressions that are hoisted when invariant. */
const COSTLY: readonly ir.Expr["kind"][] = ["value", "table"];

/** Kinds that are hoisted as well when requirements are few and short. */
const ALSO_COSTLY: readonly ir.Expr["kind"][] = [
  ...COSTLY,
  "binary",
  "divide",
  "math",
  "spaceField",
  "pieceField",
];

/** Parts of a node that are compared by identity. */
const KEPT: ReadonlySet<string> = new Set(["type", "local"]);

/** Replaces invariants of a step by locals that are bound at the outer level. */
function beforehand(
  step: ScheduledStep,
  level: number,
  levelOf: Map<ir.Local, number>,
  add: (level: number, step: ScheduledStep) => void,
  costly: readonly ir.Expr["kind"][],
): ScheduledStep {
  const still = (node: unknown, inside = level): unknown => {
    const part = (one: unknown) => still(one, inside);
    if (typeof node !== "object" || node === null || Array.isArray(node) || "id" in node) {
      return mapParts(node, part);
    }
    const locals = [...localsIn(node)];
    const outer = findInnermostLevel(node, levelOf);
    const isKnown = locals.every((local) => levelOf.has(local));
    if (isCostly(node, costly) && outer < inside && isKnown && isTotal(node)) {
      const local: ir.Local = { name: "still", type: node.type };
      levelOf.set(local, outer);
      const value = mapParts(node, (one) => still(one, outer)) as ir.Expr;
      add(outer, { kind: "let", local, value });
      return { kind: "local", local, type: node.type };
    }
    return mapParts(node, part);
  };
  if (step.kind === "let") return { ...step, value: still(step.value) as ir.Expr };
  return { kind: "need", need: { ...step.need, condition: still(step.need.condition) as ir.Expr } };
}

function isCostly(node: object, costly: readonly ir.Expr["kind"][]): node is ir.Expr {
  if (!("kind" in node && "type" in node)) return false;
  const expr = node as ir.Expr;
  return costly.includes(expr.kind) && (COSTLY.includes(expr.kind) || expr.type.kind !== "yesno");
}

// Filters ----------------------------------------------------------------------

/** Most values of a filtered field: one bit each in a word. */
const MOST_BITS = 31;

/** Matches `picked.field is wanted`, where `wanted` is bound in an outer loop and `picked` comes from one zone. */
function filterOf(
  condition: ir.Expr,
  level: number,
  floor: number,
  levelOf: ReadonlyMap<ir.Local, number>,
  zones: ReadonlyMap<ir.Local, ir.ZoneRef>,
): Filter[] {
  if (condition.kind !== "binary" || condition.op !== "is") return [];
  const sides = [
    [condition.left, condition.right],
    [condition.right, condition.left],
  ] as const;
  return sides.flatMap(([field, wanted]) => {
    if (field.kind !== "pieceField" || field.of.kind !== "local" || !isSmall(field.type)) return [];
    const zone = zones.get(field.of.local);
    const known = findInnermostLevel(wanted, levelOf);
    return zone === undefined || known >= level || known < 0 || known <= floor || !isTotal(wanted)
      ? []
      : [{ level: known, zone, field: field.field, wanted }];
  });
}

function isSmall(type: ir.Type): boolean {
  if (type.kind === "enum") return type.enum.members.length <= MOST_BITS;
  return type.kind === "number" && type.from >= 0 && type.to < MOST_BITS;
}
