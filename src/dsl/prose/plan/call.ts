// Uses of rules: by their words with what is passed to them, or as a clause if their author has
// worded them so.

import type * as ir from "../../ir/ir.ts";
import type { GroupedExprKind } from "../../ir/kinds.ts";
import type { AfterExpr } from "../../ir/outlook.ts";
import { isClauseText } from "../authored/clause-text.ts";
import { linked } from "../lexicon/linked-noun.ts";
import { localName, nounOfRule, tableParams, type Worded } from "../lexicon/nouns.ts";
import { planAmount } from "./amount.ts";
import type { PlanContext } from "./context.ts";
import { planValue } from "./expr.ts";
import type { NounPhrase } from "./noun-phrase.ts";
import { planIndex, planMark } from "./place.ts";
import type { AdverbId, Clause, Template, VerbClause } from "./plan.ts";
import { linkTo } from "./referring-expressions.ts";

/** A rule by its words, with what is passed to it. */
export function planCall(
  t: PlanContext,
  rule: Worded,
  args: readonly ir.Expr[],
  params: readonly ir.Local[],
  isBare = false,
): NounPhrase {
  const path = t.index.paths.get(rule);
  const values = args.map((arg) => planValue(t, arg));
  const hasPlaceholders = rule.words?.de.includes("{") === true;
  return {
    kind: "rule",
    noun: linked(path, nounOfRule(rule)),
    text:
      hasPlaceholders && rule.words
        ? { words: rule.words, params, args: values, numbered: numberedBy(t, params) }
        : undefined,
    hasWords: rule.words !== undefined,
    isBare,
    path,
    args: hasPlaceholders ? [] : values,
  };
}

/** The procedure of an `after` by its words. */
export function planDeedOf(t: PlanContext, { procedure, args }: AfterExpr): NounPhrase {
  return planCall(t, procedure, args, procedure.params, true);
}

/** Whether the author words a yes or no as a clause: `you may dive anywhere`. */
export function hasClause(rule: Pick<ir.Value, "words" | "says" | "type">): boolean {
  const text = rule.says ?? rule.words;
  return rule.type.kind === "yesno" && text !== undefined && isClauseText(text);
}

/** An author's clause for a rule; `undefined` if there is none. */
export function planRuleClause(
  t: PlanContext,
  rule: ir.Value,
  args: readonly ir.Expr[],
  negated = false,
): Clause | undefined {
  if (!hasClause(rule)) return undefined;
  const text = planSays(t, rule, args) ?? planTemplate(t, rule.words, rule.params, args);
  const of = planCall(t, rule, args, rule.params, true);
  return text && authored(t, text, rule, of, { negated });
}

/** The author's clause for a yes or no, if it is such a use. */
export function planAuthoredClause(
  t: PlanContext,
  expr: ir.Expr,
  { negated = false, adverb }: { readonly negated?: boolean; readonly adverb?: AdverbId },
): Clause | undefined {
  if (expr.type.kind !== "yesno") return undefined;
  switch (expr.kind) {
    case "value":
      return planRuleClause(t, expr.value, expr.args, negated);
    case "table": {
      const { table, args } = expr;
      if (table.words === undefined || !isClauseText(table.words)) return undefined;
      const params = tableParams(table);
      const text = planTemplate(t, table.words, params, args);
      return text && authored(t, text, table, planCall(t, table, args, params), { negated });
    }
    case "mark": {
      const { mark, index } = expr.mark;
      if (mark.words === undefined || !isClauseText(mark.words)) return undefined;
      const member = index && planIndex(t, index);
      const text = { words: mark.words, params: [], args: [] };
      return authored(t, text, mark, planMark(t, expr.mark), { negated, adverb, member });
    }
    default:
      expr.kind satisfies GroupedExprKind;
      return undefined;
  }
}

function authored(
  t: PlanContext,
  text: Template,
  rule: object,
  theme: NounPhrase,
  how: {
    readonly negated: boolean;
    readonly adverb?: AdverbId | undefined;
    readonly member?: ReturnType<typeof planIndex> | undefined;
  },
): Clause {
  const { negated, adverb, member: index } = how;
  const path = t.index.paths.get(rule);
  const otherwise: VerbClause = {
    kind: "verb",
    verb: "hold",
    roles: { theme },
    negated,
    ...(adverb === undefined ? {} : { adverb }),
  };
  return { kind: "authored", text, who: t.who, path, negated, index, adverb, otherwise };
}

function planTemplate(
  t: PlanContext,
  words: ir.LocalizedText | undefined,
  params: readonly ir.Local[],
  args: readonly ir.Expr[],
): Template | undefined {
  const values = args.map((arg) => planValue(t, arg));
  return words && { words, params, args: values, numbered: numberedBy(t, params) };
}

/** The nouns of parameters that number things: `basin` of `basins[1..6]`. */
function numberedBy(t: PlanContext, params: readonly ir.Local[]) {
  return params.map((param) => {
    const { noun, id } = localName(t.index, param);
    const isNumber = param.type.kind === "number" && noun.de.article !== "" && id === undefined;
    return isNumber ? noun : undefined;
  });
}

/** What an author says of a value; `now` stands for what it is. */
export function planSays(
  t: PlanContext,
  rule: ir.Value,
  args: readonly ir.Expr[],
  now: ir.Expr = rule.body,
): Template | undefined {
  const template = planTemplate(t, rule.says, rule.params, args);
  if (template === undefined || rule.says === undefined) return undefined;
  const units = unitsIn(rule.says, rule.id);
  const amounts = new Map(
    units.flatMap((unit) => {
      const noun = unitNoun(t, unit);
      return noun === undefined ? [] : [[unit, planAmount(t, now, noun)] as const];
    }),
  );
  return { ...template, itself: { id: rule.id, value: planValue(t, now), amounts } };
}

/** Whether the author's sentence gives the value itself in a placeholder: `{toll pearls}`. */
export function saysItself({ says, id }: Pick<ir.Value, "says" | "id">): boolean {
  const itself = new RegExp(`\\{[^{}]*\\b${id}\\b[^{}]*\\}`, "u");
  return says !== undefined && [says.de, says.en].every((text) => itself.test(text));
}

/** What the author counts a value in: `pearls` of `{toll pearls}`. */
function unitsIn(says: ir.LocalizedText, id: string): readonly string[] {
  const known = unitsOf.get(says);
  if (known !== undefined) return known;
  const units = [...`${says.de} ${says.en}`.matchAll(UNIT)].flatMap(([, name, unit]) =>
    name === id && unit !== undefined ? [unit] : [],
  );
  unitsOf.set(says, units);
  return units;
}

/** The units of texts, by the objects of their authors. */
const unitsOf = new WeakMap<ir.LocalizedText, readonly string[]>();

const UNIT = /\{\s*(?:\p{L}+\s+)??(\w+)\s+(\w+)\s*\}/gu;

function unitNoun(t: PlanContext, id: string): ir.LocalizedNoun | undefined {
  if (id === "points") return t.index.game.points;
  const counter = t.index.game.counters.find((one) => one.id === id);
  return counter && linkTo(t, counter, counter.noun);
}
