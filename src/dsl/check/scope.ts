// The names that are visible in a rule, with what conditions have proved about them.

import { BudgetSpent, MAX_BOUND_NAMES } from "../ir/budget.ts";
import type * as ir from "../ir/ir.ts";
import type { Span } from "../source/span.ts";
import { type FlowFact, isAbout } from "./expressions/flow-facts.ts";

/** The value of a name bound in a rule, and the span of its declaration. */
interface Binding {
  readonly value: ir.Expr;
  readonly span: Span | undefined;
}

/** The names bound in a rule, from the innermost outwards, with their values and flow facts. */
export interface Scope {
  readonly names: ReadonlyMap<string, Binding>;
  /** The piece whose rule this is: the default reason of `score` statements. */
  readonly piece: ir.Piece | undefined;
  /** Flow facts proved by the conditions tested so far (see `narrowing.ts`). */
  readonly facts: readonly FlowFact[];
  /**
   * Whether the code is unreachable, because it follows a condition that never holds; range errors
   * are not reported here.
   */
  readonly isUnreachable?: boolean;
}

export const EMPTY_SCOPE: Scope = { names: new Map(), piece: undefined, facts: [] };

/** Returns the scope with one more name. Drops flow facts about a shadowed name. */
export function bind(scope: Scope, name: string, value: ir.Expr, span: Span | undefined): Scope {
  if (scope.names.size >= MAX_BOUND_NAMES) throw new BudgetSpent(span, "names");
  const names = new Map(scope.names).set(name, { value, span });
  return { ...scope, names, facts: scope.facts.filter((fact) => !isAbout(fact, name)) };
}
