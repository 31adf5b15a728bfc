// The own sentence of a rule, in German, with what it speaks of filled in.

import type * as ir from "../ir/ir.ts";
import type { GroupedExprKind } from "../ir/kinds.ts";
import { amountIn } from "./amount.de.ts";
import { argumentsIn, fromIndex, value } from "./expr.de.ts";
import { contracted } from "./german.ts";
import { insertValues, itselfIn } from "./holes.ts";
import { linkTo, tableParams, type Worded } from "./names.ts";
import { isPronoun, type Statement, statementFrom, toldStatement } from "./statement.de.ts";
import type { TellingDe as Telling } from "./telling.ts";

/** What an author says of a value or definition; `now` stands for what a value is. */
export function saidOf(
  t: Telling,
  rule: ir.Value | ir.Define,
  args: readonly ir.Expr[],
  now: ir.Expr = rule.body,
): string | undefined {
  if (rule.says === undefined) return undefined;
  const itself = itselfIn(rule.says.de, "de", rule.id, (unit, article) => {
    if (unit === undefined) return value(t, now)[article?.case ?? "nom"];
    const noun = unit === "points" ? t.index.game.points : unitNoun(t, unit);
    return noun === undefined ? unit : amountIn(t, now, noun, article?.case ?? "acc");
  });
  return contracted(insertValues(itself, rule.params, argumentsIn(t, rule.params, args)));
}

function unitNoun(t: Telling, id: string): ir.LocalizedNoun | undefined {
  const counter = t.index.game.counters.find((one) => one.id === id);
  return counter && linkTo(t.index, counter, counter.noun);
}

/** A yes or no that its author words as a sentence: `du darfst überall tauchen`. */
export function statementOf(t: Telling, expr: ir.Expr): Statement | undefined {
  if (expr.type.kind !== "yesno") return undefined;
  switch (expr.kind) {
    case "value":
      return ruleStatement(t, expr.value, expr.args);
    case "define":
      return ruleStatement(t, expr.define, expr.args);
    case "table":
      return told(t, expr.table, wordsFor(t, expr.table, tableParams(expr.table), expr.args));
    case "mark":
      return ofMember(t, told(t, expr.mark.mark, expr.mark.mark.words?.de), expr.mark.index);
    default:
      expr.kind satisfies GroupedExprKind;
      return undefined;
  }
}

/** Which one of a family it is about: `der Hafen für Rot ist voll`. */
function ofMember(
  t: Telling,
  statement: Statement | undefined,
  index: ir.Expr | undefined,
): Statement | undefined {
  if (statement === undefined || index === undefined) return statement;
  const of = fromIndex(t, index);
  return isPronoun(statement.subject)
    ? { ...statement, rest: `${of} ${statement.rest}`.trimEnd() }
    : { ...statement, subject: `${statement.subject} ${of}` };
}

/** The same of a rule with its arguments. */
export function ruleStatement(
  t: Telling,
  rule: ir.Value | ir.Define,
  args: readonly ir.Expr[],
): Statement | undefined {
  if (rule.type.kind !== "yesno") return undefined;
  return told(t, rule, saidOf(t, rule, args) ?? wordsFor(t, rule, rule.params, args));
}

/** An author's words with what they speak of filled in. */
function wordsFor(
  t: Telling,
  { words }: Worded,
  params: readonly ir.Local[],
  args: readonly ir.Expr[],
): string | undefined {
  return words && insertValues(words.de, params, argumentsIn(t, params, args));
}

function told(t: Telling, rule: object, text: string | undefined): Statement | undefined {
  const statement = text === undefined ? undefined : statementFrom(text);
  return statement && toldStatement(t, statement, t.index.paths.get(rule));
}
