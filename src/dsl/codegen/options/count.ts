// Counting the legal forms of a move, and finding one by its place in the list. (Which moves: counted.ts.)
//
// `count_m(you, params)` keeps the sets that it has counted; `nth_m(you, params, k)`, called
// next, looks into them and gives the code of form k, in the order of the list.

import type * as ir from "../../ir/ir.ts";
import { b } from "../code/build.ts";
import type { Gen } from "../gen.ts";
import { numberRoutines } from "../library/numbers.ts";
import { zoneRoutines } from "../library/zones.ts";
import { zoneAddress } from "../lower/addresses.ts";
import type { Env } from "../lower/env.ts";
import { jsText, StateReads } from "../lower/env.ts";
import { isEmpty } from "../lower/expressions/contents.ts";
import { Lowering } from "../lower/lowering.ts";
import { everySpace, isAsBits, type Words, wordsWhere } from "../lower/spaces/space-sets.ts";
import { literal } from "../number.ts";
import { nameText, storedText } from "../text.ts";
import { type Counted, wordsOf } from "./counted.ts";
import {
  emitDifferent,
  emitGathered,
  emitGathering,
  type Gathering,
  gatheringOf,
  roomOf,
} from "./gather.ts";
import { emitCode, emitReads, emitSteps } from "./list.ts";
import { type MoveCode, signature } from "./move.ts";
import type { PlannedPick, ZonePick } from "./picks.ts";
import { reachWords } from "./reach.ts";
import { filled, highest, type ScheduledStep } from "./schedule.ts";
import { surely } from "./surely.ts";

/** What `count_m` leaves for `nth_m`: names of buffers and of a variable. */
interface Kept {
  /** How many combinations there are of what is picked between. */
  readonly many: string;
  /** The words of the sets, one after the other. */
  readonly sets: string;
  readonly words: number;
  /** What each combination consists of. */
  readonly picked: readonly string[];
  /** How many things the last pick finds, for each value of the first one. */
  readonly lasts: string;
}

interface Counting {
  readonly gen: Gen;
  readonly code: MoveCode;
  readonly counted: Counted;
  readonly kept: Kept;
}

/** Both functions of a move. */
export function emitCount(gen: Gen, code: MoveCode, counted: Counted): string {
  const { move, between, first } = counted;
  const room = between.reduce((product, { domain }) => product * roomOf(domain.zone.zone), 1);
  const words = first === undefined ? 0 : wordsOf(first.pick);
  const kept: Kept = {
    many: gen.variable("many"),
    sets: gen.scratch("sets", room * words),
    words,
    picked: between.map(({ local }) => gen.scratch(local.name, room)),
    lasts: gen.scratch("lasts", first?.values.length ?? 0),
  };
  const counting = { gen, code, counted, kept };
  const reads = new StateReads();
  const here = signature(gen, move, false, reads);
  const count = emitCounting(counting, here.env);
  const there = signature(gen, move, false);
  const find = emitFinding(counting, there.env);
  const given = (names: readonly string[]) => ["you", ...names].join(",");
  return [
    `function count_${move.index}(${given(here.names)}){${emitReads(gen, reads.named)}${count}}`,
    `function nth_${move.index}(${given(there.names)},k){${find}}`,
  ].join("\n");
}

// Counting ---------------------------------------------------------------------

function emitCounting(counting: Counting, env: Env): string {
  const { gen, counted, kept } = counting;
  const { plan, between, first, last } = counted;
  const nothing = plan.nonEmpty.map(
    (zone) => `if(${gen.print(isEmpty(new Lowering(gen, env), zone))})return 0;`,
  );
  const before = emitSteps(gen, env, plan.levels.get(-1) ?? [], "return 0;");
  const lists = between.map((pick, level) => gatheringOf(gen, pick, level, -1, plan));
  const gathered = lists.map((one) => emitGathering(gen, before.env, one, "return 0;"));
  const all = first === undefined ? [] : allOf(gen, before.env, first);
  const set = emitNarrowed(counting, before.env, -1, all);
  const zeros = ["c", "n", ...(last === undefined ? [] : sums(counted))].map((name) => `${name}=0`);
  return [
    ...nothing,
    before.js,
    ...gathered,
    set.js,
    `let ${zeros.join(",")};`,
    emitCombinations(counting, before.env, lists, set.words, 0),
    `${kept.many}=c;${last === undefined ? "" : emitLasts(counting, before.env, last)}return n;`,
  ].join("");
}

