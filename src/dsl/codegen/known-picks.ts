// Picks of which it is known before the game what may come of them: `goal` next to `start`, ahead of
// it for this seat. What can be picked is a table then, and what is known of it stands beside it.

import type * as ir from "../ir/ir.ts";
import { seatsOf } from "../ir/types.ts";
import { emitLoop } from "./domain.ts";
import type { Env, Gen } from "./gen.ts";
import { flatten } from "./geometry.ts";
import { type Bound, elements, known, valuesOf } from "./known.ts";
import { localsIn, mapParts, type Step } from "./schedule.ts";

/** Lists longer than this are gone through as they are. */
const MOST_ENTRIES = 16_384;

interface Pick {
  readonly local: ir.Local;
  readonly domain: ir.Domain;
}

/** One row for each seat and each value of the earlier name, if any: the values that can be picked. */
interface Rows {
  readonly key: ir.Local | undefined;
  readonly bounds: readonly Bound[];
  readonly lists: readonly (readonly number[])[];
}

/**
 * The loop over what may be picked. `body` gets the name of the element, the environment in which
 * known parts of the steps have names, and the steps that are still to be taken.
 */
export function emitPickLoop(
  gen: Gen,
  env: Env,
  pick: Pick,
  steps: readonly Step[],
  body: (inner: Env, steps: readonly Step[]) => string,
): string {
  const rows =
    gen.has("known-picks") && gen.marks === undefined ? rowsOf(gen, pick, steps) : undefined;
  if (rows === undefined) {
    return emitLoop(gen, env, pick.domain, "distinct", (x) => body(env.with(pick.local, x), steps));
  }
  const { key, bounds, lists, open } = rows;
  const entries = lists.flatMap((list, i) =>
    list.map((value): Bound => with_(bounds[i] as Bound, pick.local, value)),
  );
  const k = gen.fresh("k");
  const x = gen.fresh("x");
  const columns = new Columns(gen, pick.local, entries, k);
  const rest = open.map((step) => columns.named(step));
  const inner = columns.bound(env.with(pick.local, x));
  const { starts, flat } = flatten(lists);
  const [from, end] = [gen.constant("from", starts), gen.fresh("e")];
  const values = gen.constant("pick", flat);
  const row = gen.fresh("r");
  return (
    `const ${row}=${rowNumber(gen, env, key)};` +
    `for(let ${k}=${from}[${row}],${end}=${from}[${row}+1];${k}<${end};${k}++){const ${x}=${values}[${k}];${body(inner, rest)}}`
  );
}

function rowNumber(gen: Gen, env: Env, key: ir.Local | undefined): string {
  if (key === undefined) return env.you;
  const values = valuesOf(gen.game, key) ?? [];
  const first = values[0] ?? 0;
  const at = first === 0 ? env.lookup(key) : `${env.lookup(key)}-${first}`;
  return `${env.you}*${values.length}+${at}`;
}

const with_ = ({ you, locals }: Bound, local: ir.Local, value: number): Bound => ({
  you,
  locals: new Map(locals).set(local, value),
});

/** The rows, and the steps that they do not settle; `undefined` where they would settle none. */
function rowsOf(
  gen: Gen,
  { local, domain }: Pick,
  steps: readonly Step[],
): (Rows & { readonly open: readonly Step[] }) | undefined {
  const { game } = gen;
  const conditions = steps.flatMap((step) =>
    step.kind === "need" && localsIn(step.need.condition).has(local) ? [step] : [],
  );
  for (const key of keysOf(conditions, local)) {
    const values = key === undefined ? [undefined] : valuesOf(game, key);
    if (values === undefined) continue;
    const seats = Array.from({ length: seatsOf(game) }, (_, you) => you);
    const bounds = seats.flatMap((you) =>
      values.map(
        (value): Bound => ({
          you,
          locals: key === undefined || value === undefined ? new Map() : new Map([[key, value]]),
        }),
      ),
    );
    const found = bounds.map((bound) => elements(game, bound, domain));
    if (found.some((list) => list === undefined)) continue;
    let lists = found as readonly (readonly number[])[];
    if (lists.reduce((sum, list) => sum + list.length, 0) > MOST_ENTRIES) continue;
    const settled = conditions.filter(({ need }) => {
      const met = lists.map((list, i) =>
        list.map((value) => known(game, with_(bounds[i] as Bound, local, value), need.condition)),
      );
      if (met.flat().includes(undefined)) return false;
      lists = lists.map((list, i) => list.filter((_, j) => met[i]?.[j] === 1));
      return true;
    });
    if (settled.length > 0)
      return { key, bounds, lists, open: steps.filter((step) => !settled.includes(step as never)) };
  }
  return undefined;
}

/** Names that rows may be about: each that a condition speaks of beside the one that is picked. */
function keysOf(
  conditions: readonly Extract<Step, { kind: "need" }>[],
  local: ir.Local,
): ReadonlySet<ir.Local | undefined> {
  const others = conditions.flatMap(({ need }) =>
    [...localsIn(need.condition)].filter((other) => other !== local),
  );
  return new Set([...others, undefined]);
}

/** Parts of conditions that are known for each entry of the table, as further columns of it. */
class Columns {
  private readonly gen: Gen;
  private readonly local: ir.Local;
  private readonly entries: readonly Bound[];
  private readonly index: string;
  private readonly names = new Map<ir.Local, string>();

  constructor(gen: Gen, local: ir.Local, entries: readonly Bound[], index: string) {
    this.gen = gen;
    this.local = local;
    this.entries = entries;
    this.index = index;
  }

  /** The step with names for what is known. */
  named(step: Step): Step {
    if (step.kind === "let") return { ...step, value: this.part(step.value) as ir.Expr };
    const condition = this.part(step.need.condition) as ir.Expr;
    return { kind: "need", need: { ...step.need, condition } };
  }

  bound(env: Env): Env {
    return [...this.names].reduce((inner, [local, js]) => inner.with(local, js), env);
  }

  private part(node: unknown): unknown {
    if (!isExpr(node) || node.kind === "local" || !localsIn(node).has(this.local))
      return mapParts(node, (part) => this.part(part));
    const values = this.entries.map((bound) => known(this.gen.game, bound, node));
    if (values.includes(undefined)) return mapParts(node, (part) => this.part(part));
    const column = `${this.gen.constant("column", values as number[])}[${this.index}]`;
    const local: ir.Local = { name: "column", type: node.type };
    this.names.set(local, node.type.kind === "yesno" ? `(${column}===1)` : column);
    return { kind: "local", local, type: node.type };
  }
}

function isExpr(node: unknown): node is ir.Expr {
  return typeof node === "object" && node !== null && "kind" in node && "type" in node;
}
