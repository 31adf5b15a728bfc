// Listing the legal forms of a move.

import type * as ir from "../../ir/ir.ts";
import { b, type CodeSteps } from "../code/build.ts";
import type { CodeValue, Routine, Var } from "../code/code.ts";
import type { CodegenContext } from "../context.ts";
import { countOccupancyWords } from "../layout/layout.ts";
import { StateReads } from "../lower/env.ts";
import { isEmpty } from "../lower/expressions/contents.ts";
import { loopOver } from "../lower/expressions/domains.ts";
import { fieldNumbers } from "../lower/expressions/families.ts";
import type { Lowering } from "../lower/lowering.ts";
import { createLowering } from "../lower/procedures.ts";
import {
  canUseBitboard,
  everySpace,
  fieldWords,
  isKeyed,
  loopOverSpaces,
  lowerConditionSet,
} from "../lower/spaces/bitboards.ts";
import { lowerHeadSteps } from "./head-steps.ts";
import {
  type HoistedZone,
  loopOverHoistedZone,
  lowerHoistedZone,
  planHoistedZones,
} from "./hoisted-zones.ts";
import { encodePicks, type OptionEncoding } from "./option-encoding.ts";
import { moveRoutine } from "./option-schema.ts";
import { type PlannedPick, picksOf, scheduleOptions } from "./picks.ts";
import { listStaticElements } from "./plan-counting.ts";
import {
  loopOverPrecomputedPicks,
  type PrecomputedPicks,
  precomputePicks,
} from "./precomputed-picks.ts";
import {
  type Filter,
  localsIn,
  movableSteps,
  type Schedule,
  type ScheduledStep,
} from "./schedule.ts";

/**
 * `list_m(you, params, n)`: writes the codes of all legal forms of a move from place n on and returns
 * the next free place.
 */
export function listRoutine(gen: CodegenContext, move: ir.OptionSchema): Routine {
  return moveRoutine(gen, move, "list", { more: ["n"], result: "int" });
}

export function lowerList(gen: CodegenContext, code: OptionEncoding): Routine {
  const { move } = code;
  const routine = listRoutine(gen, move);
  const next = routine.params.at(-1) as Var;
  const reads = new StateReads();
  const c = createLowering(gen, routine, move.params, reads);
  const listing = { ...listingOf(gen, move), code, next };
  const nothing = listing.plan.nonEmpty.map((zone) => b.if(isEmpty(c, zone), b.return(next)));
  // What the first tests read stands before them, the rest behind: most often they leave at once.
  const first = reads.steps();
  const body = lowerLevel(c, -1, listing);
  const others = reads.steps().slice(first.length);
  routine.body = b.block([first, nothing, others, body, b.return(next)]);
  return routine;
}

function listingOf(gen: CodegenContext, move: ir.OptionSchema): Omit<Listing, "code" | "next"> {
  const picks = picksOf(move);
  const { plan, tables } = precomputePicks(gen, picks, scheduleOptions(gen, move));
  const gathered = planHoistedZones(gen, picks, plan);
  const filters = plan.filters.map((filter) => fieldSet(gen, filter, picks));
  return { plan, picks, gathered, filters, tables };
}

interface Listing {
  readonly code: OptionEncoding;
  /** The next free place. */
  readonly next: Var;
  readonly plan: Schedule;
  readonly picks: readonly PlannedPick[];
  readonly gathered: ReadonlyMap<number, HoistedZone>;
  readonly filters: readonly FieldSet[];
  readonly tables: ReadonlyMap<number, PrecomputedPicks>;
}

/** The set of values that a field has among what lies in a zone; or of the spaces where another field is one of them. */
interface FieldSet extends Filter {
  readonly words: readonly Var[];
  /** Set where `wanted` is a field of a space that is picked at this level. */
  readonly spaces: Extract<ir.Expr, { kind: "spaceField" }> | undefined;
}

function fieldSet(gen: CodegenContext, filter: Filter, picks: Listing["picks"]): FieldSet {
  const { wanted, level } = filter;
  const pick = picks[level];
  const isOfPicked =
    gen.has("bit-sets") &&
    pick?.domain.kind === "spaces" &&
    wanted.kind === "spaceField" &&
    isKeyed(wanted) &&
    wanted.of.kind === "local" &&
    wanted.of.local === pick.local;
  const length = isOfPicked ? countOccupancyWords(pick.domain.grid.shape) : 1;
  const words = Array.from({ length }, () => b.variable("fitting"));
  return { ...filter, words, spaces: isOfPicked ? wanted : undefined };
}

function lowerFieldSet(c: Lowering, { zone, field, words, spaces }: FieldSet): CodeSteps {
  const bitsOf = (value: CodeValue) =>
    spaces === undefined ? [b.shiftLeft(1, value)] : fieldWords(c, spaces, value);
  return [
    words.map((word) => b.let(word, 0)),
    loopOver(c, { kind: "zone", zone }, "each", (x) =>
      b.once("f", c.entry("field", fieldNumbers(c.gen, field), x), (value) =>
        bitsOf(value).map((bits, i) => {
          const word = words[i];
          return word && b.set(word, b.bitOr(word, bits));
        }),
      ),
    ),
  ];
}

function lowerLevel(c: Lowering, level: number, listing: Listing): CodeSteps {
  const { plan, gathered, filters } = listing;
  const done = new Set<ScheduledStep>([
    ...(gathered.get(level)?.steps ?? []),
    ...asBits(c.gen, level, listing),
  ]);
  const fits = filters.flatMap(({ level: at, words: [word], wanted, spaces }) => {
    if (at !== level || spaces !== undefined || word === undefined) return [];
    return [b.notEqual(b.bitAnd(b.shiftRight(word, c.lower(wanted)), 1), 0)];
  });
  const open = (plan.levels.get(level) ?? []).filter((step) => !done.has(step));
  const leave = level < 0 ? b.return(listing.next) : undefined;
  const inside = lowerHeadSteps(c, open, leave, (inner) => lowerNext(inner, level, listing));
  return b.if(b.and(...fits), inside);
}

