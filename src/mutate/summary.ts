// What has become of mutants, by the rule that they are in.

import { declarationOf, type Mutant } from "./mutant.ts";
import type { MutantStatus } from "./mutant-runner.ts";

/** A mutant, and what became of it. */
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

/** The rules in the order of the text. */
export function byRule(tried: readonly MutantResult[]): RuleSummary[] {
  const rules = Map.groupBy(tried, ({ mutant }) => declarationOf(mutant.rule));
  return [...rules].map(([rule, own]) => ({
    rule,
    counts: countStatuses(own),
    survivors: own.flatMap(({ mutant, outcome }) => (outcome.kind === "survived" ? [mutant] : [])),
  }));
}

export function countStatuses(tried: readonly MutantResult[]): MutantCounts {
  const counts = { killed: 0, survived: 0, invalid: 0, same: 0 };
  for (const { outcome } of tried) counts[outcome.kind] += 1;
  return counts;
}

/** How many of 100 mutants are noticed, of those that there is anything to notice about. */
export function rateOf({ killed, survived }: MutantCounts): number {
  return killed + survived === 0 ? 100 : (100 * killed) / (killed + survived);
}
