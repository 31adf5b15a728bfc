// What lies in a zone, listed once before the loops in which it is picked again and again: each
// different thing, and what is worked out of it alone. Things that fit nowhere are left out.

import type * as ir from "../../ir/ir.ts";
import { firstHeld } from "../../ir/types.ts";
import { b, type CodeSteps } from "../code/build.ts";
import type { CodeValue, Region, Var } from "../code/code.ts";
import type { CodegenContext } from "../context.ts";
import { zoneAddress } from "../lower/addresses.ts";
import { variableFor } from "../lower/env.ts";
import { isTotalDomain } from "../lower/evaluation.ts";
import { loopOver } from "../lower/expressions/domains.ts";
import type { Lowering } from "../lower/lowering.ts";
import { type Column, columnFor, loadColumn } from "./head-steps.ts";
import { isZonePick, type PlannedPick, type ZonePick } from "./picks.ts";
import { findInnermostLevel, isTotalStep, type Schedule, type ScheduledStep } from "./schedule.ts";

/** A zone pick whose distinct elements are listed before the loops. */
export interface HoistedZone {
  readonly pick: ZonePick;
  /** The pick before whose loop they are listed is the one after this level. */
  readonly before: number;
  /** Steps about the picked thing alone, done while listing. */
  readonly steps: readonly ScheduledStep[];
  /** The list, and beside it what is worked out of each thing. */
  readonly list: Region;
  readonly lets: readonly Column[];
  readonly length: Var;
}

/** Plans the hoisted zones of an option schema, by the levels of their picks. */
export function planHoistedZones(
  gen: CodegenContext,
  picks: readonly PlannedPick[],
  plan: Schedule,
): ReadonlyMap<number, HoistedZone> {
  const found = new Map<number, HoistedZone>();
  if (!gen.has("hoisted-zones")) return found;
  for (const [level, pick] of picks.entries()) {
    if (!isZonePick(pick)) continue;
    const before = findInnermostLevel(pick.domain.zone, plan.levelOf);
    if (before < level - 1 && isTotalFrom(picks, plan, before, level))
      found.set(level, planHoistedZone(pick, level, before, plan));
  }
  return found;
}

/** Whether nothing can fail between a level and the end of a later one. */
function isTotalFrom(picks: readonly PlannedPick[], plan: Schedule, before: number, level: number) {
  return picks
    .slice(before + 1, level + 1)
    .every(
      ({ domain }, i) =>
        isTotalDomain(domain) && (plan.levels.get(before + 1 + i) ?? []).every(isTotalStep),
    );
}

/** Plans the hoisted zone of one pick, listed after the level `before`. */
export function planHoistedZone(
  pick: ZonePick,
  level: number,
  before: number,
  plan: Schedule,
): HoistedZone {
  const room = countMaxDistinct(pick.domain.zone.zone);
  const steps = aboutOne(plan, level, pick.local, before);
  const lets = steps.flatMap((step) => (step.kind === "let" ? [columnFor(step.local, room)] : []));
  const list = columnFor(pick.local, room).region;
  return { pick, before, steps, list, lets, length: b.natural("many") };
}

/** Returns the largest number of distinct elements that a zone can hold. */
export function countMaxDistinct({ layout, capacity, elements }: ir.Zone): number {
  if (layout !== "counts") return capacity;
  return Math.max(...elements.map(({ from, to }) => to - from + 1));
}

/** The steps of a level that look at the thing picked there, and else only at what is known before it is listed. */
function aboutOne(plan: Schedule, level: number, local: ir.Local, before: number): ScheduledStep[] {
  const steps: ScheduledStep[] = [];
  const known = new Map(plan.levelOf).set(local, -1);
  for (const step of plan.levels.get(level) ?? []) {
    const value = step.kind === "let" ? step.value : step.need.condition;
    if (findInnermostLevel(value, known) > before) continue;
    steps.push(step);
    if (step.kind === "let") known.set(step.local, -1);
  }
  return steps;
}

/** Zones with up to this many places are deduplicated by comparing all pairs, without branches. */
export const MAX_BRANCHLESS_COMPARISONS = 4;

/** Emits the list of distinct elements and the columns computed from them. */
export function lowerHoistedZone(c: Lowering, hoisted: HoistedZone): CodeSteps {
  const { pick, steps, list, length } = hoisted;
  const put = (inner: Lowering, thing: CodeValue, next: CodeSteps) =>
    withColumns(inner.with(pick.local, thing), hoisted, steps, [
      b.store(b.address(list, length), thing),
      next,
    ]);
  const listed = isCompared(pick.domain.zone.zone, steps)
    ? listPlaces(c, pick, (thing, isNew) => put(c, thing, b.set(length, b.add(length, isNew))))
    : loopOver(c, pick.domain, "distinct", (thing) =>
        b.once("x", thing, (atom) => put(c, atom, b.set(length, b.add(length, 1)))),
      );
  return [b.let(length, 0), listed];
}

