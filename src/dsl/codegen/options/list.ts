// Listing the legal forms of a move.

import type * as ir from "../../ir/ir.ts";
import { b } from "../code/build.ts";
import type { CodeValue, Var } from "../code/code.ts";
import type { Gen } from "../gen.ts";
import type { Env } from "../lower/env.ts";
import { jsText, StateReads } from "../lower/env.ts";
import { isEmpty } from "../lower/expressions/contents.ts";
import { fieldNumbers } from "../lower/expressions/families.ts";
import { Lowering } from "../lower/lowering.ts";
import {
  everySpace,
  fieldWords,
  isAsBits,
  isKeyed,
  wordsWhere,
} from "../lower/spaces/space-sets.ts";
import { emitEachBit, emitExpr, emitLoop, nameText } from "../text.ts";
import { fixedElements } from "./counted.ts";
import { emitGathered, emitGathering, type Gathering, gatherings } from "./gather.ts";
import { emitKnownPicks, type KnownPicks, knownPicks } from "./known-picks.ts";
import { type MoveCode, signature } from "./move.ts";
import { type PlannedPick, picksOf, scheduled } from "./picks.ts";
import {
  type Filter,
  localsIn,
  movableSteps,
  type Schedule,
  type ScheduledStep,
} from "./schedule.ts";

/**
 * `list_m(S, you, params, n)`: writes the codes of all legal forms of a move from place n on and
 * returns the next free place.
 */
export function emitList(gen: Gen, code: MoveCode): string {
  const { move } = code;
  const reads = new StateReads();
  const { env, names } = signature(gen, move, false, reads);
  const listing = { ...listingOf(gen, move), code };
  const nothing = listing.plan.nonEmpty.map(
    (zone) => `if(${gen.print(isEmpty(new Lowering(gen, env), zone))})return n;`,
  );
  // What the first tests read stands before them, the rest behind: most often they leave at once.
  const first = [...reads.named];
  const body = emitLevel(gen, env, -1, listing);
  const params = ["S", "you", ...names, "n"].join(",");
  const others = [...reads.named].slice(first.length);
  const head = [emitReads(gen, first), ...nothing, emitReads(gen, others)].join("");
  return `function list_${move.index}(${params}){${head}${body}return n;}`;
}

/** Declarations of names for loads. */
export function emitReads(gen: Gen, reads: Iterable<readonly [Var, CodeValue]>): string {
  return gen.printSteps([...reads].map(([name, load]) => b.let(name, load)));
}

function listingOf(gen: Gen, move: ir.OptionSchema): Omit<Listing, "code"> {
  const picks = picksOf(move);
  const { plan, tables } = knownPicks(gen, picks, scheduled(gen, move));
  const gathered = gatherings(gen, picks, plan);
  const filters = plan.filters.map((filter) => fieldSet(gen, filter, picks));
  return { plan, picks, gathered, filters, tables };
}

interface Listing {
  readonly code: MoveCode;
  readonly plan: Schedule;
  readonly picks: readonly PlannedPick[];
  readonly gathered: ReadonlyMap<number, Gathering>;
  readonly filters: readonly FieldSet[];
  readonly tables: ReadonlyMap<number, KnownPicks>;
}

/** The set of values that a field has among what lies in a zone; or of the spaces where another field is one of them. */
interface FieldSet extends Filter {
  readonly name: string;
  /** Set where `wanted` is a field of a space that is picked at this level. */
  readonly spaces: Extract<ir.Expr, { kind: "spaceField" }> | undefined;
}

function fieldSet(gen: Gen, filter: Filter, picks: Listing["picks"]): FieldSet {
  const { wanted, level } = filter;
  const pick = picks[level];
  const isOfPicked =
    gen.has("bit-sets") &&
    pick?.domain.kind === "spaces" &&
    wanted.kind === "spaceField" &&
    isKeyed(wanted) &&
    wanted.of.kind === "local" &&
    wanted.of.local === pick.local;
  return { ...filter, name: gen.fresh("fitting"), spaces: isOfPicked ? wanted : undefined };
}

function emitFieldSet(gen: Gen, env: Env, { zone, field, name, spaces }: FieldSet): string {
  const c = new Lowering(gen, env);
  const words = (value: CodeValue) =>
    spaces === undefined ? [b.shiftLeft(1, value)] : fieldWords(c, spaces, value);
  const all = words(b.value(0)).map((_, i) => `${name}${i}`);
  const loop = emitLoop(gen, env, { kind: "zone", zone }, "each", (x) =>
    words(c.entry("field", fieldNumbers(gen, field), x))
      .map((word, i) => `${all[i]}|=${gen.print(word)};`)
      .join(""),
  );
  return `let ${all.map((word) => `${word}=0`).join(",")};${loop}`;
}

/** Lets and needs; `skip` is what is done where one fails. */
export function emitSteps(gen: Gen, env: Env, steps: readonly ScheduledStep[], skip: string) {
  let [inner, js] = [env, ""];
  for (const step of steps) {
    if (step.kind === "need") {
      js += `if(!${emitExpr(gen, inner, step.need.condition)})${skip}`;
      continue;
    }
    const name = gen.fresh(step.local.name);
    js += `const ${name}=${emitExpr(gen, inner, step.value)};`;
    inner = inner.with(step.local, nameText(name, step.local));
  }
  return { env: inner, js };
}

