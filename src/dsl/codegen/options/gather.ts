// What lies in a zone, listed once before the loops in which it is picked again and again: each
// different thing, and what is worked out of it alone. Things that fit nowhere are left out.

import type * as ir from "../../ir/ir.ts";
import { firstHeld } from "../../ir/types.ts";
import { b } from "../code/build.ts";
import type { Gen } from "../gen.ts";
import { zoneAddress } from "../lower/addresses.ts";
import type { Env } from "../lower/env.ts";
import { isTotalDomain } from "../lower/evaluation.ts";
import { Lowering } from "../lower/lowering.ts";
import { minus } from "../number.ts";
import { emitExpr, emitLoop, emitStored, nameText, storedText } from "../text.ts";
import { isOfZone, type PlannedPick, type ZonePick } from "./picks.ts";
import { highest, isTotalStep, type Schedule, type ScheduledStep } from "./schedule.ts";

/** A pick of things that are listed beforehand. */
export interface Gathering {
  readonly pick: ZonePick;
  /** The pick before whose loop they are listed is the one after this level. */
  readonly before: number;
  /** Steps about the picked thing alone, done while listing. */
  readonly steps: readonly ScheduledStep[];
  /** JavaScript names of the list, of its length, and of the lists of what is worked out. */
  readonly list: string;
  readonly length: string;
  readonly lets: ReadonlyMap<ir.Local, string>;
}

