// Exceptions that change nothing.

import { evaluateConstant } from "../../ir/evaluate-constant.ts";
import type * as ir from "../../ir/ir.ts";
import { groupBy } from "../../source/group-by.ts";
import { keyOf, type LintContext } from "../lint-context.ts";

export function checkRedundantExceptions(linted: LintContext): void {
  for (const value of linted.game.values) {
    const base = evaluateConstant(value.body, linted.constants);
    // Kinds of a piece with parameters bring the same exception each.
    const places = groupBy(value.exceptions, ({ span }) => keyOf(span));
    for (const same of places.values()) {
      const [first] = same;
      if (first === undefined) continue;
      linted.budget.at(first.span);
      linted.budget.spend(same.length);
      if (same.every((one) => isIdle(linted, one, base)))
        linted.warn("same-as-base", first.span, { value: value.id }, value.span, "declared-here");
    }
  }
}

/** Sets what is so anyway, or adds 0. */
function isIdle(
  { constants }: LintContext,
  { how, to }: ir.Exception,
  base: number | undefined,
): boolean {
  const known = evaluateConstant(to, constants);
  return known !== undefined && known === (how === "plus" ? 0 : base);
}
