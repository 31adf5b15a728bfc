// Limits the steps of all analyses of one game together. Rules are short, but their analysis can be
// endless: nested loops, large ranges, sums of sums.

import type { Span } from "../source/span.ts";

/** Steps that all analyses of one kind may take for one game; games written by people need a tenth. */
export const MAX_ANALYSIS_STEPS = 2_000_000;

/** Steps that checking one game may take; the largest shipped game needs a hundredth. */
export const MAX_CHECK_STEPS = 5_000_000;

/** The maximum depth of calls and nested expressions. */
export const MAX_LEVELS = 1_000;

/** Names that may be bound at once in a rule. */
export const MAX_BOUND_NAMES = 200;

/** The quantities with a limit. */
export type BudgetUnit = "steps" | "levels" | "names";

/** Comparisons of names that suggestions may take. Behind them unknown names are reported without one. */
export const MAX_SUGGESTION_STEPS = 2_000_000;

/** Thrown when no steps are left. Only what made the budget catches it, and reports it. */
export class BudgetSpent extends Error {
  /** What was being analysed, where that is known. */
  readonly span: Span | undefined;
  readonly unit: BudgetUnit;

  constructor(span: Span | undefined, unit: BudgetUnit = "steps") {
    super(`No ${unit} are left for analyses.`);
    this.span = span;
    this.unit = unit;
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

  /** Throws `BudgetSpent` where there are too many levels. */
  requireLevels(levels: number): void {
    if (levels > MAX_LEVELS) throw new BudgetSpent(this.span, "levels");
  }

  /** Takes steps if there are as many left; otherwise returns false and takes none. */
  trySpend(steps: number): boolean {
    if (this.left < steps) return false;
    this.left -= steps;
    return true;
  }

  /** Takes steps; throws `BudgetSpent` when there are not as many left. */
  spend(steps = 1): void {
    this.left -= steps;
    if (this.left < 0) throw new BudgetSpent(this.span);
  }
}
