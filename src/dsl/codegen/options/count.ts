// Counting the legal forms of a move, and finding one by its place in the list. (Which moves: counted.ts.)
//
// `count_m(you, params)` keeps the sets that it has counted; `nth_m(you, params, k)`, called
// next, looks into them and gives the code of form k, in the order of the list.

import type * as ir from "../../ir/ir.ts";
import { b, type CodeSteps } from "../code/build.ts";
import type { Operand } from "../code/build-values.ts";
import type { Address, CodeValue, Region, Routine, Var } from "../code/code.ts";
import type { Gen } from "../gen.ts";
import { numberRoutines } from "../library/numbers.ts";
import { zoneRoutines } from "../library/zones.ts";
import { zoneAddress } from "../lower/addresses.ts";
import { StateReads, variableFor } from "../lower/env.ts";
import { isEmpty } from "../lower/expressions/contents.ts";
import { overBits } from "../lower/expressions/domains.ts";
import type { Lowering } from "../lower/lowering.ts";
import { insideOf } from "../lower/procedures.ts";
import { everySpace, isAsBits, type Words, wordsWhere } from "../lower/spaces/space-sets.ts";
import { codeOfPicks, type MoveCode } from "./codes.ts";
import { type Counted, wordsOf } from "./counted.ts";
import {
  type Gathering,
  gatheringOf,
  lowerDifferentIn,
  lowerGathering,
  overGathered,
  roomOf,
} from "./gather.ts";
import { moveRoutine } from "./move.ts";
import type { PlannedPick, ZonePick } from "./picks.ts";
import { reachWords } from "./reach.ts";
import { filled, highest, type ScheduledStep } from "./schedule.ts";
import { type Column, columnFor, loadColumn, roomFor, withSteps } from "./steps.ts";
import { surely } from "./surely.ts";

/** What `count_m` leaves for `nth_m`. */
interface Kept {
  /** How many combinations there are of what is picked between. */
  readonly many: Address;
  /** The words of the sets, one after the other. */
  readonly sets: Region;
  readonly words: number;
  /** What each combination consists of. */
  readonly picked: readonly Column[];
  /** How many things the last pick finds, for each value of the first one. */
  readonly lasts: Region;
}

interface Counting {
  readonly code: MoveCode;
  readonly counted: Counted;
  readonly kept: Kept;
  /** Counts the combinations. */
  readonly combinations: Var;
  /** Counts the forms. */
  readonly forms: Var;
  /** In how many combinations each value of the first pick is; only where a last pick multiplies them. */
  readonly sums: readonly Var[];
}

/** How many forms of a move are legal. */
export function countRoutine(gen: Gen, move: ir.OptionSchema): Routine {
  return moveRoutine(gen, move, "count", { result: "int", takesState: false });
}

/** The code of a form, by its place; called after the forms have been counted. */
export function nthRoutine(gen: Gen, move: ir.OptionSchema): Routine {
  return moveRoutine(gen, move, "nth", { more: ["k"], result: "int", takesState: false });
}

