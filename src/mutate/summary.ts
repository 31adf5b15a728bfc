// What has become of mutants, by the rule that they are in.

import { declarationOf, type Mutant } from "./mutant.ts";
import type { Outcome } from "./mutant-runner.ts";

/** A mutant, and what became of it. */
export interface Tried {
  readonly mutant: Mutant;
  readonly outcome: Outcome;
}

export type Counts = Readonly<Record<Outcome["kind"], number>>;

/** A rule with the mutants in it and in its parts. */
export interface RuleSummary {
  readonly rule: string;
  readonly counts: Counts;
  readonly survivors: readonly Mutant[];
}

/** The rules in the order of the text. */
export function byRule(tried: readonly Tried[]): RuleSummary[] {
  const rules = Map.groupBy(tried, ({ mutant }) => declarationOf(mutant.rule));
  return [...rules].map(([rule, own]) => ({
    rule,
    counts: countsOf(own),
    survivors: own.flatMap(({ mutant, outcome }) => (outcome.kind === "survived" ? [mutant] : [])),
  }));
}

export function countsOf(tried: readonly Tried[]): Counts {
  const counts = { killed: 0, survived: 0, invalid: 0, same: 0 };
  for (const { outcome } of tried) counts[outcome.kind] += 1;
  return counts;
}

/** How many of 100 mutants are noticed, of those that there is anything to notice about. */
export function rateOf({ killed, survived }: Counts): number {
  return killed + survived === 0 ? 100 : (100 * killed) / (killed + survived);
}
