// Requirements like `coins >= price(thing, place)`: a table holds the set of legal picks for each value
// of the one other local on the right and each number on the left.

import { evaluateConstant } from "../../ir/evaluate-constant.ts";
import { freeLocals } from "../../ir/free-locals.ts";
import type * as ir from "../../ir/ir.ts";
import { b } from "../code/build.ts";
import type { Lowering } from "../lower/lowering.ts";
import { type BitboardWords, wordOf } from "../lower/spaces/bitboards.ts";
import { localsIn } from "./schedule.ts";
import { listFewValues, staticEnv } from "./static-env.ts";

/** Most entries of a table; larger ones are not built. */
const MOST_ENTRIES = 4096;

/** A pick whose values are all static. */
interface Known {
  readonly pick: { readonly local: ir.Local };
  readonly values: readonly number[];
}

/** Returns the bitboard of picks that meet `left >= right`; `undefined` if it cannot be looked up. */
export function lookUpThreshold(
  c: Lowering,
  { pick, values }: Known,
  condition: ir.Expr,
): BitboardWords | undefined {
  const { gen } = c;
  if (!gen.has("threshold-tables")) return undefined;
  if (condition.kind !== "binary" || condition.op !== ">=") return undefined;
  const { left, right } = condition;
  if (localsIn(left).has(pick.local)) return undefined;
  const [key, ...others] = [...freeLocals(right)].filter((local) => local !== pick.local);
  if (others.length > 0) return undefined;
  const keys = key === undefined ? [0] : listFewValues(gen.game, key);
  if (keys === undefined || keys.length * values.length > MOST_ENTRIES) return undefined;
  const rows = keys.map((value) =>
    values.map((x) => {
      const locals = new Map([[pick.local, x]]);
      if (key !== undefined) locals.set(key, value);
      return evaluateConstant(right, staticEnv(gen, { you: undefined, lets: new Map(), locals }));
    }),
  );
  const all = rows.flat();
  if (!all.every((one) => one !== undefined && Number.isSafeInteger(one))) return undefined;
  const [least, most] = [Math.min(...(all as number[])), Math.max(...(all as number[]))];
  const columns = most - least + 2;
  if (columns * keys.length > MOST_ENTRIES) return undefined;
  // Column 0 is for numbers below every threshold, the last for numbers that reach all.
  const sets = rows.flatMap((row) =>
    Array.from({ length: columns }, (_, column) =>
      [...row.keys()].filter((i) => (row[i] as number) < least + column),
    ),
  );
  const row = key === undefined ? b.value(0) : b.subtract(c.lookup(key), keys[0] ?? 0);
  const reached = b.subtract(c.lower(left), least - 1);
  const column = b.max(0, b.min(columns - 1, reached));
  const words = Math.ceil(values.length / 32);
  return Array.from({ length: words }, (_, word) =>
    c.entry(
      "reach",
      sets.map((set) => wordOf(set, word)),
      b.add(b.multiply(row, columns), column),
    ),
  );
}
