// The exact reading: all that a rule says, for authors and for the fold „Genau gesagt“ / “Exactly”.

import { joinInlines, type ProseBlock } from "./document.ts";
import type { SentencePlan } from "./plan/plan.ts";
import type { Rule, RuleKind } from "./rule.ts";

/** With fewer steps, their order is seen at a glance. */
const fewestNumbered = 4;

/** Kinds of rules that are done step by step. */
const stepwiseKinds: ReadonlySet<RuleKind> = new Set([
  "action",
  "cost",
  "procedure",
  "handler",
  "flow",
]);

/** Returns the block with the first step of a rule of many steps; what it is given comes before. */
export function findFirstStep(kind: RuleKind, plans: readonly SentencePlan[]): number | undefined {
  const first = plans.findIndex((plan) => plan.kind !== "stock" || plan.id !== "given");
  const isLong = first >= 0 && plans.length - first >= fewestNumbered;
  return stepwiseKinds.has(kind) && isLong ? first : undefined;
}

/** Returns all that a rule says; the steps of a long rule are numbered. */
export function exactReadingOf(
  { text, firstStep }: Rule,
  language: "de" | "en",
): readonly ProseBlock[] {
  if (firstStep === undefined) return text[language];
  return text[language].map((block, i): ProseBlock => {
    if (i < firstStep) return block;
    const number = { kind: "text", text: `${i - firstStep + 1}. ` } as const;
    return { ...block, text: joinInlines([number, ...block.text]) };
  });
}