/** Both routines of a move. */
export function lowerCounted(gen: Gen, code: MoveCode, counted: Counted): readonly Routine[] {
  const { move, between, first, last } = counted;
  const room = between.reduce((product, { domain }) => product * roomOf(domain.zone.zone), 1);
  const words = first === undefined ? 0 : wordsOf(first.pick);
  const natural = { from: 0, to: 2 ** 30 };
  const kept: Kept = {
    many: b.address(roomFor("many", 1, natural), 0),
    sets: roomFor("sets", room * words),
    words,
    picked: between.map(({ local }) => columnFor(local, room)),
    lasts: roomFor("lasts", first?.values.length ?? 0, natural),
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
  const counts = lowerCounting(insideOf(gen, count, move.params, reads), counting);
  count.body = b.block([reads.steps(), counts]);
  const k = nth.params.at(-1) as Var;
  nth.body = b.block(lowerFinding(insideOf(gen, nth, move.params), counting, k));
  return [count, nth];
}

// Counting ---------------------------------------------------------------------

function lowerCounting(c: Lowering, counting: Counting): CodeSteps {
  const { counted, kept, combinations, forms, sums } = counting;
  const { plan, between, first, last } = counted;
  const none = b.return(0);
  const nothing = plan.nonEmpty.map((zone) => b.if(isEmpty(c, zone), none));
  const rest = (inner: Lowering): CodeSteps => {
    const lists = between.map((pick, level) => gatheringOf(pick, level, -1, plan));
    const all = first === undefined ? [] : allOf(inner, first);
    return [
      lists.map((one) => [lowerGathering(inner, one), b.if(b.equal(one.length, 0), none)]),
      narrowed(inner, counting, -1, all, (set) => [
        [combinations, forms, ...sums].map((sum) => b.let(sum, 0)),
        overCombinations(inner, counting, lists, set, 0),
      ]),
      b.store(kept.many, combinations),
      last === undefined ? undefined : multiplied(inner, counting, last),
      b.return(forms),
    ];
  };
  return [nothing, withSteps(c, plan.levels.get(-1) ?? [], none, rest)];
}

/** Loops over what has been listed of each pick between, in which the set gets smaller and smaller. */
function overCombinations(
  c: Lowering,
  counting: Counting,
  lists: readonly Gathering[],
  words: Words,
  level: number,
): CodeSteps {
  const list = lists[level];
  if (list === undefined) return oneCombination(c, counting, words);
  const steps = counting.counted.plan.levels.get(level) ?? [];
  const open = steps.filter((step) => !list.steps.includes(step));
  return overGathered(c, list, (inner) =>
    withSteps(inner, open, undefined, (met) =>
      narrowed(met, counting, level, words, (set) =>
        overCombinations(met, counting, lists, set, level + 1),
      ),
    ),
  );
}

/** Keeps what a combination consists of and its set, and counts it. */
function oneCombination(c: Lowering, counting: Counting, words: Words): CodeSteps {
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
  { counted }: Counting,
  level: number,
  words: Words,
  use: (words: Words) => CodeSteps,
): CodeSteps {
  const { first, plan, between } = counted;
  if (first === undefined) return use(words);
  const known = new Map(plan.levelOf);
  known.delete(first.pick.local);
  const open: ir.Expr[] = [];
  const sets = [words];
  for (const need of needsOf(plan.levels.get(between.length) ?? [])) {
    if (highest(need, known) !== level) continue;
    const found = bitsOf(c, first.pick, need) ?? reachWords(c, first, need);
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

type First = NonNullable<Counted["first"]>;

/** The requirements, with names written out that stand for something about what is picked first. */
function needsOf(steps: readonly ScheduledStep[]): ir.Expr[] {
  const lets = new Map<ir.Local, ir.Expr>();
  return steps.flatMap((step) => {
    if (step.kind === "need") return [filled(step.need.condition, lets) as ir.Expr];
    lets.set(step.local, filled(step.value, lets) as ir.Expr);
    return [];
  });
}

/** All that could be picked first. */
function allOf(c: Lowering, { pick, values }: First): Words {
  if (pick.domain.kind === "spaces") return everySpace(pick.domain.grid.shape).map(b.value);
  if (pick.domain.kind !== "zone") return [b.value(2 ** values.length - 1)];
  const zone = zoneAddress(c, pick.domain.zone);
  return [b.callPure(zoneRoutines.countsKinds(values.length), zone, 0)];
}

function bitsOf(c: Lowering, { domain, local }: PlannedPick, need: ir.Expr): Words | undefined {
  if (!c.gen.has("bit-sets") || domain.kind !== "spaces") return undefined;
  return isAsBits(c.gen, local, need) ? wordsWhere(c, local, need) : undefined;
}

/** Takes out, one by one, what does not meet the other requirements; unless all of it surely does. */
function filtered(
  c: Lowering,
  first: First,
  words: readonly Var[],
  open: readonly ir.Expr[],
): CodeSteps {
  if (open.length === 0) return undefined;
  const { local } = first.pick;
  const loops = words.map((word, w) =>
    overBits(b.value(word), (bit) => {
      const x = variableFor(local);
      const inner = c.with(local, b.value(x));
      const needs = b.and(...open.map((need) => inner.lower(need)));
      const without = b.bitAnd(word, b.bitNot(b.shiftLeft(1, bit)));
      return [b.let(x, valueAt(first, w, bit)), b.if(b.not(needs), b.set(word, without))];
    }),
  );
  return b.if(b.not(b.and(...open.map((need) => surely(c, need, local)))), loops);
}

/** What the last pick finds multiplies what there is. */
function multiplied(
  c: Lowering,
  { counted, kept, forms, sums }: Counting,
  last: ZonePick,
): CodeSteps {
  const { pick, values } = counted.first as First;
  return sums.map((sum, i) =>
    lowerDifferentIn(c.with(pick.local, b.value(values[i] ?? 0)), last.domain.zone, (length) => [
      b.store(b.address(kept.lasts, i), length),
      b.set(forms, b.add(forms, b.multiply(length, sum))),
    ]),
  );
}

/** Where a word of the set of a combination stands. */
function setAt({ sets, words }: Kept, combination: Operand, word: number): Address {
  return b.address(sets, b.add(b.multiply(combination, words), word));
}

/** A value of the first pick, by its bit. */
function valueAt({ values }: First, word: number, bit: Operand): CodeValue {
  return b.add(bit, (values[0] ?? 0) + word * 32);
}

// Finding ----------------------------------------------------------------------

function lowerFinding(c: Lowering, counting: Counting, k: Var): CodeSteps {
  const { code, counted, kept } = counting;
  const { between, first, last } = counted;
  if (first === undefined) {
    const [only] = kept.picked as [Column];
    return b.return(codeOfPicks(c.with(only.local, loadColumn(only, k)), code));
  }
  const words = [...Array(kept.words).keys()];
  if (between.length === 0 && last === undefined)
    return words.map((w) => nthOfWord(c, counting, first, w, k));
  // The last of them returns: k is below what has been counted.
  return [words.map((w) => searchWord(c, counting, first, w, k)), b.return(0)];
}

/** Where there is one set, its k-th bit. */
function nthOfWord(c: Lowering, { code, kept }: Counting, first: First, w: number, k: Var) {
  const set = b.load(b.address(kept.sets, w));
  const value = valueAt(first, w, b.callPure(numberRoutines.nthBit, set, k));
  const found = b.once("x", value, (x) => b.return(codeOfPicks(c.with(first.pick.local, x), code)));
  if (w === kept.words - 1) return found;
  return b.once("n", b.op("bitCount", set), (count) => [
    b.if(b.less(k, count), found),
    b.set(k, b.subtract(k, count)),
  ]);
}

/** Goes through the values of the first pick in a word, then through the combinations that one is in. */
function searchWord(c: Lowering, counting: Counting, first: First, w: number, k: Var): CodeSteps {
  const { code, counted, kept } = counting;
  const { between, last } = counted;
  const [union, count] = [b.variable("u"), b.natural("n")];
  const every = (body: (i: Var) => CodeSteps) => b.countUp("i", 0, b.load(kept.many), body);
  const word = (i: Operand) => b.load(setAt(kept, i, w));
  const bitOf = (i: Operand, bit: Operand) => b.bitAnd(b.shiftRight(word(i), bit), 1);
  const picked = (at: Operand) =>
    kept.picked.reduce((inner, column) => inner.with(column.local, loadColumn(column, at)), c);
  const i = b.natural("i");
  const x = variableFor(first.pick.local);
  const inner = picked(i).with(first.pick.local, b.value(x));
  const find = (then: Lowering) => [
    b.let(i, 0),
    b.loop("combinations", () => [
      b.if(b.notEqual(bitOf(i, bit), 0), [
        b.if(b.equal(k, 0), b.return(codeOfPicks(then, code))),
        b.set(k, b.subtract(k, 1)),
      ]),
      b.set(i, b.add(i, 1)),
    ]),
  ];
  const bit = b.variable("b", "int", { from: 0, to: 31 });
  const each = (found: CodeSteps, times: Operand): CodeSteps => [
    b.let(count, 0),
    every((at) => b.set(count, b.add(count, bitOf(at, bit)))),
    b.set(count, b.multiply(count, times)),
    b.if(b.greaterOrEqual(k, count), b.set(k, b.subtract(k, count)), [
      b.let(x, valueAt(first, w, bit)),
      found,
    ]),
  ];
  const lasts = b.load(b.address(kept.lasts, b.add(bit, w * 32)));
  const searched =
    last === undefined
      ? each(find(inner), 1)
      : b.once("l", lasts, (many) => {
          const place = b.natural("z");
          const list = gatheringOf(last, between.length + 1, -1, counted.plan);
          const lies = loadColumn({ local: last.local, region: list.list }, place);
          return each(
            [
              b.let(place, b.op("remainder", b.value(k), many)),
              b.set(k, b.op("quotient", b.value(k), many)),
              lowerGathering(c.with(first.pick.local, b.value(x)), list),
              find(inner.with(last.local, lies)),
            ],
            many,
          );
        });
  return [
    b.let(union, 0),
    every((at) => b.set(union, b.bitOr(union, word(at)))),
    overBits(b.value(union), (found) => [b.let(bit, found), searched]),
  ];
}