/** Loops over what has been listed of each pick between, in which the set gets smaller and smaller. */
function emitCombinations(
  counting: Counting,
  env: Env,
  lists: readonly Gathering[],
  words: Words,
  level: number,
): string {
  const { gen, counted } = counting;
  const list = lists[level];
  if (list === undefined) return emitCombination(counting, env, words);
  const open = (counted.plan.levels.get(level) ?? []).filter((step) => !list.steps.includes(step));
  return emitGathered(gen, env, list, (inner) => {
    const steps = emitSteps(gen, inner, open, "continue;");
    const set = emitNarrowed(counting, steps.env, level, words);
    return steps.js + set.js + emitCombinations(counting, steps.env, lists, set.words, level + 1);
  });
}

/** Keeps what a combination consists of and its set, and counts it. */
function emitCombination({ gen, counted, kept }: Counting, env: Env, words: Words): string {
  const { between, first, last } = counted;
  const picks = between.map(
    ({ local }, i) => `${kept.picked[i]}[c]=${gen.print(env.lookup(local))};`,
  );
  const keep = words.map((word, w) => `${kept.sets}[${setAt(kept, "c", w)}]=${gen.print(word)};`);
  const sum =
    first === undefined
      ? ["n++;"]
      : last === undefined
        ? words.map((word) => `n+=bitCount(${gen.print(word)});`)
        : sums(counted).map(
            (sum, i) => `${sum}+=${gen.print(words[i >> 5] ?? b.value(0))}>>${i & 31}&1;`,
          );
  return [...picks, ...keep, ...sum, "c++;"].join("");
}