/** What is worked out of one thing, or what it must meet: else it is left out. */
function withColumns(
  c: Lowering,
  hoisted: HoistedZone,
  steps: readonly ScheduledStep[],
  then: CodeSteps,
): CodeSteps {
  const [first, ...rest] = steps;
  if (first === undefined) return then;
  if (first.kind === "need")
    return b.if(c.lower(first.need.condition), withColumns(c, hoisted, rest, then));
  const column = hoisted.lets.find(({ local }) => local === first.local);
  if (column === undefined) throw new Error("a name without a column");
  const { length } = hoisted;
  return [
    b.store(b.address(column.region, length), c.stored(first.value)),
    withColumns(c.with(first.local, loadColumn(column, length)), hoisted, rest, then),
  ];
}

/** Whether things are listed without branches: an empty place then counts as the first thing there is. */
function isCompared(
  { layout, capacity, elements }: ir.Zone,
  steps: readonly ScheduledStep[],
): boolean {
  if (layout !== "places" || capacity > MAX_BRANCHLESS_COMPARISONS) return false;
  return (
    steps.length === 0 ||
    (steps.every(({ kind }) => kind === "let") && elements.every(({ from }) => from === 0))
  );
}

/**
 * Lists what lies in a few places without branches, which would be mispredicted: every place is
 * written, and the length grows where something new lies.
 */
function listPlaces(
  c: Lowering,
  { domain: { zone }, local }: ZonePick,
  list: (thing: CodeValue, isNew: CodeValue) => CodeSteps,
): CodeSteps {
  const { reads, lying, isNew } = placesOf(c, zone);
  const first = firstHeld(zone.zone.element);
  const lines = lying.map((place, i): CodeSteps => {
    const thing = first < 0 ? b.variable("x") : variableFor(local);
    const counted = b.subtract(place, 1);
    // Only what nothing is worked out of may be below 0.
    const lies =
      first < 0 ? b.add(counted, first) : b.bitAnd(counted, b.bitNot(b.shiftRight(counted, 31)));
    return [b.let(thing, lies), list(b.value(thing), isNew[i] ?? b.value(0))];
  });
  return [reads, lines];
}

/** Counts the distinct elements of a zone. */
export function lowerCountDistinct(
  c: Lowering,
  ref: ir.ZoneRef,
  use: (length: CodeValue) => CodeSteps,
): CodeSteps {
  const { layout, capacity } = ref.zone;
  if (layout === "places" && capacity <= MAX_BRANCHLESS_COMPARISONS) {
    const { reads, lying, isNew } = placesOf(c, ref);
    return [reads, b.once("many", sumOf(lying, isNew), use)];
  }
  const length = b.natural("many");
  const more = b.set(length, b.add(length, 1));
  const loop = loopOver(c, { kind: "zone", zone: ref }, "distinct", () => more);
  return [b.let(length, 0), loop, use(b.value(length))];
}

/** The first places are filled first: whether anything lies in the later half can mostly be foretold. */
function sumOf(lying: readonly Var[], isNew: readonly CodeValue[]): CodeValue {
  const sum = (of: readonly CodeValue[]) => of.reduce((all, one) => b.add(all, one), b.value(0));
  if (lying.length < MAX_BRANCHLESS_COMPARISONS) return sum(isNew);
  const half = MAX_BRANCHLESS_COMPARISONS / 2;
  const anyLater = lying.slice(half).reduce<CodeValue>((all, v) => b.bitOr(all, v), b.value(0));
  const later = b.select(b.equal(anyLater, 0), 0, sum(isNew.slice(half)));
  return b.add(sum(isNew.slice(0, half)), later);
}

/** Reads of a few places, and for each 1 if something lies there that lies in none before. `0-x>>>31` is 1 for what is above 0. */
function placesOf(c: Lowering, ref: ir.ZoneRef) {
  const lying = Array.from({ length: ref.zone.capacity }, () => b.variable("v"));
  const reads = lying.map((v, i) => b.let(v, b.load(zoneAddress(c, ref, i))));
  const isThere = (x: CodeValue) => b.shiftRightUnsigned(b.negate(x), 31);
  const isNew = lying.map((v, i) =>
    lying
      .slice(0, i)
      .map((other) => isThere(b.bitXor(v, other)))
      .reduce((all, one) => b.bitAnd(all, one), isThere(b.value(v))),
  );
  return { reads, lying, isNew };
}

/** The loop over what has been listed; in `body` everything about the thing is known. */
export function loopOverHoistedZone(
  c: Lowering,
  { pick, list, length, lets }: HoistedZone,
  body: (inner: Lowering) => CodeSteps,
): CodeSteps {
  return b.countUp("i", 0, length, (i) => {
    const thing = variableFor(pick.local);
    const inner = lets.reduce(
      (outer, column) => outer.with(column.local, loadColumn(column, i)),
      c.with(pick.local, b.value(thing)),
    );
    return [b.let(thing, b.load(b.address(list, i))), body(inner)];
  });
}