/** The gatherings of a move by the levels of their picks. */
export function gatherings(
  gen: Gen,
  picks: readonly PlannedPick[],
  plan: Schedule,
): ReadonlyMap<number, Gathering> {
  const found = new Map<number, Gathering>();
  if (!gen.has("gathering")) return found;
  for (const [level, pick] of picks.entries()) {
    if (!isOfZone(pick)) continue;
    const before = highest(pick.domain.zone, plan.levelOf);
    if (before < level - 1 && isTotalFrom(picks, plan, before, level))
      found.set(level, gatheringOf(gen, pick, level, before, plan));
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

/** The gathering of one pick, listed after the level `before`. */
export function gatheringOf(
  gen: Gen,
  pick: ZonePick,
  level: number,
  before: number,
  plan: Schedule,
): Gathering {
  const room = roomOf(pick.domain.zone.zone);
  const steps = aboutOne(plan, level, pick.local, before);
  const lets = new Map<ir.Local, string>();
  for (const step of steps)
    if (step.kind === "let") lets.set(step.local, gen.scratch(step.local.name, room));
  const list = gen.scratch(pick.local.name, room);
  return { pick, before, steps, list, length: gen.fresh("many"), lets };
}

/** So many different things lie there at most. */
export function roomOf({ layout, capacity, elements }: ir.Zone): number {
  if (layout !== "counts") return capacity;
  return Math.max(...elements.map(({ from, to }) => to - from + 1));
}

/** The steps of a level that look at the thing picked there, and else only at what is known before it is listed. */
function aboutOne(plan: Schedule, level: number, local: ir.Local, before: number): ScheduledStep[] {
  const steps: ScheduledStep[] = [];
  const known = new Map(plan.levelOf).set(local, -1);
  for (const step of plan.levels.get(level) ?? []) {
    const value = step.kind === "let" ? step.value : step.need.condition;
    if (highest(value, known) > before) continue;
    steps.push(step);
    if (step.kind === "let") known.set(step.local, -1);
  }
  return steps;
}

/** In so many places things are compared with each other without branches. */
export const MOST_COMPARED = 4;

/** Lists the things; `none` is what is done where there are none. */
export function emitGathering(
  gen: Gen,
  env: Env,
  { pick, steps, list, length, lets }: Gathering,
  none: string,
): string {
  const { zone } = pick.domain;
  if (isCompared(zone.zone, steps)) {
    const places = emitPlaces(gen, env, zone, length, (thing) => {
      const named = env.with(pick.local, nameText(thing, pick.local));
      const kept = emitLets(gen, named, steps, lets, length);
      return `${kept.js}${list}[${length}]=${thing};`;
    });
    return `${places}if(${length}===0)${none}`;
  }
  const loop = emitLoop(gen, env, pick.domain, "distinct", (thing) => {
    const kept = emitLets(gen, env.with(pick.local, thing), steps, lets, length);
    return `${kept.js}${list}[${length}++]=${gen.print(thing)};`;
  });
  return `let ${length}=0;${loop}if(${length}===0)${none}`;
}

/** What is worked out of one thing, or what it must meet: else it is left out. */
function emitLets(
  gen: Gen,
  env: Env,
  steps: readonly ScheduledStep[],
  lets: Gathering["lets"],
  length: string,
) {
  let [inner, js] = [env, ""];
  for (const step of steps) {
    if (step.kind === "need") {
      js += `if(!${emitExpr(gen, inner, step.need.condition)})continue;`;
      continue;
    }
    const at = `${lets.get(step.local)}[${length}]`;
    js += `${at}=${emitStored(gen, inner, step.value)};`;
    inner = inner.with(step.local, storedText(at, step.local));
  }
  return { js, env: inner };
}

/** Whether things are listed without branches: an empty place then counts as the first thing there is. */
function isCompared(
  { layout, capacity, elements }: ir.Zone,
  steps: readonly ScheduledStep[],
): boolean {
  if (layout !== "places" || capacity > MOST_COMPARED) return false;
  return (
    steps.length === 0 ||
    (steps.every(({ kind }) => kind === "let") && elements.every(({ from }) => from === 0))
  );
}

/**
 * Lists what lies in a few places without branches, which could not be foretold: every place is
 * written, and the length grows where something new lies.
 */
function emitPlaces(
  gen: Gen,
  env: Env,
  ref: ir.ZoneRef,
  length: string,
  list: (thing: string) => string,
): string {
  const { reads, lying, isNew } = placesOf(gen, env, ref);
  const lines = lying.map((v, i) => {
    const thing = gen.fresh("x");
    const first = firstHeld(ref.zone.element);
    // Only what nothing is worked out of may be below 0.
    const lies = first < 0 ? minus(v, 1 - first) : `${v}-1&~(${v}-1>>31)`;
    return `const ${thing}=${lies};${list(thing)}${length}+=${isNew[i]};`;
  });
  return `${reads}let ${length}=0;${lines.join("")}`;
}

/** How many different things lie in a zone: JavaScript that works it out, and its name. */
export function emitDifferent(gen: Gen, env: Env, ref: ir.ZoneRef) {
  const length = gen.fresh("many");
  const { layout, capacity } = ref.zone;
  if (layout === "places" && capacity <= MOST_COMPARED) {
    const { reads, lying, isNew } = placesOf(gen, env, ref);
    return { js: `${reads}const ${length}=${sumOf(lying, isNew)};`, length };
  }
  const loop = emitLoop(gen, env, { kind: "zone", zone: ref }, "distinct", () => `${length}++;`);
  return { js: `let ${length}=0;${loop}`, length };
}

/** The first places are filled first: whether anything lies in the later half can mostly be foretold. */
function sumOf(lying: readonly string[], isNew: readonly string[]): string {
  if (lying.length < MOST_COMPARED) return isNew.join("+");
  const half = MOST_COMPARED / 2;
  const later = `((${lying.slice(half).join("|")})===0?0:${isNew.slice(half).join("+")})`;
  return `${isNew.slice(0, half).join("+")}+${later}`;
}

/** Reads of a few places, and for each 1 if something lies there that lies in none before. `0-x>>>31` is 1 for what is above 0. */
function placesOf(gen: Gen, env: Env, ref: ir.ZoneRef) {
  const c = new Lowering(gen, env);
  const lying = Array.from({ length: ref.zone.capacity }, () => gen.fresh("v"));
  const slots = lying.map((v, i) => `${v}=${gen.print(b.load(zoneAddress(c, ref, i)))}`);
  const isNew = lying.map((v, i) => {
    const others = lying.slice(0, i).map((other) => `(${v}^${other})`);
    return `(${[v, ...others].map((x) => `(0-${x}>>>31)`).join("&")})`;
  });
  return { reads: `const ${slots.join(",")};`, lying, isNew };
}

/** The loop over what has been listed; in `body` everything about the thing is known. */
export function emitGathered(
  gen: Gen,
  env: Env,
  { pick, list, length, lets }: Gathering,
  body: (inner: Env) => string,
): string {
  const [i, thing] = [gen.fresh("i"), gen.fresh("x")];
  let inner = env.with(pick.local, nameText(thing, pick.local));
  for (const [local, name] of lets) inner = inner.with(local, storedText(`${name}[${i}]`, local));
  return `for(let ${i}=0;${i}<${length};${i}++){const ${thing}=${list}[${i}];${body(inner)}}`;
}