/** The set without what does not meet the requirements that depend on the pick of this level, but on none after it. */
function emitNarrowed({ gen, counted }: Counting, env: Env, level: number, words: Words) {
  const { first, plan, between } = counted;
  if (first === undefined) return { js: "", words };
  const known = new Map(plan.levelOf);
  known.delete(first.pick.local);
  const open: ir.Expr[] = [];
  const sets = [words];
  for (const need of needsOf(plan.levels.get(between.length) ?? [])) {
    if (highest(need, known) !== level) continue;
    const c = new Lowering(gen, env);
    const found = bitsOf(c, first.pick, need) ?? reachWords(c, first, need);
    if (found === undefined) open.push(need);
    else sets.push(found);
  }
  if (sets.length + open.length === 1) return { js: "", words };
  const names = words.map(() => gen.fresh("m"));
  const both = (w: number) =>
    sets.map((set) => set[w] ?? b.value(0)).reduce((set, one) => b.bitAnd(set, one));
  const smaller = names.map((name, w) => `let ${name}=${gen.print(both(w))};`);
  const filter = open.length === 0 ? "" : emitFilter(gen, env, first, names, open);
  return { js: smaller.join("") + filter, words: names.map((name) => jsText(name)) };
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
function allOf(gen: Gen, env: Env, { pick, values }: First): Words {
  if (pick.domain.kind === "spaces") return everySpace(pick.domain.grid.shape).map(b.value);
  if (pick.domain.kind !== "zone") return [b.value(2 ** values.length - 1)];
  const zone = zoneAddress(new Lowering(gen, env), pick.domain.zone);
  return [b.callPure(zoneRoutines.countsKinds(values.length), zone, 0)];
}

function bitsOf(c: Lowering, { domain, local }: PlannedPick, need: ir.Expr): Words | undefined {
  if (!c.gen.has("bit-sets") || domain.kind !== "spaces") return undefined;
  return isAsBits(c.gen, local, need) ? wordsWhere(c, local, need) : undefined;
}

/** Takes out, one by one, what does not meet the other requirements; unless all of it surely does. */
function emitFilter(
  gen: Gen,
  env: Env,
  { pick, values }: First,
  names: readonly string[],
  open: readonly ir.Expr[],
): string {
  const loops = names.map((name, w) => {
    const [x, bit] = [gen.fresh("x"), gen.fresh("b")];
    const inner = new Lowering(gen, env.with(pick.local, nameText(x, pick.local)));
    const needs = b.and(...open.map((need) => inner.lower(need)));
    const value = `${literal((values[0] ?? 0) + w * 32)}+31-Math.clz32(${bit})`;
    return `for(let m=${name};m!==0;m&=m-1){const ${bit}=m&-m,${x}=${value};if(!${gen.print(needs)})${name}&=~${bit};}`;
  });
  const c = new Lowering(gen, env);
  const sure = b.and(...open.map((need) => surely(c, need, pick.local)));
  return `if(!${gen.print(sure)}){${loops.join("")}}`;
}

/** In how many combinations each value is: names of the sums. */
const sums = ({ first }: Counted): string[] => (first?.values ?? []).map((_, i) => `t${i}`);

/** What the last pick finds multiplies what there is. */
function emitLasts({ gen, counted, kept }: Counting, env: Env, last: ZonePick): string {
  const { pick, values } = counted.first as First;
  return sums(counted)
    .map((sum, i) => {
      const inner = env.with(pick.local, b.value(values[i] ?? 0));
      const found = emitDifferent(gen, inner, last.domain.zone);
      return `{${found.js}${kept.lasts}[${i}]=${found.length};n+=${found.length}*${sum};}`;
    })
    .join("");
}

/** Whether a bit is in the set of a combination: 1 or 0. */
function bitAt(kept: Kept, combination: string, word: number, bit: string): string {
  return `(${kept.sets}[${setAt(kept, combination, word)}]>>${bit}&1)`;
}

/** Where a word of the set of a combination stands. */
function setAt({ words }: Kept, combination: string, word: number): string {
  return words === 1 ? combination : `${combination}*${words}+${word}`;
}

// Finding ----------------------------------------------------------------------

function emitFinding(counting: Counting, env: Env): string {
  const { gen, code, counted, kept } = counting;
  const { between, first, last } = counted;
  if (first === undefined) {
    const [only] = between as [ZonePick];
    const picked = env.with(only.local, storedText(`${kept.picked[0]}[k]`, only.local));
    return `return ${emitCode(gen, picked, code)};`;
  }
  const words = [...Array(kept.words).keys()];
  if (between.length === 0 && last === undefined)
    return words.map((w) => emitNthBit(counting, env, first, w)).join("");
  return words.map((w) => emitWord(counting, env, first, w)).join("");
}

const valueAt = ({ values }: First, word: number, bit: string) =>
  `(${literal((values[0] ?? 0) + word * 32)}+${bit})`;

/** Where there is one set, its k-th bit. */
function emitNthBit({ gen, code, kept }: Counting, env: Env, first: First, w: number): string {
  const set = `${kept.sets}[${w}]`;
  const value = nameText(
    valueAt(first, w, `${gen.program.routine(numberRoutines.nthBit)}(${set},k)`),
    first.pick.local,
  );
  const found = `return ${emitCode(gen, env.with(first.pick.local, value), code)};`;
  if (w === kept.words - 1) return found;
  return `{const n=bitCount(${set});if(k<n)${found}k-=n;}`;
}

/** Goes through the values of the first pick in a word, then through the combinations that one is in. */
function emitWord(counting: Counting, env: Env, first: First, w: number): string {
  const { gen, code, counted, kept } = counting;
  const { between, last } = counted;
  const bit = bitAt(kept, "i", w, "b");
  const every = (js: string) => `for(let i=0;i<${kept.many};i++)${js}`;
  const picked = between.reduce(
    (inner, { local }, i) => inner.with(local, storedText(`${kept.picked[i]}[i]`, local)),
    env.with(first.pick.local, nameText("x", first.pick.local)),
  );
  const ends =
    last === undefined ? { js: "", env: picked } : emitLastOf(gen, picked, counted, last);
  const times = last === undefined ? "" : `n*=${kept.lasts}[${w * 32}+b];`;
  const part = last === undefined ? "" : `const l=${kept.lasts}[${w * 32}+b],z=k%l;k=k/l|0;`;
  const word = `${kept.sets}[${setAt(kept, "i", w)}]`;
  return [
    `{let u=0;${every(`u|=${word};`)}for(;u!==0;u&=u-1){const b=31-Math.clz32(u&-u);`,
    `let n=0;${every(`n+=${bit};`)}${times}if(k>=n){k-=n;continue;}`,
    `const x=${valueAt(first, w, "b")};${part}${ends.js}`,
    `for(let i=0;;i++)if(${bit}!==0&&k--===0)return ${emitCode(gen, ends.env, code)};}}`,
  ].join("");
}

/** Lists what the last pick finds; the one at place z is it. */
function emitLastOf(gen: Gen, env: Env, { between, plan }: Counted, last: ZonePick) {
  const list = gatheringOf(gen, last, between.length + 1, -1, plan);
  const js = emitGathering(gen, env, list, ";");
  return { js, env: env.with(last.local, storedText(`${list.list}[z]`, last.local)) };
}
