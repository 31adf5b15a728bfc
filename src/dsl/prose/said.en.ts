// The own sentence of a rule, in English, with what it speaks of filled in.

import type * as ir from "../ir/ir.ts";
import { amountOf } from "./amount.en.ts";
import { value } from "./expr.en.ts";
import { filledEnglish, itselfIn } from "./holes.ts";
import { linkTo } from "./names.ts";
import { type Statement, statementFrom, toldStatement } from "./statement.en.ts";
import type { TellingEn as Telling } from "./telling.ts";

/** What an author says of a value or definition; `now` stands for what a value is. */
export function saidOf(
  t: Telling,
  rule: ir.Value | ir.Define,
  args: readonly ir.Expr[],
  now: ir.Expr = rule.body,
): string | undefined {
  if (rule.says === undefined) return undefined;
  const itself = itselfIn(rule.says.en, rule.id, (unit) => {
    if (unit === undefined) return value(t, now).text;
    const noun = unit === "points" ? t.index.game.points : unitNoun(t, unit);
    return noun === undefined ? unit : amountOf(t, now, noun);
  });
  return filledEnglish(itself, rule.params, textsOf(t, args));
}

function textsOf(t: Telling, args: readonly ir.Expr[]): string[] {
  return args.map((arg) => value(t, arg).text);
}

function unitNoun(t: Telling, id: string): ir.NounWords | undefined {
  const counter = t.index.game.counters.find((one) => one.id === id);
  return counter && linkTo(t.index, counter, counter.noun);
}

/** A yes or no that its author words as a sentence: `you may dive anywhere`. */
export function statementOf(t: Telling, expr: ir.Expr): Statement | undefined {
  if (expr.type.kind !== "yesno") return undefined;
  switch (expr.kind) {
    case "value":
      return ruleStatement(t, expr.value, expr.args);
    case "define":
      return ruleStatement(t, expr.define, expr.args);
    case "mark":
      return told(t, expr.mark.mark, expr.mark.mark.words?.en);
    default:
      return undefined;
  }
}

/** The same of a rule with its arguments. */
export function ruleStatement(
  t: Telling,
  rule: ir.Value | ir.Define,
  args: readonly ir.Expr[],
): Statement | undefined {
  if (rule.type.kind !== "yesno") return undefined;
  const words = rule.words && filledEnglish(rule.words.en, rule.params, textsOf(t, args));
  return told(t, rule, saidOf(t, rule, args) ?? words);
}

function told(t: Telling, rule: object, text: string | undefined): Statement | undefined {
  const statement = text === undefined ? undefined : statementFrom(text);
  return statement && toldStatement(t, statement, t.index.paths.get(rule));
}
