// Plans which option schemas can be counted without being listed: IR to IR. (count-options.ts emits the code.)
//
// The first pick ranges over a few static values, so its legal values are a bitboard. The picks between
// come from zones that do not depend on it: for each of their combinations the bitboard is computed at
// once. A last pick may come from a zone that the first one selects; it multiplies the count.

import { evaluateDomain } from "../../ir/evaluate-constant.ts";
import type * as ir from "../../ir/ir.ts";
import type { CodegenContext } from "../context.ts";
import { countOccupancyWords } from "../layout/layout.ts";
import { isTotalDomain } from "../lower/evaluation.ts";
import { MAX_BRANCHLESS_COMPARISONS } from "./hoisted-zones.ts";
import { isZonePick, type PlannedPick, picksOf, scheduleOptions, type ZonePick } from "./picks.ts";
import { isTotalStep, localsIn, type Schedule } from "./schedule.ts";

/** How the legal options of a schema are counted. */
export interface CountingPlan {
  readonly move: ir.OptionSchema;
  /** The first pick with its values: bit i stands for the i-th. Without it, the elements of one zone are counted. */
  readonly first: { readonly pick: PlannedPick; readonly values: readonly number[] } | undefined;
  /** Picks from zones that do not depend on the first pick. */
  readonly between: readonly ZonePick[];
  readonly last: ZonePick | undefined;
  /** The schedule of requirements, with the picks in this order: between, first, last. */
  readonly plan: Schedule;
}

/** Bits of one word, but for spaces. */
const MOST_VALUES = 31;

/** Largest number of values for which the last pick is counted one by one. */
const MOST_LASTS = 16;

/** Plans how a schema is counted; `undefined` if listing is as fast or the schema has another form. */
export function planCounting(gen: CodegenContext, move: ir.OptionSchema): CountingPlan | undefined {
  if (!gen.has("counted-options")) return undefined;
  const [first, ...others] = picksOf(move);
  if (first === undefined || !move.head.every(isTotalHead)) return undefined;
  const values = valuesOf(first.domain);
  if (values === undefined) return others.length === 0 ? things(gen, move, first) : undefined;
  const zones = others.filter(isZonePick);
  if (zones.length < others.length) return undefined;
  const named = zones.findIndex(({ domain }) => localsIn(domain).has(first.local));
  const between = named < 0 ? zones : zones.slice(0, named);
  const last = named < 0 ? undefined : zones[named];
  if (last !== undefined && (named < zones.length - 1 || values.length > MOST_LASTS))
    return undefined;
  // One set of one word is listed as quickly.
  if (others.length === 0 && countBitboardWords(first) === 1) return undefined;
  const order = [...between, first, ...(last === undefined ? [] : [last])];
  if (!stand(move, order, first, last)) return undefined;
  const plan = scheduleOptions(gen, reordered(move, order));
  const isFree = last === undefined || (plan.levels.get(between.length + 1) ?? []).length === 0;
  return isFree ? { move, first: { pick: first, values }, between, last, plan } : undefined;
}

/** Whether a step cannot fail, so that its order does not matter. */
function isTotalHead(step: ir.HeadStep): boolean {
  return step.kind === "pick" ? isTotalDomain(step.domain) : isTotalStep(step);
}

/** Whether a zone stores its elements in a few places. */
function things(
  gen: CodegenContext,
  move: ir.OptionSchema,
  pick: PlannedPick,
): CountingPlan | undefined {
  if (!isZonePick(pick)) return undefined;
  const { layout, capacity } = pick.domain.zone.zone;
  if (layout !== "places" || capacity > MAX_BRANCHLESS_COMPARISONS) return undefined;
  const plan = scheduleOptions(gen, move);
  if ((plan.levels.get(0) ?? []).length > 0) return undefined;
  return { move, first: undefined, between: [pick], last: undefined, plan };
}

/** Returns the number of words of the first pick's bitboard. */
export function countBitboardWords({ domain }: PlannedPick): number {
  return domain.kind === "spaces" ? countOccupancyWords(domain.grid.shape) : 1;
}

/** Returns all values of a pick if they are static and fit into a bitboard. */
function valuesOf(domain: ir.Domain): number[] | undefined {
  if (domain.kind === "zone") return kindsOf(domain.zone);
  const found = listStaticElements(domain);
  const isSet = domain.kind === "spaces" || (found?.length ?? 0) <= MOST_VALUES;
  return isSet && found !== undefined && found.length > 0 ? found : undefined;
}

/** Returns the elements of a domain if they do not depend on the state. */
export function listStaticElements(domain: ir.Domain): number[] | undefined {
  const isFixed =
    domain.kind === "spaces" ||
    domain.kind === "enum" ||
    (domain.kind === "range" && domain.from.kind === "const" && domain.to.kind === "const");
  return isFixed ? evaluateDomain(domain) : undefined;
}

/** The kinds that a zone with counts may hold. */
function kindsOf({ zone, index }: ir.ZoneRef): number[] | undefined {
  const [only, ...others] = zone.elements;
  if (zone.layout !== "counts" || index !== undefined || only === undefined || others.length > 0)
    return undefined;
  const { from, to } = only;
  return to >= MOST_VALUES ? undefined : Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** Whether the zones of picks reference only locals that are bound there. */
function stand(
  move: ir.OptionSchema,
  order: readonly PlannedPick[],
  first: PlannedPick,
  last: PlannedPick | undefined,
) {
  const known = new Set(move.params);
  return order.every((pick) => {
    const named = [...localsIn(pick.domain)];
    return named.every((local) => known.has(local) || (pick === last && local === first.local));
  });
}

/** The schema with its picks reordered, before all other steps. */
function reordered(move: ir.OptionSchema, order: readonly PlannedPick[]): ir.OptionSchema {
  return { ...move, head: [...order, ...move.head.filter((step) => step.kind !== "pick")] };
}
