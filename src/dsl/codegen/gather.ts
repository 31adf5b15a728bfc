// What lies in a zone, listed once before the loops in which it is picked again and again: each
// different thing, and what is worked out of it alone. Things that fit nowhere are left out.

import type * as ir from "../ir/ir.ts";
import { emitLoop } from "./domain.ts";
import { emitExpr, emitStored } from "./expr.ts";
import type { Env, Gen } from "./gen.ts";
import { zoneBase } from "./place.ts";
import { highest, type Schedule, type Step } from "./schedule.ts";

type Pick = Extract<ir.HeadStep, { readonly kind: "pick" }> & {
  readonly domain: Extract<ir.Domain, { readonly kind: "zone" }>;
};

/** A pick of things that are listed beforehand. */
export interface Gathering {
  readonly pick: Pick;
  /** The pick before whose loop they are listed is the one after this level. */
  readonly before: number;
  /** Steps about the picked thing alone, done while listing. */
  readonly steps: readonly Step[];
  /** JavaScript names of the list, of its length, and of the lists of what is worked out. */
  readonly list: string;
  readonly length: string;
  readonly lets: ReadonlyMap<ir.Local, string>;
}

/** The gatherings of a move by the levels of their picks. */
export function gatherings(
  gen: Gen,
  picks: readonly Extract<ir.HeadStep, { readonly kind: "pick" }>[],
  plan: Schedule,
): ReadonlyMap<number, Gathering> {
  const found = new Map<number, Gathering>();
  if (!gen.has("gathering")) return found;
  for (const [level, pick] of picks.entries()) {
    const { domain } = pick;
    if (domain.kind !== "zone") continue;
    const before = highest(domain.zone, plan.levelOf);
    if (before >= level - 1) continue;
    const room = roomOf(domain.zone.zone);
    const steps = aboutOne(plan, level, pick.local, before);
    const lets = new Map<ir.Local, string>();
    for (const step of steps)
      if (step.kind === "let") lets.set(step.local, gen.scratch(step.local.name, room));
    const list = gen.scratch(pick.local.name, room);
    found.set(level, {
      pick: { ...pick, domain },
      before,
      steps,
      list,
      length: gen.fresh("many"),
      lets,
    });
  }
  return found;
}

/** So many different things lie there at most. */
function roomOf({ layout, capacity, elements }: ir.Zone): number {
  if (layout !== "counts") return capacity;
  return Math.max(...elements.map(({ from, to }) => to - from + 1));
}

/** The steps of a level that look at the thing picked there, and else only at what is known before it is listed. */
function aboutOne(plan: Schedule, level: number, local: ir.Local, before: number): Step[] {
  const steps: Step[] = [];
  const known = new Map(plan.levelOf).set(local, -1);
  for (const step of plan.levels.get(level) ?? []) {
    const value = step.kind === "let" ? step.value : step.need.condition;
    if (highest(value, known) > before) continue;
    steps.push(step);
    if (step.kind === "let") known.set(step.local, -1);
  }
  return steps;
}

/** Lists the things; `none` is what is done where there are none. */
export function emitGathering(
  gen: Gen,
  env: Env,
  { pick, steps, list, length, lets }: Gathering,
  none: string,
): string {
  const { zone } = pick.domain;
  if (zone.zone.layout === "places" && zone.zone.capacity <= 4 && steps.length === 0)
    return `${emitPlaces(gen, env, zone, list, length)}if(${length}===0)${none}`;
  const loop = emitLoop(gen, env, pick.domain, "distinct", (thing) => {
    let inner = env.with(pick.local, thing);
    let out = "";
    for (const step of steps) {
      if (step.kind === "need") {
        out += `if(!${emitExpr(gen, inner, step.need.condition)})continue;`;
        continue;
      }
      const at = `${lets.get(step.local)}[${length}]`;
      out += `${at}=${emitStored(gen, inner, step.value)};`;
      inner = inner.with(step.local, step.local.type.kind === "yesno" ? `(${at}===1)` : at);
    }
    return `${out}${list}[${length}++]=${thing};`;
  });
  return `let ${length}=0;${loop}if(${length}===0)${none}`;
}

/**
 * Lists what lies in a few places without branches, which could not be foretold: every place is
 * written, and the length grows where something new lies. `0-x>>>31` is 1 for what is above 0.
 */
function emitPlaces(gen: Gen, env: Env, ref: ir.ZoneRef, list: string, length: string): string {
  const base = gen.fresh("b");
  const lying = Array.from({ length: ref.zone.capacity }, () => gen.fresh("v"));
  const reads = lying.map((v, i) => `${v}=S[${base}+${i}]`).join(",");
  const lines = lying.map((v, i) => {
    const isNew = [v, ...lying.slice(0, i).map((other) => `(${v}^${other})`)];
    return `${list}[${length}]=${v}-1;${length}+=${isNew.map((x) => `(0-${x}>>>31)`).join("&")};`;
  });
  return `const ${base}=${zoneBase(gen, env, ref)},${reads};let ${length}=0;${lines.join("")}`;
}

/** The loop over what has been listed; in `body` everything about the thing is known. */
export function emitGathered(
  gen: Gen,
  env: Env,
  { pick, list, length, lets }: Gathering,
  body: (inner: Env) => string,
): string {
  const [i, thing] = [gen.fresh("i"), gen.fresh("x")];
  let inner = env.with(pick.local, thing);
  for (const [local, name] of lets)
    inner = inner.with(
      local,
      local.type.kind === "yesno" ? `(${name}[${i}]===1)` : `${name}[${i}]`,
    );
  return `for(let ${i}=0;${i}<${length};${i}++){const ${thing}=${list}[${i}];${body(inner)}}`;
}
