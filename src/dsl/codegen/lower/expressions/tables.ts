// Looking things up in tables.

import type * as ir from "../../../ir/ir.ts";
import { isWithin } from "../../../ir/ranges/within.ts";
import { type Extent, extent, NONE, seatsOf, valuesOfType } from "../../../ir/types.ts";
import { b } from "../../code/build.ts";
import { ANY_INT, type CodeValue } from "../../code/code.ts";
import type { CodegenContext } from "../../context.ts";
import type { Lowering } from "../lowering.ts";

type TableExpr = Extract<ir.Expr, { kind: "table" }>;

/** Row-major; what lies outside of a table is 0, or none. */
export function lowerTable(c: Lowering, { table, args }: TableExpr): CodeValue {
  const lines = args.map((_, i) => lineOf(c.gen, table, i));
  const areInside = args.every((arg, i) => isInside(arg, table.params[i], lines[i]));
  const isCounted = c.gen.marks !== undefined && !table.isBuiltIn;
  if (areInside && !isCounted)
    return entryOf(
      c,
      table,
      lines,
      args.map((arg) => c.stored(arg)),
    );
  // Each argument is used twice: it becomes a parameter.
  const names = args.map((_, i): ir.Local => ({ name: `a${i}`, type: INDEX }));
  const outer = names.reduce((inner, name, i) => inner.with(name, c.stored(args[i] as ir.Expr)), c);
  return outer.helper("table", "int", (inner) => {
    const values = names.map((name) => inner.lookup(name));
    const isThere = values.map((value, i) => {
      const [arg, line] = [args[i], lines[i]];
      if (arg === undefined || line === undefined || isInside(arg, table.params[i], line))
        return true;
      const { from, count } = line;
      return b.and(b.greaterOrEqual(value, from), b.less(value, from + count));
    });
    const missing = table.type.kind === "orNone" ? NONE : 0;
    return [
      c.gen.count(table.span, table.id),
      b.if(b.not(b.and(...isThere)), b.return(missing)),
      b.return(entryOf(inner, table, lines, values)),
    ];
  });
}

const INDEX: ir.Type = { kind: "number", ...ANY_INT };

function entryOf(
  c: Lowering,
  table: ir.Table,
  lines: readonly Extent[],
  args: readonly CodeValue[],
): CodeValue {
  const index = lines.reduce<CodeValue>((sum, { from, count }, i) => {
    const offset = b.subtract(args[i] ?? from, from);
    return b.add(b.multiply(sum, count), offset);
  }, b.value(0));
  return c.entry("table", storedEntries(c.gen, table), index);
}

/** Whether the table has a line for whatever an argument is; of all but numbers, nothing may lie on a space. */
function isInside(arg: ir.Expr, param: ir.Type | undefined, line: Extent | undefined): boolean {
  if (arg.kind === "const")
    return line !== undefined && arg.value >= line.from && arg.value < line.from + line.count;
  if (param?.kind === "space") return arg.type.kind === "space";
  return param?.kind === "number" && arg.type.kind === "number" && isWithin(arg, param);
}

/** The entries as they are looked up: a table over a family has gaps for pieces of other families. */
function storedEntries(gen: CodegenContext, table: ir.Table): readonly number[] {
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
function lineOf(gen: CodegenContext, table: ir.Table, i: number): Extent {
  const param = table.params[i];
  const found = param && extent(param, gen.game.pieces, seatsOf(gen.game));
  if (found === undefined) throw new Error(`a table without limits: ${table.id}`);
  return found;
}
