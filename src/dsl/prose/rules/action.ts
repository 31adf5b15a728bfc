// Actions, and the requirements and costs that they share.

import type * as ir from "../../ir/ir.ts";
import { planPick } from "../plan/binder.ts";
import { verbClause } from "../plan/compare.ts";
import { type PlanContext, withLocal } from "../plan/context.ts";
import { deedOf } from "../plan/deed.ts";
import { planValue } from "../plan/expr.ts";
import type { NounPhrase } from "../plan/noun-phrase.ts";
import type { SentencePlan } from "../plan/plan.ts";
import { actor, localPhrase, modified } from "../plan/referring-expressions.ts";
import { sentenceOf } from "../plan/sentence.ts";
import { block, planStatements } from "../plan/stmt.ts";
import { planNeed } from "./need.ts";
import { type RuleDraft, stock } from "./rule-draft.ts";
import { titleByActions } from "./titles.ts";

export function describeAction(t: PlanContext, move: ir.OptionSchema): RuleDraft {
  const { name, params, head, body } = move;
  const steps = withoutAliases(t, head);
  const free = t.index.game.moves.find(({ id, free }) => id === move.id && free);
  const { before, costs, after } = splitCosts(free, steps.head);
  const paid = body.slice(0, body.length - (free?.body.length ?? body.length));
  const costPlans = [...planHead(steps.t, costs), ...planStatements(steps.t, paid)];
  return {
    title: { kind: "text", text: name },
    plans: [
      ...planGiven(t, params),
      ...planHead(steps.t, before),
      ...(costPlans.length === 0 ? [] : [block({ kind: "stock", id: "costs" }, costPlans)]),
      ...planHead(steps.t, after),
      ...planStatements(steps.t, body.slice(paid.length)),
      ...(head.length + body.length === 0 ? [stock("nothingHappens")] : []),
    ],
    entries: [],
    deed: deedOf(t, move, "want"),
  };
}

/** The steps of an action that are its costs: all that it does not have where it is free. */
function splitCosts(free: ir.OptionSchema | undefined, head: readonly ir.HeadStep[]) {
  if (free === undefined) return { before: head, costs: [], after: [] };
  const kept = new Set(free.head.map(nameOfStep));
  const isCost = (step: ir.HeadStep) => !kept.has(nameOfStep(step));
  const first = head.findIndex(isCost);
  return {
    before: head.slice(0, first < 0 ? undefined : first),
    costs: head.filter(isCost),
    after: first < 0 ? [] : head.slice(first).filter((step) => !isCost(step)),
  };
}

function nameOfStep(step: ir.HeadStep): string {
  return step.kind === "need" ? `needs ${step.need.index}` : `${step.kind} ${step.local.name}`;
}

/** Names for what has words of its own are told by those words: `the colour of the fish`. */
function withoutAliases(t: PlanContext, head: readonly ir.HeadStep[]) {
  let inner = t;
  const rest = head.filter((step) => {
    if (step.kind !== "let" || !isAlias(step.value)) return true;
    inner = withLocal(inner, step.local, planValue(inner, step.value));
    return false;
  });
  return { t: inner, head: rest };
}

function isAlias({ kind, type }: ir.Expr): boolean {
  return (
    kind === "pieceField" ||
    kind === "spaceField" ||
    kind === "table" ||
    (kind === "binary" && type.kind === "number")
  );
}

/** The actions that include a requirement or cost, perhaps by another one. */
function movesWith(
  t: PlanContext,
  kind: "requirement" | "cost",
  id: string,
): readonly ir.OptionSchema[] {
  const isIn = ({ includes }: Pick<ir.OptionSchema, "includes">): boolean =>
    includes.some((one) => (one.kind === kind && one.id === id) || isIn(one));
  return t.index.game.moves.filter(isIn);
}

/** Requirements that actions share, as declared. */
export function describeRequirement(
  t: PlanContext,
  { id, params, head }: ir.Requirement,
): RuleDraft {
  const steps = withoutAliases(t, head);
  return {
    title: titleByActions("requirementTitle", movesWith(t, "requirement", id)),
    plans: [...planGiven(t, params), ...planHead(steps.t, steps.head)],
    entries: [],
  };
}

/** What actions may cost, as declared. */
export function describeCost(t: PlanContext, { id, params, head, body }: ir.Cost): RuleDraft {
  const steps = withoutAliases(t, head);
  return {
    title: titleByActions("costTitle", movesWith(t, "cost", id)),
    plans: [
      ...planGiven(t, params),
      ...planHead(steps.t, steps.head),
      ...planStatements(steps.t, body),
    ],
    entries: [],
  };
}

/** What a rule is passed. */
export function planGiven(t: PlanContext, params: readonly ir.Local[]): SentencePlan[] {
  if (params.length === 0) return [];
  const items = params.map((local) => localPhrase(t, local));
  const list: NounPhrase = { kind: "list", items, by: "and" };
  return [stock("given", { list })];
}

function planHead(t: PlanContext, head: readonly ir.HeadStep[]): SentencePlan[] {
  return head.map((step): SentencePlan => {
    switch (step.kind) {
      case "pick": {
        const { local, domain } = step;
        const { what, name } = planPick(t, { local, through: undefined, domain, where: undefined });
        const theme = name === undefined ? what : modified(what, { kind: "called", of: name });
        return sentenceOf(verbClause("choose", { agent: actor(t), theme }));
      }
      case "let":
        return {
          kind: "definition",
          how: "here",
          name: localPhrase(t, step.local),
          value: planValue(t, step.value),
        };
      case "need":
        return planNeed(t, step.need);
      default:
        return step satisfies never;
    }
  });
}
