// `in any order`: a row in the frame holds the elements that are left; a player picks one of them.

import { b, type CodeSteps } from "../code/build.ts";
import type { Operand } from "../code/build-values.ts";
import type { ChoicePoint, CodeValue } from "../code/code.ts";
import { entryAt } from "../entry-at.ts";
import { zoneRoutines } from "../library/zones.ts";
import { logRule } from "../lower/statements/statements.ts";
import type { OptionEncoding } from "../options/option-encoding.ts";
import type { SuspendingRule, SuspendingRules } from "./suspending-rules.ts";

export type OrderChoicePoint = Extract<ChoicePoint, { readonly kind: "order" }>;

/** A number of the row: first the count of elements left, then the elements. */
function rowAt({ row }: OrderChoicePoint, i: Operand) {
  return { ...row, at: b.add(row.at, i) };
}

/** A loop over the elements that are left. */
function overRow(point: OrderChoicePoint, body: (i: CodeValue, thing: CodeValue) => CodeSteps) {
  return b.countUp("i", 1, b.add(b.load(rowAt(point, 0)), 1), (i) =>
    body(b.value(i), b.load(rowAt(point, i))),
  );
}

/** The option code of picking an element. */
function codeOf({ base, picks }: OptionEncoding, thing: Operand): CodeValue {
  return b.add(b.subtract(thing, picks[0]?.from ?? 0), base);
}

/** Lists each distinct element. */
export function listOrder(
  point: OrderChoicePoint,
  code: OptionEncoding,
  put: (code: CodeValue) => CodeSteps,
): CodeSteps {
  return overRow(point, (i, thing) =>
    b.if(
      b.not(b.callPure(zoneRoutines.seenBefore, rowAt(point, 1), b.subtract(i, 1))),
      put(codeOf(code, thing)),
    ),
  );
}

/** Whether an element is left. */
export function isLeftInOrder(point: OrderChoicePoint, thing: Operand): CodeSteps {
  return [overRow(point, (_, one) => b.if(b.equal(one, thing), b.return(true))), b.return(false)];
}

/** Picks the element of an option code. */
export function pickByCode(
  rules: SuspendingRules,
  rule: SuspendingRule,
  point: OrderChoicePoint,
  code: Operand,
): CodeSteps {
  const { move, base, picks } = entryAt(rules.gen.codes, point.move);
  return [
    logRule(rules.gen, point.you, move.id, point.at),
    rules.answered(rule, point, b.add(b.subtract(code, base), picks[0]?.from ?? 0)),
  ];
}

/** Picks the first element, which is the only one. */
export function pickOnly(
  rules: SuspendingRules,
  rule: SuspendingRule,
  point: OrderChoicePoint,
): CodeSteps {
  return rules.answered(rule, point, b.load(rowAt(point, 1)));
}
