// Values and tables.

import type * as ir from "../../ir/ir.ts";
import { valuesOfType } from "../../ir/types.ts";
import { localName, tableParams } from "../lexicon/nouns.ts";
import { hasClause, planCall, planRuleClause, planSays, saysItself } from "../plan/call.ts";
import { verbClause } from "../plan/compare.ts";
import { planClause } from "../plan/condition.ts";
import type { PlanContext } from "../plan/context.ts";
import { isZero } from "../plan/exceptions.ts";
import { planValue } from "../plan/expr.ts";
import type { NounPhrase } from "../plan/noun-phrase.ts";
import type { SentencePlan } from "../plan/plan.ts";
import { thing, words } from "../plan/referring-expressions.ts";
import { sentenceOf } from "../plan/sentence.ts";
import { block } from "../plan/stmt.ts";
import { capitalized } from "../realize.ts";
import type { Entry } from "../rule.ts";
import { renderConstant } from "./components.ts";
import { planEachException, planExceptionList, planSources } from "./exception.ts";
import { type RuleDraft, stock } from "./rule-draft.ts";
import { ruleTitle } from "./titles.ts";
import { kindOfValue } from "./type.ts";

export function describeFormula(t: PlanContext, rule: ir.Value): RuleDraft {
  const areTold = onlyWith(t, rule) !== undefined || isMadeOfExceptions(rule);
  return {
    title: ruleTitle(t, rule, rule.params),
    plans: [...planFormula(t, rule), ...(areTold ? [] : planExceptionList(t, rule.exceptions))],
    entries: [],
  };
}

/** The parameters as arguments: what they are called where the rule itself is told. */
function ownArgs({ params }: ir.Value): readonly ir.Expr[] {
  return params.map((local): ir.Expr => ({ kind: "local", local, type: local.type }));
}

function planFormula(t: PlanContext, rule: ir.Value): SentencePlan[] {
  const { body } = rule;
  const args = ownArgs(rule);
  if (hasClause(rule) && body.kind !== "if") return planClauseRule(t, rule, args);
  if (isMadeOfExceptions(rule)) return planEachException(t, rule);
  const text = isZero(rule) ? undefined : planSays(t, rule, args);
  const says: SentencePlan[] = text === undefined ? [] : [{ kind: "author", text }];
  if (text !== undefined && (rule.isBent || saysItself(rule))) return says;
  const name = planCall(t, rule, args, rule.params, rule.type.kind === "yesno");
  if (body.kind === "if") return [...says, block({ kind: "name", of: name }, casesOf(t, body))];
  if (body.type.kind === "yesno" && body.kind !== "const") {
    const trailing = { how: "if", clause: planClause(t, body) } as const;
    return [...says, sentenceOf(verbClause("hold", { theme: name }), { trailing })];
  }
  return [...says, { kind: "definition", how: "always", name, value: planValue(t, body) }];
}

/** A yes or no that its author words as a clause. */
function planClauseRule(t: PlanContext, rule: ir.Value, args: readonly ir.Expr[]): SentencePlan[] {
  const { body } = rule;
  const clause = planRuleClause(t, rule, args);
  if (clause === undefined) return [];
  if (body.kind !== "const")
    return [sentenceOf(clause, { trailing: { how: "if", clause: planClause(t, body) } })];
  const only = body.value === 0 ? onlyWith(t, rule) : undefined;
  if (only !== undefined)
    return [sentenceOf(clause, { lead: { kind: "with", only: true, of: only } })];
  const plain = body.value === 0 ? planRuleClause(t, rule, args, true) : clause;
  return plain === undefined ? [] : [sentenceOf(plain)];
}

/** What alone makes something hold that does not by itself, if it is worded as a clause. */
function onlyWith(t: PlanContext, rule: ir.Value): NounPhrase | undefined {
  if (rule.body.kind !== "const" || rule.body.value !== 0) return undefined;
  return hasClause(rule) ? planSources(t, rule.exceptions, "a") : undefined;
}

/** Nothing by itself, with a sentence for what exceptions make of it. */
function isMadeOfExceptions(rule: ir.Value): boolean {
  return isZero(rule) && rule.says !== undefined && rule.exceptions.length > 0;
}

function casesOf(t: PlanContext, expr: ir.Expr): SentencePlan[] {
  if (expr.kind !== "if") return [{ kind: "case", when: undefined, value: planValue(t, expr) }];
  const when = planClause(t, expr.condition);
  return [{ kind: "case", when, value: planValue(t, expr.then) }, ...casesOf(t, expr.else)];
}

// Tables -------------------------------------------------------------------------------------

export function describeTable(t: PlanContext, table: ir.Table): RuleDraft {
  const nouns = paramNouns(t, table);
  const items = nouns.map((noun) => thing(noun, "none"));
  const by: NounPhrase =
    items.length > 0 ? { kind: "list", items, by: "and" } : words("Fall", "case");
  return {
    title: ruleTitle(t, table, tableParams(table)),
    plans: [stock("table", { by })],
    entries: entriesOf(t, table),
  };
}

/** What a table depends on, if all of that has nouns. */
function paramNouns(t: PlanContext, { params, names }: ir.Table): ir.LocalizedNoun[] {
  const nouns = params.map((type, i) => {
    if (type.kind !== "number" && type.kind !== "yesno") return kindOfValue(t, type);
    const { noun, id } = localName(t.index, { name: names[i] ?? "", type });
    return id === undefined ? noun : undefined;
  });
  return nouns.every((noun) => noun !== undefined && noun.de.article !== "")
    ? nouns.flatMap((noun) => noun ?? [])
    : [];
}

function entriesOf(t: PlanContext, table: ir.Table): Entry[] {
  const places = table.params.reduce<(readonly number[])[]>(
    (all, param) =>
      all.flatMap((args) => valuesOfType(param, t.index.game).map((v) => [...args, v])),
    [[]],
  );
  return places.map((args, i): Entry => {
    const labels = args.map((arg, n) => labelOf(t, table, arg, n));
    const value = renderConstant(t, table.type, table.entries[i] ?? 0);
    const label = (language: "de" | "en") => labels.map((one) => one[language]).join(", ");
    return {
      key: labels.map(({ id }) => id).join(", "),
      about: labels.flatMap(({ id }, n) => aboutOf(table.params[n], id)),
      label: capitalized({ de: label("de"), en: label("en") }),
      value: { de: value.de, en: value.en },
      id: value.id,
    };
  });
}

/** One of what a table depends on; a number says what it is the number of. */
function labelOf(t: PlanContext, table: ir.Table, arg: number, n: number) {
  const type = table.params[n] ?? YES_NO;
  const value = renderConstant(t, type, arg);
  const noun =
    type.kind === "number" && table.params.length > 1 ? paramNouns(t, table)[n] : undefined;
  if (noun === undefined) return value;
  return { de: `${noun.de.one} ${value.de}`, en: `${noun.en.one} ${value.en}`, id: value.id };
}

const YES_NO: ir.Type = { kind: "yesno" };

/** What a label names that is declared elsewhere. */
function aboutOf(type: ir.Type | undefined, id: string): string[] {
  if (type?.kind === "enum") return [`${type.enum.id}.${id}`];
  return type?.kind === "piece" ? [id] : [];
}
