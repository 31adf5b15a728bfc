// The steps of a rule as one routine that resumes a frame of the rule.

import { b, type CodeSteps } from "../code/build.ts";
import type { ChoicePoint, CodeBlock, CodeStep, LoopLabel } from "../code/code.ts";
import { mapCode } from "../code/map.ts";
import { storeLocalsInFrame } from "./split-at-suspensions.ts";
import { frameAddress } from "./stack.ts";
import type { SuspendingRule, SuspendingRules } from "./suspending-rules.ts";

/** A position in a rule: its step, and the next one. */
export interface StepPosition {
  readonly rule: SuspendingRule;
  readonly step: number;
  readonly next: number;
}

/** How choice points, calls of suspending rules, and ends of rules are lowered. */
export interface SuspensionLowering {
  lowerChoicePoint(point: ChoicePoint, place: StepPosition): CodeSteps;
  lowerCall(call: Extract<CodeStep, { readonly kind: "call" }>, place: StepPosition): CodeSteps;
  /** Runs where the rule returns. */
  lowerReturn(rule: SuspendingRule): CodeSteps;
  /** Runs where the game is over. */
  readonly leave: CodeSteps;
}

export function lowerSteps(
  rules: SuspendingRules,
  rule: SuspendingRule,
  ways: SuspensionLowering,
): CodeSteps {
  const { cut } = rule;
  const step = b.variable("step", "int", { from: 0, to: cut.steps.length });
  const labels = new Set(cut.steps.map(({ label }) => label));
  const finished = (block: CodeBlock, label: LoopLabel, dispatch: LoopLabel): CodeBlock => {
    const kept = storeLocalsInFrame(cut, block, rules);
    const last = kept.at(-1);
    const next = last?.kind === "continue" ? cut.numberOf(last.label) : 0;
    const place: StepPosition = { rule, step: cut.numberOf(label), next };
    const steps = mapCode(kept, {
      step: (one) => {
        if (one.kind === "suspend") return b.block(ways.lowerChoicePoint(one.at, place));
        if (one.kind === "call" && rules.isWaiting(one.of))
          return b.block(ways.lowerCall(one, place));
        if (one.kind === "return") return b.block(ways.leave);
        if (one.kind !== "continue" || !labels.has(one.label)) return [one];
        return [b.set(step, cut.numberOf(one.label)), b.continue(dispatch)];
      },
    });
    const isDone = last?.kind !== "continue" && last?.kind !== "return";
    return isDone ? [...steps, ...b.block(ways.lowerReturn(rule))] : steps;
  };
  return [
    b.let(step, b.load(frameAddress(rules.gen.slots.frame.step, rules.fp))),
    b.loop("steps", (dispatch) =>
      b.switch(
        step,
        cut.steps.map(({ label, block }) => finished(block, label, dispatch)),
      ),
    ),
  ];
}
