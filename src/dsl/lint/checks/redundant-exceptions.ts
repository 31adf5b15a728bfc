// Exceptions that change nothing.

import { evaluateConstant } from "../../ir/evaluate-constant.ts";
import type * as ir from "../../ir/ir.ts";
import { groupBy } from "../../source/group-by.ts";
import type { Span } from "../../source/span.ts";
import { keyOf, type LintContext } from "../lint-context.ts";

export function checkRedundantExceptions(linted: LintContext): void {
  for (const value of linted.game.values) {
    const base = evaluateConstant(value.body, linted.constants);
    // Kinds of a piece with parameters bring the same exception each.
    const places = groupBy(value.exceptions, ({ span }) => keyOf(span));
    for (const same of places.values()) {
      const [first] = same;
      if (first === undefined) continue;
      // Each is held against all others.
      linted.budget.at(first.span);
      linted.budget.spend(same.length * value.exceptions.length);
      const facts = { value: value.id };
      const stronger = same.map((one) => value.exceptions.find((other) => isStronger(other, one)));
      if (same.every((one) => isIdle(linted, one, base, value.exceptions)))
        linted.warn("same-as-base", first.span, facts, value.span, "declared-here");
      else if (stronger.every((one) => one !== undefined))
        linted.warn("always-overridden", first.span, facts, stronger[0]?.span);
      else if (first.overrides && same.every((one) => overridesNothing(one, value.exceptions)))
        linted.warn("overrides-nothing", lastWord(first.span), facts);
    }
  }
}

/** The word `overrides`, with which an exception ends. */
function lastWord({ file, end }: Span): Span {
  return { file, start: end - "overrides".length, end };
}

/** Sets what is so anyway, and no other exception would have it otherwise; or adds 0. */
function isIdle(
  { constants }: LintContext,
  { how, to, args }: ir.Exception,
  base: number | undefined,
  all: readonly ir.Exception[],
): boolean {
  const known = evaluateConstant(to, constants);
  if (known === undefined) return false;
  if (how === "plus") return known === 0;
  return (
    known === base &&
    all.every(
      (other) =>
        other.how === "plus" ||
        !isAbout(other, args) ||
        evaluateConstant(other.to, constants) === known,
    )
  );
}

/** Whether the other holds wherever this one does, and comes later. */
function isStronger(other: ir.Exception, one: ir.Exception): boolean {
  if (one.how !== "is" || one.overrides || other.how !== "is" || !other.overrides) return false;
  const covers = one.pieces.every((piece) => other.pieces.includes(piece));
  return covers && other.zone === one.zone && isAbout(other, one.args);
}

function overridesNothing(one: ir.Exception, all: readonly ir.Exception[]): boolean {
  const others = all.filter(
    ({ how, overrides, args }) => how === "is" && !overrides && isAbout(one, args),
  );
  return one.how === "plus" || others.length === 0;
}

function isAbout({ args }: ir.Exception, wanted: readonly number[]): boolean {
  return args.every((arg, i) => arg === wanted[i]);
}
