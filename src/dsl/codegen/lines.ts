// Lines of spaces that somebody holds as a whole: each line is a set of bits, and so is what is held.

import type * as ir from "../ir/ir.ts";
import { flatten, linesThrough } from "../ir/lines.ts";
import { holderTest, tableWords, wordOf } from "./bits.ts";
import { emitExpr } from "./expr.ts";
import type { Env, Gen } from "./gen.ts";
import { filledWords } from "./layout.ts";
import { heldSlots } from "./place.ts";

type Some = Extract<ir.Expr, { kind: "some" }>;

/** `some row in lines(n, space) where every s in row has grid[s] is player`, if it is that. */
export function emitHeldLine(gen: Gen, env: Env, { binder }: Some): string | undefined {
  const { domain, where, local } = binder;
  if (!gen.has("line-sets") || domain.kind !== "lines" || where?.kind !== "every") return undefined;
  const { domain: row, through: lying, where: only, local: space } = where.binder;
  if (row.kind !== "line" || row.line.kind !== "local" || row.line.local !== local)
    return undefined;
  if (
    lying !== undefined ||
    only !== undefined ||
    where.has.kind !== "binary" ||
    where.has.op !== "is"
  )
    return undefined;
  const test = holderTest(gen, space, where.has);
  if (test === undefined) return undefined;
  const { shape } = domain.grid;
  const through = linesThrough(shape, domain.length);
  const { starts, flat } = flatten(through);
  const words = Array.from({ length: filledWords(shape) }, (_, word) => word);
  const sets = flat.flatMap((line) => words.map((word) => wordOf(line, word)));
  const [first, bits] = [gen.constant("first", starts), gen.constant("rows", sets)];
  const many = words.length;
  return gen.helper(env, "held", (inner) => {
    const held = heldSlots(gen, inner, test.grid, emitExpr(gen, inner, test.value));
    const names = held.map((slot, word) => `h${word}=${slot}`).join(",");
    const missing = words.map((word) => `~h${word}&${bits}[i${word === 0 ? "" : `+${word}`}]`);
    const times = many === 1 ? "" : `*${many}`;
    return [
      `const s=${emitExpr(gen, inner, domain.space)},${names};`,
      domain.length < 2 ? "" : emitBeside(gen, shape, through),
      `for(let i=${first}[s]${times},e=${first}[s+1]${times};i<e;i+=${many})`,
      `if((${missing.join("|")})===0)return true;return false;`,
    ].join("");
  });
}

/** Most spaces have nothing beside them that is held, and then no line is: this is asked before all lines. */
function emitBeside(gen: Gen, shape: ir.Shape, through: readonly (readonly number[][])[]): string {
  const beside = through.map((lines, cell) =>
    lines.flatMap((line) => {
      const at = line.indexOf(cell);
      return [line[at - 1], line[at + 1]].filter((other) => other !== undefined);
    }),
  );
  const tables = tableWords(gen, "beside", shape, beside);
  return `if((${tables.map((table, word) => `h${word}&${table}[s]`).join("|")})===0)return false;`;
}
