// Lines of spaces that one seat holds completely: lines and held spaces are bitboards.

import type * as ir from "../../../ir/ir.ts";
import { flatten, linesThrough } from "../../../ir/lines.ts";
import { b, type CodeSteps } from "../../code/build.ts";
import type { Atom, CodeValue } from "../../code/code.ts";
import { heldWords, wordNumbers } from "../addresses.ts";
import type { Lowering } from "../lowering.ts";
import { type BitboardWords, holderTest, isAnyInSet, rowsAsWords, wordOf } from "./bitboards.ts";

type Some = Extract<ir.Expr, { kind: "some" }>;

/** Matches `some row in lines(n, space) where every s in row has grid[s] is player`. */
export function lowerHeldLine(c: Lowering, { binder }: Some): CodeValue | undefined {
  const { domain, where, local } = binder;
  if (!c.gen.has("line-sets") || domain.kind !== "lines" || where?.kind !== "every")
    return undefined;
  const { domain: row, through: lying, where: only, local: space } = where.binder;
  if (row.kind !== "line" || row.line.kind !== "local" || row.line.local !== local)
    return undefined;
  const { has } = where;
  if (lying !== undefined || only !== undefined || has.kind !== "binary" || has.op !== "is")
    return undefined;
  const test = holderTest(c.gen, space, has);
  if (test === undefined) return undefined;
  const through = linesThrough(domain.grid.shape, domain.length);
  return c.helper("held", "flag", (inner) =>
    b.once("s", inner.lower(domain.space), (start) =>
      named(heldWords(inner, test.grid, inner.lower(test.value)), (held) => [
        domain.length < 2
          ? undefined
          : b.if(b.equal(besideHeld(inner, domain.grid.shape, through, start, held), 0), [
              b.return(false),
            ]),
        overLines(inner, domain.grid, through, start, held),
        b.return(false),
      ]),
    ),
  );
}

/** Binds the words of a set to variables. */
function named(words: BitboardWords, steps: (words: BitboardWords) => CodeSteps): CodeSteps {
  const names = words.map((_, word) => b.variable(`held${word}`));
  return [
    words.map((word, i) => b.let(names[i] ?? b.variable("held"), word)),
    steps(names.map((name) => b.value(name))),
  ];
}

/** Returns true at the first line through a space that is held completely. */
function overLines(
  c: Lowering,
  grid: ir.Grid,
  through: readonly (readonly number[][])[],
  start: Atom,
  held: BitboardWords,
): CodeSteps {
  const words = wordNumbers(grid);
  const { starts, flat } = flatten(through);
  const sets = flat.flatMap((line) => words.map((word) => wordOf(line, word)));
  const limit = (index: CodeValue) => b.multiply(c.entry("first", starts, index), words.length);
  const i = b.variable("i", "int", { from: 0, to: sets.length });
  const missing = held.map((set, word) =>
    b.bitAnd(b.bitNot(set), c.entry("rows", sets, b.add(i, word))),
  );
  return [
    b.let(i, limit(start)),
    b.once("end", limit(b.add(start, 1)), (end) =>
      b.loop("lines", (label) => [
        b.if(b.greaterOrEqual(i, end), b.break(label)),
        b.if(b.equal(isAnyInSet(missing), 0), b.return(true)),
        b.set(i, b.add(i, words.length)),
      ]),
    ),
  ];
}

/** Tests first whether a neighbour is held: for most spaces none is, and then no line is. */
function besideHeld(
  c: Lowering,
  shape: ir.Shape,
  through: readonly (readonly number[][])[],
  start: Atom,
  held: BitboardWords,
): CodeValue {
  const beside = through.map((lines, cell) =>
    lines.flatMap((line) => {
      const at = line.indexOf(cell);
      return [line[at - 1], line[at + 1]].filter((other) => other !== undefined);
    }),
  );
  const sets = rowsAsWords(c, "beside", shape, beside, start);
  return isAnyInSet(sets.map((set, word) => b.bitAnd(held[word] ?? 0, set)));
}
