// What the compiler knows before any game begins, for evaluating parts of rules ahead of time.

import type { ConstantEnv } from "../ir/evaluate-constant.ts";
import type * as ir from "../ir/ir.ts";
import { extent, seatsOf } from "../ir/types.ts";

/** Who `you` are, if that is known, and what names stand for. */
export interface Bound {
  readonly you: number | undefined;
  /** The expressions that names of a `let` stand for. */
  readonly lets: ReadonlyMap<ir.Local, ir.Expr>;
  readonly locals: ReadonlyMap<ir.Local, number>;
}

export function staticEnv(game: ir.Game, bound: Bound): ConstantEnv {
  return { game, ...bound, keepsLookups: true };
}

/** Every value of a name, if there are few enough to list all of them. */
export function fewValuesOf(game: ir.Game, { type }: ir.Local): number[] | undefined {
  const found = extent(type, game.pieces, seatsOf(game));
  if (found === undefined || found.count > MOST_VALUES) return undefined;
  return Array.from({ length: found.count }, (_, i) => found.from + i);
}

const MOST_VALUES = 512;
