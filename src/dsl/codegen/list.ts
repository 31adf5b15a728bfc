// Listing the legal forms of a move.

import type * as ir from "../ir/ir.ts";
import { emitIsEmpty, emitLoop } from "./domain.ts";
import { emitExpr, fieldTable } from "./expr.ts";
import type { Env, Gen } from "./gen.ts";
import { emitPickLoop } from "./known-picks.ts";
import { type MoveCode, signature } from "./move.ts";
import { type Filter, type Schedule, type Step, schedule } from "./schedule.ts";

/**
 * `list_m(S, you, params, n)`: writes the codes of all legal forms of a move from place n on and
 * returns the next free place.
 */
export function emitList(gen: Gen, code: MoveCode): string {
  const { move } = code;
  const reads = new Map<string, string>();
  const { env, names } = signature(gen, move, false, reads);
  const plan = schedule(move, gen.marks === undefined);
  const nothing = plan.nonEmpty.map((zone) => `if(${emitIsEmpty(gen, env, zone)})return n;`);
  const filters = plan.filters.map((filter) => ({ ...filter, name: gen.fresh("fitting") }));
  const sets = filters.map((filter) => emitFieldSet(gen, env, filter));
  const body = emitLevel(gen, env, -1, plan.levels.get(-1) ?? [], { code, plan, filters });
  const params = ["S", "you", ...names, "n"].join(",");
  const known = [...reads].map(([slot, name]) => `const ${name}=${slot};`);
  const head = [...nothing, ...known, ...sets].join("");
  return `function list_${move.index}(${params}){${head}${body}return n;}`;
}

interface Listing {
  readonly code: MoveCode;
  readonly plan: Schedule;
  readonly filters: readonly (Filter & { readonly name: string })[];
}

/** The set of values that a field has among what lies in a zone. */
function emitFieldSet(
  gen: Gen,
  env: Env,
  { zone, field, name }: Listing["filters"][number],
): string {
  const table = fieldTable(gen, field);
  const loop = emitLoop(
    gen,
    env,
    { kind: "zone", zone },
    "each",
    (x) => `${name}|=1<<${table}[${x}];`,
  );
  return `let ${name}=0;${loop}`;
}

/** `steps`: the lets and needs of the level. */
function emitLevel(
  gen: Gen,
  env: Env,
  level: number,
  steps: readonly Step[],
  listing: Listing,
): string {
  const { code, plan, filters } = listing;
  const skip = level < 0 ? "return n;" : "continue;";
  let inner = env;
  let out = "";
  for (const filter of filters) {
    if (filter.level === level)
      out += `if(!(${filter.name}>>${emitExpr(gen, inner, filter.wanted)}&1))${skip}`;
  }
  for (const step of steps) {
    if (step.kind === "let") {
      const name = gen.fresh(step.local.name);
      out += `const ${name}=${emitExpr(gen, inner, step.value)};`;
      inner = inner.with(step.local, name);
    } else {
      out += `if(!${emitExpr(gen, inner, step.need.condition)})${skip}`;
    }
  }
  const next = code.move.head.filter((step) => step.kind === "pick")[level + 1];
  if (next === undefined) return `${out}O[n++]=${emitCode(inner, code)};`;
  return (
    out +
    emitPickLoop(
      gen,
      inner,
      { local: next.local, domain: withinType(next) },
      plan.levels.get(level + 1) ?? [],
      (picked, open) => emitLevel(gen, picked, level + 1, open, listing),
    )
  );
}

/**
 * The domain of a pick, so that its values have codes: a counter can stand beyond the limit that
 * the pick relies on.
 */
function withinType({
  domain,
  local: { type },
}: Extract<ir.HeadStep, { kind: "pick" }>): ir.Domain {
  if (domain.kind !== "range" || type.kind !== "number") return domain;
  const limit = (name: "min" | "max", expr: ir.Expr, value: number): ir.Expr => {
    const bounds = expr.kind === "math" && expr.name === name ? expr.args : [expr];
    if (bounds.some((bound) => isWithin(bound, type))) return expr;
    return { kind: "math", name, args: [...bounds, { kind: "const", value, type }], type };
  };
  return {
    kind: "range",
    from: limit("max", domain.from, type.from),
    to: limit("min", domain.to, type.to),
  };
}

function isWithin(expr: ir.Expr, { from, to }: Extract<ir.Type, { kind: "number" }>): boolean {
  if (expr.kind === "const") return expr.value >= from && expr.value <= to;
  return expr.type.kind === "number" && expr.type.from >= from && expr.type.to <= to;
}

function emitCode(env: Env, { move, base, picks }: MoveCode): string {
  const offset = picks.reduce((sum, { from, count }, i) => {
    const value = env.lookup(move.picks[i] as ir.Local);
    const part = from === 0 ? value : `${value}-${from}`;
    return sum === "" ? part : `(${sum})*${count}+(${part})`;
  }, "");
  return offset === "" ? String(base) : `${base}+${offset}`;
}
