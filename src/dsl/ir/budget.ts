// How many steps the analyses of one game may take together. Rules are short, but what they describe
// can be endless: loops in loops, large ranges, sums of sums.

import type { Span } from "../source/span.ts";

/** Steps that all analyses of one kind may take for one game; games written by people need a tenth. */
export const MAX_ANALYSIS_STEPS = 2_000_000;

/** Thrown when no steps are left. Only what made the budget catches it, and reports it. */
export class BudgetSpent extends Error {
  /** What was being analysed, where that is known. */
  readonly span: Span | undefined;

  constructor(span: Span | undefined) {
    super("No steps are left for analyses.");
    this.span = span;
  }
}

/** Counts down; one for all analyses of a game, so that they end together. */
export class Budget {
  private left: number;
  private span: Span | undefined;

  constructor(steps = MAX_ANALYSIS_STEPS) {
    this.left = steps;
  }

  /** Notes what the following steps are for. */
  at(span: Span): void {
    this.span = span;
  }

  /** Takes steps; throws `BudgetSpent` when there are not as many left. */
  spend(steps = 1): void {
    this.left -= steps;
    if (this.left < 0) throw new BudgetSpent(this.span);
  }
}
