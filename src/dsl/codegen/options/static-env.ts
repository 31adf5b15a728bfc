// What the compiler knows before any game begins, for evaluating parts of rules ahead of time.

import type { Budget } from "../../ir/budget.ts";
import type { ConstantEnv } from "../../ir/evaluate-constant.ts";
import type * as ir from "../../ir/ir.ts";
import { extent, seatsOf } from "../../ir/types.ts";

/** Who `you` are, if that is known, and what names stand for. */
export interface StaticBindings {
  readonly you: number | undefined;
  /** The expressions that names of a `let` stand for. */
  readonly lets: ReadonlyMap<ir.Local, ir.Expr>;
  readonly locals: ReadonlyMap<ir.Local, number>;
}

/** For the expressions of a game being emitted. Once the budget is spent, they stay in the program. */
export function staticEnv({ game, staticBudget }: StaticGame, bound: StaticBindings): ConstantEnv {
  const budget = { budget: staticBudget, givesUp: true, isOptional: true };
  return { game, ...bound, ...budget, keepsLookups: true };
}

interface StaticGame {
  readonly game: ir.Game;
  readonly staticBudget: Budget;
}

/** Every value of a name, if there are few enough to list all of them. */
export function listFewValues(game: ir.Game, { type }: ir.Local): number[] | undefined {
  const found = extent(type, game.pieces, seatsOf(game));
  if (found === undefined || found.count > MOST_VALUES) return undefined;
  return Array.from({ length: found.count }, (_, i) => found.from + i);
}

const MOST_VALUES = 512;
