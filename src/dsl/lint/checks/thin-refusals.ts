// Warns about reasons of refusals that leave the player guessing: which thing is meant, or how much
// of a counter is missing.

import { evaluateConstant } from "../../ir/evaluate-constant.ts";
import type * as ir from "../../ir/ir.ts";
import { visitExpression } from "../../ir/visit.ts";
import type { LintContext } from "../lint-context.ts";

export function checkThinRefusals(linted: LintContext): void {
  for (const need of linted.game.needs) {
    const { text, condition, cases } = need;
    if (text === undefined) continue;
    const texts = [{ text, holes: need.holes }, ...cases];
    const holes = texts.flatMap((one) => one.holes);
    const counted = enoughOf(condition);
    if (counted !== undefined) {
      if (!texts.every((one) => namesAmounts(one, counted)))
        linted.warn("refusal-thin", need.span, { missing: "amounts" });
    } else if (isAboutLocal(condition) && !holes.some(namesThing)) {
      linted.warn("refusal-thin", need.span, { missing: "thing" });
    }
  }
}

interface Enough {
  readonly counter: ir.Counter;
  readonly least: ir.Expr;
}

/** The counter of `your pearls >= needed`. */
function enoughOf(condition: ir.Expr): Enough | undefined {
  if (condition.kind !== "binary" || condition.left.kind !== "counter") return undefined;
  const { op, left, right } = condition;
  return op === ">=" || op === ">" ? { counter: left.counter.counter, least: right } : undefined;
}

/** Whether a text says how much there is and how much it takes; of one thing, that there is none. */
function namesAmounts(
  { text, holes }: Pick<ir.NeedCase, "text" | "holes">,
  { counter, least }: Enough,
): boolean {
  if (holes.some(({ form }) => form === "short")) return true;
  if (holes.filter((hole) => hole.counter !== undefined).length > 1) return true;
  const isOne = (evaluateConstant(least) ?? 2) <= 1;
  const nouns = [counter.noun, ...(counter.members ?? [])];
  const words = nouns.flatMap(({ de }) => `${de.one} ${de.many}`.split(" "));
  const isNamed = words.some((word) => word.length > 3 && text.de.includes(word));
  return isOne && (holes.length > 0 || isNamed);
}

function isAboutLocal(expr: ir.Expr): boolean {
  let found = false;
  visitExpression(expr, {
    expression: (part) => {
      found ||= part.kind === "local" && part.local.span !== undefined;
    },
  });
  return found;
}

/** Whether a hole names what was chosen, what lies there, or a declared thing. */
function namesThing({ form, value }: ir.Placeholder): boolean {
  return form !== "value" || value.kind !== "const";
}
