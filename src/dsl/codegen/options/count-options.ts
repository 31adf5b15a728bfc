// Counts the legal options of a schema, and finds one by its index. (plan-counting.ts decides which schemas.)
//
// `count_m(you, params)` keeps the sets that it has counted; `nth_m(you, params, k)`, called
// next, looks into them and gives the code of form k, in the order of the list.

import type * as ir from "../../ir/ir.ts";
import { b, type CodeSteps } from "../code/build.ts";
import type { Operand } from "../code/build-values.ts";
import type { Routine, Var } from "../code/code.ts";
import type { CodegenContext } from "../context.ts";
import { zoneRoutines } from "../library/zones.ts";
import { zoneAddress } from "../lower/addresses.ts";
import { StateReads, variableFor } from "../lower/env.ts";
import { isEmpty } from "../lower/expressions/contents.ts";
import { loopOverBits } from "../lower/expressions/domains.ts";
import type { Lowering } from "../lower/lowering.ts";
import { createLowering } from "../lower/procedures.ts";
import {
  type BitboardWords,
  canUseBitboard,
  everySpace,
  lowerConditionSet,
} from "../lower/spaces/bitboards.ts";
import {
  type CountingScratch,
  type CountingState,
  type FirstPick,
  setAt,
  valueAt,
} from "./counting-state.ts";
import { columnFor, lowerHeadSteps, scratchRegion } from "./head-steps.ts";
import {
  countMaxDistinct,
  type HoistedZone,
  loopOverHoistedZone,
  lowerCountDistinct,
  lowerHoistedZone,
  planHoistedZone,
} from "./hoisted-zones.ts";
import { lowerMustHold } from "./must-hold.ts";
import { lowerNthOption } from "./nth-option.ts";
import type { OptionEncoding } from "./option-encoding.ts";
import { moveRoutine } from "./option-schema.ts";
import type { PlannedPick, ZonePick } from "./picks.ts";
import { type CountingPlan, countBitboardWords } from "./plan-counting.ts";
import { findInnermostLevel, type ScheduledStep, substitute } from "./schedule.ts";
import { lookUpThreshold } from "./threshold-tables.ts";

/** How many forms of a move are legal. */
export function countRoutine(gen: CodegenContext, move: ir.OptionSchema): Routine {
  return moveRoutine(gen, move, "count", { result: "int", takesState: false });
}

/** The code of a form, by its place; called after the forms have been counted. */
export function nthRoutine(gen: CodegenContext, move: ir.OptionSchema): Routine {
  return moveRoutine(gen, move, "nth", { more: ["k"], result: "int", takesState: false });
}

/** Both routines of a move. */
export function lowerCountedOptions(
  gen: CodegenContext,
  code: OptionEncoding,
  counted: CountingPlan,
): readonly Routine[] {
  const { move, between, first, last } = counted;
  const room = between.reduce(
    (product, { domain }) => product * countMaxDistinct(domain.zone.zone),
    1,
  );
  const words = first === undefined ? 0 : countBitboardWords(first.pick);
  const natural = { from: 0, to: 2 ** 30 };
  const kept: CountingScratch = {
    many: b.address(scratchRegion("many", 1, natural), 0),
    sets: scratchRegion("sets", room * words),
    words,
    picked: between.map(({ local }) => columnFor(local, room)),
    lasts: scratchRegion("lasts", first?.values.length ?? 0, natural),
  };
  const counting = {
    code,
    counted,
    kept,
    combinations: b.natural("c"),
    forms: b.natural("n"),
    sums: last === undefined ? [] : (first?.values ?? []).map(() => b.natural("t")),
  };
  const [count, nth] = [countRoutine(gen, move), nthRoutine(gen, move)];
  const reads = new StateReads();
  const counts = lowerCounting(createLowering(gen, count, move.params, reads), counting);
  count.body = b.block([reads.steps(), counts]);
  const k = nth.params.at(-1) as Var;
  nth.body = b.block(lowerNthOption(createLowering(gen, nth, move.params), counting, k));
  return [count, nth];
}

// Counting ---------------------------------------------------------------------

function lowerCounting(c: Lowering, counting: CountingState): CodeSteps {
  const { counted, kept, combinations, forms, sums } = counting;
  const { plan, between, first, last } = counted;
  const none = b.return(0);
  const nothing = plan.nonEmpty.map((zone) => b.if(isEmpty(c, zone), none));
  const rest = (inner: Lowering): CodeSteps => {
    const lists = between.map((pick, level) => planHoistedZone(pick, level, -1, plan));
    const all = first === undefined ? [] : allOf(inner, first);
    return [
      lists.map((one) => [lowerHoistedZone(inner, one), b.if(b.equal(one.length, 0), none)]),
      narrowed(inner, counting, -1, all, (set) => [
        [combinations, forms, ...sums].map((sum) => b.let(sum, 0)),
        overCombinations(inner, counting, lists, set, 0),
      ]),
      b.store(kept.many, combinations),
      last === undefined ? undefined : multiplied(inner, counting, last),
      b.return(forms),
    ];
  };
  return [nothing, lowerHeadSteps(c, plan.levels.get(-1) ?? [], none, rest)];
}

