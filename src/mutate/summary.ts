// Statistics of mutants by rule.

import { groupBy } from "../dsl/index.ts";
import { declarationOf, type Mutant } from "./mutant.ts";
import type { MutantStatus } from "./mutant-runner.ts";

/** A mutant with its status. */
export interface MutantResult {
  readonly mutant: Mutant;
  readonly outcome: MutantStatus;
}

export type MutantCounts = Readonly<Record<MutantStatus["kind"], number>>;

/** A rule with the mutants in it and in its parts. */
export interface RuleSummary {
  readonly rule: string;
  readonly counts: MutantCounts;
  readonly survivors: readonly Mutant[];
}

/** Groups results by rule, in text order. */
export function groupByRule(tried: readonly MutantResult[]): RuleSummary[] {
  const rules = groupBy(tried, ({ mutant }) => declarationOf(mutant.rule));
  return [...rules].map(([rule, own]) => ({
    rule,
    counts: countStatuses(own),
    survivors: own.flatMap(({ mutant, outcome }) => (outcome.kind === "survived" ? [mutant] : [])),
  }));
}

/** Counts mutants by status. */
export function countStatuses(tried: readonly MutantResult[]): MutantCounts {
  const counts = { killed: 0, survived: 0, equivalent: 0, invalid: 0, same: 0 };
  for (const { outcome } of tried) counts[outcome.kind] += 1;
  return counts;
}

/** Returns the percentage of detected mutants among those that are detectable. */
export function rateOf({ killed, survived }: MutantCounts): number {
  return killed + survived === 0 ? 100 : (100 * killed) / (killed + survived);
}
