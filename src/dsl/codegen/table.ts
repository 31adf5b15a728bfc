// Looking things up in tables.

import type * as ir from "../ir/ir.ts";
import { type Extent, extent, NONE, seatsOf, valuesOfType } from "../ir/types.ts";
import { isWithin } from "../ir/within.ts";
import { emitStored } from "./expr.ts";
import type { Env, Gen } from "./gen.ts";
import { minus } from "./number.ts";

/**
 * Row-major; what lies outside a table is 0, or none. The first index finds nothing there by itself; a later
 * one would find the next line.
 */
export function emitTable(
  gen: Gen,
  env: Env,
  { table, args }: Extract<ir.Expr, { kind: "table" }>,
): string {
  const mayBeNone = table.type.kind === "orNone";
  let index = "";
  for (const [i, arg] of args.entries()) {
    const { from, count } = lineOf(gen, table, i);
    if (arg.kind === "const" && (arg.value < from || arg.value >= from + count))
      return mayBeNone ? `(${NONE})` : "0";
    const js = emitStored(gen, env, arg);
    const offset = minus(js, from);
    const safe = i === 0 || isInside(arg, table.params[i]) ? offset : `within(${offset},${count})`;
    index = index === "" ? offset : `(${index})*${count}+(${safe})`;
  }
  const entry = `${gen.constant("table", storedEntries(gen, table))}[${index}]`;
  const found = mayBeNone ? `(${entry}??${NONE})` : `(${entry}|0)`;
  return gen.marked(found, table.span, table.id);
}

/** Whether the table has a line for each number; of all else, nothing lies on an empty space. */
function isInside(arg: ir.Expr, param: ir.Type | undefined): boolean {
  if (arg.kind === "const") return true;
  return param?.kind === "number" && arg.type.kind === "number" && isWithin(arg, param);
}

/** The entries as they are looked up: a table over a family has gaps for pieces of other families. */
function storedEntries(gen: Gen, table: ir.Table): readonly number[] {
  if (table.params.every(({ kind }) => kind !== "piece")) return table.entries;
  const stored = table.params.reduce<readonly number[]>(
    (starts, param, i) => {
      const { from, count } = lineOf(gen, table, i);
      const values = valuesOfType(param, gen.game);
      return starts.flatMap((start) => values.map((value) => start * count + value - from));
    },
    [0],
  );
  const size = table.params.reduce((product, _, i) => product * lineOf(gen, table, i).count, 1);
  const gap = table.type.kind === "orNone" ? NONE : 0;
  const entries = Array.from<number>({ length: size }).fill(gap);
  for (const [i, place] of stored.entries()) entries[place] = table.entries[i] ?? gap;
  return entries;
}

/** What a parameter of a table ranges over. */
function lineOf(gen: Gen, table: ir.Table, i: number): Extent {
  const param = table.params[i];
  const found = param && extent(param, gen.game.pieces, seatsOf(gen.game));
  if (found === undefined) throw new Error(`a table without limits: ${table.id}`);
  return found;
}