/** Loops over what has been listed of each pick between, in which the set gets smaller and smaller. */
function overCombinations(
  c: Lowering,
  counting: CountingState,
  lists: readonly HoistedZone[],
  words: BitboardWords,
  level: number,
): CodeSteps {
  const list = lists[level];
  if (list === undefined) return oneCombination(c, counting, words);
  const steps = counting.counted.plan.levels.get(level) ?? [];
  const open = steps.filter((step) => !list.steps.includes(step));
  return loopOverHoistedZone(c, list, (inner) =>
    lowerHeadSteps(inner, open, undefined, (met) =>
      narrowed(met, counting, level, words, (set) =>
        overCombinations(met, counting, lists, set, level + 1),
      ),
    ),
  );
}

/** Keeps what a combination consists of and its set, and counts it. */
function oneCombination(c: Lowering, counting: CountingState, words: BitboardWords): CodeSteps {
  const { counted, kept, combinations, forms, sums } = counting;
  const { first, last } = counted;
  const more = (sum: Var, by: Operand) => b.set(sum, b.add(sum, by));
  const counts =
    first === undefined
      ? [more(forms, 1)]
      : last === undefined
        ? words.map((word) => more(forms, b.op("bitCount", word)))
        : sums.map((sum, i) => {
            const word = words[i >> 5] ?? b.value(0);
            return more(sum, b.bitAnd(b.shiftRight(word, i & 31), 1));
          });
  return [
    kept.picked.map(({ local, region }) =>
      b.store(b.address(region, combinations), c.lookup(local)),
    ),
    words.map((word, w) => b.store(setAt(kept, combinations, w), word)),
    counts,
    more(combinations, 1),
  ];
}

/** Uses the set without what does not meet the requirements that depend on the pick of this level, but on none after it. */
function narrowed(
  c: Lowering,
  { counted }: CountingState,
  level: number,
  words: BitboardWords,
  use: (words: BitboardWords) => CodeSteps,
): CodeSteps {
  const { first, plan, between } = counted;
  if (first === undefined) return use(words);
  const known = new Map(plan.levelOf);
  known.delete(first.pick.local);
  const open: ir.Expr[] = [];
  const sets = [words];
  for (const need of needsOf(plan.levels.get(between.length) ?? [])) {
    if (findInnermostLevel(need, known) !== level) continue;
    const found = bitsOf(c, first.pick, need) ?? lookUpThreshold(c, first, need);
    if (found === undefined) open.push(need);
    else sets.push(found);
  }
  if (sets.length + open.length === 1) return use(words);
  const names = words.map(() => b.variable("m"));
  const smaller = names.map((name, w) =>
    b.let(
      name,
      sets.map((set) => set[w] ?? b.value(0)).reduce((set, one) => b.bitAnd(set, one)),
    ),
  );
  return [smaller, filtered(c, first, names, open), use(names.map(b.value))];
}

/** The requirements, with names written out that stand for something about what is picked first. */
function needsOf(steps: readonly ScheduledStep[]): ir.Expr[] {
  const lets = new Map<ir.Local, ir.Expr>();
  return steps.flatMap((step) => {
    if (step.kind === "need") return [substitute(step.need.condition, lets) as ir.Expr];
    lets.set(step.local, substitute(step.value, lets) as ir.Expr);
    return [];
  });
}

/** All that could be picked first. */
function allOf(c: Lowering, { pick, values }: FirstPick): BitboardWords {
  if (pick.domain.kind === "spaces") return everySpace(pick.domain.grid.shape).map(b.value);
  if (pick.domain.kind !== "zone") return [b.value(2 ** values.length - 1)];
  const zone = zoneAddress(c, pick.domain.zone);
  return [b.callPure(zoneRoutines.countsKinds(values.length), zone, 0)];
}

function bitsOf(
  c: Lowering,
  { domain, local }: PlannedPick,
  need: ir.Expr,
): BitboardWords | undefined {
  if (!c.gen.has("bit-sets") || domain.kind !== "spaces") return undefined;
  return canUseBitboard(c.gen, local, need) ? lowerConditionSet(c, local, need) : undefined;
}

/** Takes out, one by one, what does not meet the other requirements; unless all of it surely does. */
function filtered(
  c: Lowering,
  first: FirstPick,
  words: readonly Var[],
  open: readonly ir.Expr[],
): CodeSteps {
  if (open.length === 0) return undefined;
  const { local } = first.pick;
  const loops = words.map((word, w) =>
    loopOverBits(b.value(word), (bit) => {
      const x = variableFor(local);
      const inner = c.with(local, b.value(x));
      const needs = b.and(...open.map((need) => inner.lower(need)));
      const without = b.bitAnd(word, b.bitNot(b.shiftLeft(1, bit)));
      return [b.let(x, valueAt(first, w, bit)), b.if(b.not(needs), b.set(word, without))];
    }),
  );
  return b.if(b.not(b.and(...open.map((need) => lowerMustHold(c, need, local)))), loops);
}

/** What the last pick finds multiplies what there is. */
function multiplied(
  c: Lowering,
  { counted, kept, forms, sums }: CountingState,
  last: ZonePick,
): CodeSteps {
  const { pick, values } = counted.first as FirstPick;
  return sums.map((sum, i) =>
    lowerCountDistinct(c.with(pick.local, b.value(values[i] ?? 0)), last.domain.zone, (length) => [
      b.store(b.address(kept.lasts, i), length),
      b.set(forms, b.add(forms, b.multiply(length, sum))),
    ]),
  );
}