/** What is done where the requirements of a level are met. */
function lowerNext(c: Lowering, level: number, listing: Listing): CodeSteps {
  const { code, picks, gathered, filters, next: place } = listing;
  const next = picks[level + 1];
  if (next === undefined)
    return [b.store(b.address(c.gen.optionList, place), encodePicks(c, code)), counted(place)];
  const listed = [...gathered.values()].filter(({ before }) => before === level);
  const sets = level < 0 ? filters.map((filter) => lowerFieldSet(c, filter)) : undefined;
  return listed.reduceRight<CodeSteps>(
    (rest, one) => [lowerHoistedZone(c, one), b.if(b.notEqual(one.length, 0), rest)],
    [sets, lowerPick(c, level + 1, next, listing)],
  );
}

function counted(place: Var): CodeSteps {
  return b.set(place, b.add(place, 1));
}

/** The loop in which something is picked, and all inside it. */
function lowerPick(c: Lowering, level: number, pick: PlannedPick, listing: Listing): CodeSteps {
  const gathering = listing.gathered.get(level);
  if (gathering !== undefined)
    return loopOverHoistedZone(c, gathering, (inner) => lowerLevel(inner, level, listing));
  const table = listing.tables.get(level);
  if (table !== undefined) {
    return loopOverPrecomputedPicks(c, table, (inner, open) => {
      const levels = new Map(listing.plan.levels).set(level, open);
      return lowerLevel(inner, level, { ...listing, plan: { ...listing.plan, levels } });
    });
  }
  const few = lowerFew(c, level, pick, listing);
  if (few !== undefined) return few;
  const body = (element: CodeValue) => lowerLevel(c.with(pick.local, element), level, listing);
  const needs = asBits(c.gen, level, listing);
  const fitting = listing.filters.filter((filter) => filter.level === level && filter.spaces);
  if (pick.domain.kind !== "spaces" || needs.length + fitting.length === 0)
    return loopOver(c, pick.domain, "distinct", body);
  const words = everySpace(pick.domain.grid.shape);
  const sets = [
    ...fitting.map((filter) => filter.words.map(b.value)),
    ...needs.map(({ need }) => lowerConditionSet(c, pick.local, need.condition)),
  ];
  return loopOverSpaces(
    words.map((word, i) =>
      sets.reduce<CodeValue>((set, one) => b.bitAnd(set, one[i] ?? 0), b.value(word)),
    ),
    body,
  );
}

/** So few values are listed without a loop. */
const FEW = 9;

/**
 * The last pick, of a few values that are known before the game: each is written behind what has
 * been listed, which grows if it can be picked. `undefined` for any other pick.
 */
function lowerFew(
  c: Lowering,
  level: number,
  pick: PlannedPick,
  { code, plan, picks, filters, next }: Listing,
): CodeSteps {
  if (!c.gen.has("unrolled-picks") || level < picks.length - 1) return undefined;
  const values = listStaticElements(pick.domain);
  if (values === undefined || values.length > FEW) return undefined;
  const needs: ir.Expr[] = [];
  for (const step of plan.levels.get(level) ?? []) {
    if (step.kind === "let") return undefined;
    needs.push(step.need.condition);
  }
  if (needs.length === 0 || filters.some((filter) => filter.level === level)) return undefined;
  const set = setOfFew(c, pick, needs);
  const put = (stays: (value: number, inner: Lowering) => CodeValue) =>
    values.map((value) => {
      const inner = c.with(pick.local, b.value(value));
      return [
        b.store(b.address(c.gen.optionList, next), encodePicks(inner, code)),
        b.set(next, b.add(next, stays(value, inner))),
      ];
    });
  if (set === undefined)
    return put((_, inner) => b.negate(b.mask(b.and(...needs.map((need) => inner.lower(need))))));
  return b.once("m", set, (bits) => put((value) => b.bitAnd(b.shiftRight(bits, value), 1)));
}

/** The set of the spaces that can be picked, where all requirements are about sets. */
function setOfFew(
  c: Lowering,
  { domain, local }: PlannedPick,
  needs: readonly ir.Expr[],
): CodeValue | undefined {
  if (domain.kind !== "spaces" || !c.gen.has("bit-sets")) return undefined;
  if (!needs.every((need) => canUseBitboard(c.gen, local, need))) return undefined;
  return needs
    .map((need) => lowerConditionSet(c, local, need)[0] ?? b.value(0))
    .reduce((all, word) => b.bitAnd(all, word));
}

/** The requirements of a pick of spaces that are tested for all of them at once. */
function asBits(
  gen: CodegenContext,
  level: number,
  { plan, picks, tables }: Pick<Listing, "plan" | "picks" | "tables">,
) {
  const pick = picks[level];
  if (!gen.has("bit-sets") || tables.has(level) || pick?.domain.kind !== "spaces") return [];
  const steps = movableSteps(plan, level);
  const bound = steps.flatMap((step) => (step.kind === "let" ? [step.local] : []));
  return steps.filter(
    (step): step is Extract<ScheduledStep, { kind: "need" }> =>
      step.kind === "need" &&
      canUseBitboard(gen, pick.local, step.need.condition) &&
      !bound.some((local) => localsIn(step.need.condition).has(local)),
  );
}
