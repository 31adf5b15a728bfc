// Options as numbers: each form of a move has one, 0 is to decline.

import { statementsIn } from "../../ir/collect-statements.ts";
import type * as ir from "../../ir/ir.ts";
import { extent, seatsOf } from "../../ir/types.ts";
import { b, type CodeSteps } from "../code/build.ts";
import type { CodeValue, Var } from "../code/code.ts";
import { variableFor } from "../lower/env.ts";
import type { Lowering } from "../lower/lowering.ts";

/** How a move becomes a number: `base + ((p0 - from0) * count1 + (p1 - from1)) …`. */
export interface OptionEncoding {
  readonly move: ir.OptionSchema;
  readonly base: number;
  readonly count: number;
  readonly picks: readonly { readonly from: number; readonly count: number }[];
}

/** Codes of all moves. */
export function encodeOptions(game: ir.Game): OptionEncoding[] {
  let base = 1;
  return game.moves.map((move) => {
    const picks = move.picks.map(({ type }) => pickExtent(game, type));
    const count = picks.reduce((product, pick) => product * pick.count, 1);
    const code = { move, base, count, picks };
    base += count;
    return code;
  });
}

function pickExtent(game: ir.Game, type: ir.Type): { from: number; count: number } {
  if (type.kind === "board") return { from: 0, count: game.boards.length };
  const found = extent(type, game.pieces, seatsOf(game));
  if (found === undefined) throw new Error("a pick without limits");
  // A range that ends before it begins has no values, but its place among the others.
  return { from: found.from, count: Math.max(1, found.count) };
}

/**
 * How many options are listed at most: no decision has more than each form of each move that it offers,
 * and to decline. One more has room behind them, which is looked at and does not stay.
 */
export function optionRoom(game: ir.Game, codes: readonly OptionEncoding[]): number {
  const formsOf = (move: ir.OptionSchema) => codes[move.index]?.count ?? 0;
  let most = 1;
  for (const { body } of [...game.procedures, ...game.moves]) {
    for (const stmt of statementsIn(body)) {
      if (stmt.kind === "anyOrder") most = Math.max(most, formsOf(stmt.move));
      if (stmt.kind !== "choose") continue;
      most = Math.max(
        most,
        stmt.options.reduce((sum, { move }) => sum + formsOf(move), 1),
      );
    }
  }
  return most + 1;
}

/** The code of what has been picked. */
export function encodePicks(c: Lowering, { move, base, picks }: OptionEncoding): CodeValue {
  const offset = picks.reduce<CodeValue>((sum, { from, count }, i) => {
    const value = c.lookup(move.picks[i] as ir.Local);
    return b.add(b.multiply(sum, count), b.subtract(value, from));
  }, b.value(0));
  return b.add(offset, base);
}

/** Names for what was picked, from a code; `use` receives them. */
export function decodePicks(
  { move, base, picks }: OptionEncoding,
  code: CodeValue,
  use: (picks: readonly Var[]) => CodeSteps,
): CodeSteps {
  if (picks.length === 0) return use([]);
  const names = move.picks.map(variableFor);
  const rest = b.natural("c");
  const taken = names.map((name, i) => {
    const { from, count } = picks[i] ?? { from: 0, count: 1 };
    const value = i === 0 ? b.value(rest) : b.op("remainder", b.value(rest), b.value(count));
    return [
      b.let(name, b.add(value, from)),
      i > 0 ? b.set(rest, b.op("quotient", b.value(rest), b.value(count))) : undefined,
    ];
  });
  return [b.let(rest, b.subtract(code, base)), taken.reverse(), use(names)];
}