function emitLevel(gen: Gen, env: Env, level: number, listing: Listing): string {
  const { code, plan, picks, gathered, filters } = listing;
  const skip = level < 0 ? "return n;" : "continue;";
  const done = new Set<ScheduledStep>([
    ...(gathered.get(level)?.steps ?? []),
    ...asBits(gen, level, listing),
  ]);
  let out = "";
  for (const { level: at, name, wanted, spaces } of filters) {
    if (at === level && spaces === undefined)
      out += `if(!(${name}0>>${emitExpr(gen, env, wanted)}&1))${skip}`;
  }
  const open = (plan.levels.get(level) ?? []).filter((step) => !done.has(step));
  const { env: inner, js } = emitSteps(gen, env, open, skip);
  out += js;
  const next = picks[level + 1];
  if (next === undefined) return `${out}O[n++]=${emitCode(gen, inner, code)};`;
  for (const gathering of gathered.values())
    if (gathering.before === level) out += emitGathering(gen, inner, gathering, skip);
  if (level < 0) out += filters.map((filter) => emitFieldSet(gen, inner, filter)).join("");
  return out + emitPick(gen, inner, level + 1, next, listing);
}

/** The loop in which something is picked, and all inside it. */
function emitPick(
  gen: Gen,
  env: Env,
  level: number,
  pick: Listing["picks"][number],
  listing: Listing,
): string {
  const gathering = listing.gathered.get(level);
  if (gathering !== undefined)
    return emitGathered(gen, env, gathering, (inner) => emitLevel(gen, inner, level, listing));
  const table = listing.tables.get(level);
  if (table !== undefined) {
    return emitKnownPicks(gen, env, table, (inner, open) => {
      const levels = new Map(listing.plan.levels).set(level, open);
      return emitLevel(gen, inner, level, { ...listing, plan: { ...listing.plan, levels } });
    });
  }
  const few = emitFew(gen, env, level, pick, listing);
  if (few !== undefined) return few;
  const body = (element: CodeValue) =>
    emitLevel(gen, env.with(pick.local, element), level, listing);
  const needs = asBits(gen, level, listing);
  const fitting = listing.filters.filter((filter) => filter.level === level && filter.spaces);
  if (pick.domain.kind !== "spaces" || needs.length + fitting.length === 0)
    return emitLoop(gen, env, pick.domain, "distinct", body);
  const words = everySpace(pick.domain.grid.shape);
  const c = new Lowering(gen, env);
  const sets = [
    ...fitting.map(({ name }) => words.map((_, i) => jsText(`${name}${i}`))),
    ...needs.map(({ need }) => wordsWhere(c, pick.local, need.condition)),
  ];
  return emitEachBit(
    gen,
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
function emitFew(
  gen: Gen,
  env: Env,
  level: number,
  pick: PlannedPick,
  { code, plan, picks, filters }: Listing,
): string | undefined {
  if (!gen.has("unrolled-picks") || level < picks.length - 1) return undefined;
  const values = fixedElements(pick.domain);
  if (values === undefined || values.length > FEW) return undefined;
  const needs: ir.Expr[] = [];
  for (const step of plan.levels.get(level) ?? []) {
    if (step.kind === "let") return undefined;
    needs.push(step.need.condition);
  }
  if (needs.length === 0 || filters.some((filter) => filter.level === level)) return undefined;
  const set = emitFewBits(gen, env, pick, needs);
  const listed = values.map((value) => {
    const inner = env.with(pick.local, b.value(value));
    const stays =
      set === undefined
        ? `(${needs.map((need) => emitExpr(gen, inner, need)).join("&&")})|0`
        : `${set.name}>>${value}&1`;
    return `O[n]=${emitCode(gen, inner, code)};n+=${stays};`;
  });
  return `${set?.js ?? ""}${listed.join("")}`;
}

/** The set of the spaces that can be picked, where all requirements are about sets. */
function emitFewBits(
  gen: Gen,
  env: Env,
  { domain, local }: PlannedPick,
  needs: readonly ir.Expr[],
) {
  if (domain.kind !== "spaces" || !gen.has("bit-sets")) return undefined;
  if (!needs.every((need) => isAsBits(gen, local, need))) return undefined;
  const name = gen.fresh("m");
  const c = new Lowering(gen, env);
  const words = needs.map((need) => gen.print(wordsWhere(c, local, need)[0] ?? b.value(0)));
  return { name, js: `const ${name}=${words.join("&")};` };
}

/** The requirements of a pick of spaces that are tested for all of them at once. */
function asBits(gen: Gen, level: number, { plan, picks, tables }: Omit<Listing, "code">) {
  const pick = picks[level];
  if (!gen.has("bit-sets") || tables.has(level) || pick?.domain.kind !== "spaces") return [];
  const steps = movableSteps(plan, level);
  const bound = steps.flatMap((step) => (step.kind === "let" ? [step.local] : []));
  return steps.filter(
    (step): step is Extract<ScheduledStep, { kind: "need" }> =>
      step.kind === "need" &&
      isAsBits(gen, pick.local, step.need.condition) &&
      !bound.some((local) => localsIn(step.need.condition).has(local)),
  );
}

/** The code of what has been picked. */
export function emitCode(gen: Gen, env: Env, { move, base, picks }: MoveCode): string {
  const offset = picks.reduce<CodeValue>((sum, { from, count }, i) => {
    const value = env.lookup(move.picks[i] as ir.Local);
    return b.add(b.multiply(sum, count), b.subtract(value, from));
  }, b.value(0));
  return gen.print(b.add(offset, base));
}
