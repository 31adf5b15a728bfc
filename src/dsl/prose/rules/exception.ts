// Exceptions of values: `While the oyster lies in your reef, the price is 1 instead of 2.`

import type * as ir from "../../ir/ir.ts";
import type { ExceptionGroup } from "../index-of.ts";
import { linked } from "../lexicon/linked-noun.ts";
import { kindNouns } from "../lexicon/nouns.ts";
import { planCall, planRuleClause, planSays } from "../plan/call.ts";
import { verbClause } from "../plan/compare.ts";
import type { PlanContext } from "../plan/context.ts";
import { planSource } from "../plan/exceptions.ts";
import { planValue } from "../plan/expr.ts";
import type { Modifier, NounPhrase } from "../plan/noun-phrase.ts";
import { planPlace } from "../plan/place.ts";
import type { Clause, Lead, SentencePlan, Template } from "../plan/plan.ts";
import { modified, number, thing } from "../plan/referring-expressions.ts";
import { sentenceOf } from "../plan/sentence.ts";
import { phraseTitle, type RuleDraft, stock } from "./rule-draft.ts";
import { planKinds, ruleTitle } from "./titles.ts";

export function describeException(
  t: PlanContext,
  { value, exceptions }: ExceptionGroup,
): RuleDraft {
  const pieces = exceptions.flatMap((one) => one.pieces);
  return {
    title: {
      kind: "pair",
      owner: phraseTitle(planKinds(t, pieces)),
      of: ruleTitle(t, value, value.params),
    },
    plans: exceptions.map((one) => planException(t, value, one)),
    entries: [],
  };
}

/** A line with what changes a value, each leading to its own rule; none where nothing does. */
export function planExceptionList(
  t: PlanContext,
  exceptions: readonly ir.Exception[],
): SentencePlan[] {
  const list = planSources(t, exceptions, "none");
  if (list === undefined) return [];
  const isOne = new Set(exceptions.map(({ pieces }) => pieces.join())).size === 1;
  return [stock(isOne ? "exception" : "exceptions", { list })];
}

/** What changes a value, each leading to its own rule. */
export function planSources(
  t: PlanContext,
  exceptions: readonly ir.Exception[],
  which: "none" | "a",
): NounPhrase | undefined {
  if (exceptions.length === 0) return undefined;
  const apart = new Map(exceptions.map((one) => [one.pieces.join(), one]));
  const items = [...apart.values()].flatMap((one) => {
    const path = t.index.paths.get(one);
    const count = one.pieces.length === 1 ? "one" : "many";
    return kindNouns(t.index, one.pieces).map((noun) => thing(linked(path, noun), which, count));
  });
  return { kind: "list", items, by: which === "a" ? "or" : "and" };
}

/** What exceptions make of a value that is nothing by itself: `With an eel you gain 1 pearl.` */
export function planEachException(t: PlanContext, value: ir.Value): SentencePlan[] {
  return value.exceptions.map((one) => {
    const args = argsOf(value, one);
    const text = planSays(t, value, args, one.to);
    if (text === undefined || one.how === "plus") return planException(t, value, one);
    const lead: Lead = { kind: "with", of: planSource(t, one) };
    return sentenceOf(saysClause(t, text), { lead });
  });
}

/** An author's sentence as a clause. */
function saysClause(t: PlanContext, text: Template): Clause {
  return {
    kind: "authored",
    text,
    who: t.who,
    path: undefined,
    negated: false,
    index: undefined,
    adverb: undefined,
    otherwise: undefined,
  };
}

const YES_NO: ir.Type = { kind: "yesno" };

function argsOf(value: ir.Value, { args }: ir.Exception): ir.Expr[] {
  return args.map((arg, i) => ({
    kind: "const",
    value: arg,
    type: value.params[i]?.type ?? YES_NO,
  }));
}

function planException(t: PlanContext, value: ir.Value, one: ir.Exception): SentencePlan {
  const place = planPlace(t, "inside", yours(one.zone));
  const nouns = kindNouns(t.index, one.pieces);
  const args = argsOf(value, one);
  if (one.how === "plus") {
    const last = nouns.length - 1;
    const where: Modifier = { kind: "place", place };
    const items = nouns.map((noun, i) =>
      i === last ? modified(thing(noun, "each"), where) : thing(noun, "each"),
    );
    const theme = planCall(t, value, args, value.params, value.type.kind === "yesno");
    const clause = verbClause("rise", { theme, by: planValue(t, one.to) });
    return sentenceOf(clause, { lead: { kind: "for", of: { kind: "list", items, by: "and" } } });
  }
  const items = nouns.map((noun) => thing(noun, "a"));
  const theme: NounPhrase = { kind: "list", items, by: "or" };
  const lead: Lead = {
    kind: "while",
    clause: verbClause("beLocated", { theme }, { places: [place] }),
  };
  const { clause, isSaid } = planChanged(t, value, one, args);
  return sentenceOf(clause, { lead, notes: isSaid ? insteadOf(value) : [] });
}

/** What is so with an exception. */
function planChanged(
  t: PlanContext,
  value: ir.Value,
  one: ir.Exception,
  args: readonly ir.Expr[],
): { readonly clause: Clause; readonly isSaid: boolean } {
  const theme = planCall(t, value, args, value.params, value.type.kind === "yesno");
  if (one.to.kind === "const" && one.to.type.kind === "yesno") {
    const negated = one.to.value !== 1;
    const own = planRuleClause(t, value, args, negated);
    return { clause: own ?? verbClause("hold", { theme }, { negated }), isSaid: false };
  }
  const text = planSays(t, value, args, one.to);
  if (text !== undefined) return { clause: saysClause(t, text), isSaid: true };
  const isNumber = value.type.kind === "number";
  const base = isNumber && value.body.kind === "const" ? number(value.body.value) : undefined;
  const roles = { theme, predicate: planValue(t, one.to), ...(base ? { insteadOf: base } : {}) };
  return { clause: verbClause(isNumber ? "amountTo" : "be", roles), isSaid: false };
}

/** What a value is otherwise, if that is something. */
function insteadOf({ body, type }: ir.Value) {
  if (type.kind !== "number" || body.kind !== "const" || body.value === 0) return [];
  return [{ kind: "insteadOf", n: body.value } as const];
}

/** A grid or zone as its owner speaks of it. */
export function yours(where: ir.Grid | ir.Zone): ir.GridRef | ir.ZoneRef {
  const owner: ir.Expr = { kind: "you", type: { kind: "player" } };
  return "shape" in where
    ? { kind: "grid", grid: where, owner }
    : { kind: "zone", zone: where, owner, index: undefined };
}
