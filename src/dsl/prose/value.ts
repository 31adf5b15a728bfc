// Values, definitions and tables in words.

import type * as ir from "../ir/ir.ts";
import { valuesOfType } from "../ir/types.ts";
import { isZero } from "./bent.ts";
import { clause as clauseDe } from "./condition.de.ts";
import { clause as clauseEn } from "./condition.en.ts";
import { type Described, type Tellings, words } from "./described.ts";
import type { Draft } from "./document.ts";
import * as english from "./english.ts";
import { bentBy, eachBendingDe, eachBendingEn, namesOf } from "./exception.ts";
import * as exprDe from "./expr.de.ts";
import * as exprEn from "./expr.en.ts";
import * as german from "./german.ts";
import { filledEnglish, insertValues, withoutBraces } from "./holes.ts";
import { localName, nounOfRule, tableParams, type Worded } from "./names.ts";
import type { Entry } from "./rule.ts";
import { ruleStatement as ruleStatementDe, saidOf as saidDe } from "./said.de.ts";
import { ruleStatement as ruleStatementEn, saidOf as saidEn } from "./said.en.ts";
import { asInverted, asMain as asMainDe, denied as deniedDe } from "./statement.de.ts";
import { asMain as asMainEn, denied as deniedEn } from "./statement.en.ts";
import * as stmtDe from "./stmt.de.ts";
import * as stmtEn from "./stmt.en.ts";
import { constantWords } from "./things.ts";
import { kindOfValue } from "./type.ts";

export function formulaRule(t: Tellings, rule: ir.Value | ir.Define): Described {
  const all = "exceptions" in rule ? rule.exceptions : [];
  const areTold = onlyWith(t, rule) !== undefined || comesOfExceptions(rule);
  const exceptions = areTold ? [] : all;
  return {
    title: filledTitle(t, rule, rule.params),
    de: [...formulaDe(t, rule), ...bentBy(t, exceptions).map(({ de }) => stmtDe.leaf(de))],
    en: [...formulaEn(t, rule), ...bentBy(t, exceptions).map(({ en }) => stmtEn.leaf(en))],
    entries: [],
  };
}

/** What a rule is called as a heading; holes name their parameters. */
function ruleTitle(rule: Worded): ir.LocalizedText {
  const noun = nounOfRule(rule);
  return words(
    withoutBraces(rule.words?.de ?? noun.de.one, "de"),
    withoutBraces(noun.en.one, "en"),
  );
}

/** The same, with its parameters as sentences name them: `nachdem die Karte gespielt ist`. */
export function filledTitle(
  t: Tellings,
  rule: Worded,
  params: readonly ir.Local[],
): ir.LocalizedText {
  if (rule.words?.de.includes("{") !== true) return ruleTitle(rule);
  const args = asArgs(params);
  return words(
    insertValues(rule.words.de, params, exprDe.argumentsIn(t.de, params, args)),
    filledEnglish(rule.words.en, params, exprEn.argumentsIn(t.en, params, args)),
  );
}

type Formula = ir.Value | ir.Define;

/** The parameters as arguments: what they are called where the rule itself is told. */
function asArgs(params: readonly ir.Local[]): readonly ir.Expr[] {
  return params.map((local): ir.Expr => ({ kind: "local", local, type: local.type }));
}

function formulaDe(t: Tellings, rule: Formula): Draft[] {
  const { body } = rule;
  const args = asArgs(rule.params);
  const statement = ruleStatementDe(t.de, rule, args);
  if (statement !== undefined && body.kind !== "if") {
    if (body.kind === "const") {
      const only = body.value === 0 ? onlyWith(t, rule)?.de : undefined;
      if (only !== undefined) return [stmtDe.leaf(`nur mit ${only} ${asInverted(statement)}`)];
      return [stmtDe.leaf(asMainDe(body.value === 0 ? deniedDe(statement) : statement))];
    }
    return [stmtDe.leaf(`${asMainDe(statement)}, wenn ${clauseDe(t.de, body).sub}`)];
  }
  if (comesOfExceptions(rule)) return eachBendingDe(t, rule);
  const said = isZero(rule) ? undefined : saidDe(t.de, rule, args);
  if (said !== undefined && "exceptions" in rule) return [stmtDe.leaf(said)];
  const own = said === undefined ? [] : [stmtDe.leaf(said)];
  const head = exprDe.rulePhrase(t.de, rule, args, rule.params).nom;
  if (body.type.kind === "yesno" && body.kind !== "if") {
    if (body.kind === "const")
      return [...own, stmtDe.leaf(`${head}: ${body.value === 0 ? "nein" : "ja"}`)];
    return [...own, stmtDe.leaf(`${head} gilt, wenn ${clauseDe(t.de, body).sub}`)];
  }
  if (body.kind !== "if") return [...own, stmtDe.leaf(`${head}: ${exprDe.value(t.de, body).nom}`)];
  return [...own, { text: german.capital(`${head}:`), lines: casesDe(t, body) }];
}

/** What alone makes something hold that does not by itself, if it is worded as a sentence. */
function onlyWith(t: Tellings, rule: Formula): ir.LocalizedText | undefined {
  if (!("exceptions" in rule) || rule.body.kind !== "const" || rule.body.value !== 0)
    return undefined;
  if (ruleStatementDe(t.de, rule, asArgs(rule.params)) === undefined) return undefined;
  return namesOf(t, rule.exceptions, "a");
}

/** Nothing by itself, with a sentence for what exceptions make of it. */
function comesOfExceptions(rule: Formula): rule is ir.Value {
  return (
    "exceptions" in rule && isZero(rule) && rule.says !== undefined && rule.exceptions.length > 0
  );
}

function casesDe(t: Tellings, expr: ir.Expr): Draft[] {
  if (expr.kind !== "if") return [stmtDe.leaf(`sonst: ${exprDe.value(t.de, expr).nom}`)];
  const when = clauseDe(t.de, expr.condition).sub;
  return [
    stmtDe.leaf(`wenn ${when}: ${exprDe.value(t.de, expr.then).nom}`),
    ...casesDe(t, expr.else),
  ];
}

function formulaEn(t: Tellings, rule: Formula): Draft[] {
  const { body } = rule;
  const args = asArgs(rule.params);
  const statement = ruleStatementEn(t.en, rule, args);
  if (statement !== undefined && body.kind !== "if") {
    if (body.kind === "const") {
      const only = body.value === 0 ? onlyWith(t, rule)?.en : undefined;
      if (only !== undefined)
        return [
          stmtEn.leaf(`only with ${only} ${statement.verb} ${statement.subject} ${statement.rest}`),
        ];
      return [stmtEn.leaf(asMainEn(body.value === 0 ? deniedEn(statement) : statement))];
    }
    return [stmtEn.leaf(`${asMainEn(statement)} if ${clauseEn(t.en, body)}`)];
  }
  if (comesOfExceptions(rule)) return eachBendingEn(t, rule);
  const said = isZero(rule) ? undefined : saidEn(t.en, rule, args);
  if (said !== undefined && "exceptions" in rule) return [stmtEn.leaf(said)];
  const own = said === undefined ? [] : [stmtEn.leaf(said)];
  const isBare = rule.type.kind === "yesno";
  const head = exprEn.rulePhrase(t.en, rule, args, rule.params, isBare).text;
  if (body.type.kind === "yesno" && body.kind !== "if") {
    if (body.kind === "const")
      return [...own, stmtEn.leaf(`${head}: ${body.value === 0 ? "no" : "yes"}`)];
    return [...own, stmtEn.leaf(`${head} applies if ${clauseEn(t.en, body)}`)];
  }
  if (body.kind !== "if") return [...own, stmtEn.leaf(`${head}: ${exprEn.value(t.en, body).text}`)];
  return [...own, { text: english.capital(`${head}:`), lines: casesEn(t, body) }];
}

function casesEn(t: Tellings, expr: ir.Expr): Draft[] {
  if (expr.kind !== "if") return [stmtEn.leaf(`otherwise: ${exprEn.value(t.en, expr).text}`)];
  const when = clauseEn(t.en, expr.condition);
  return [
    stmtEn.leaf(`if ${when}: ${exprEn.value(t.en, expr.then).text}`),
    ...casesEn(t, expr.else),
  ];
}

// Tables -------------------------------------------------------------------------

export function tableRule(t: Tellings, table: ir.Table): Described {
  const by = paramNouns(t, table);
  const de = by.map((noun) => german.phrase(noun.de, "none").dat);
  const en = by.map((noun) => noun.en.one);
  const isKnown = by.length > 0;
  return {
    title: filledTitle(t, table, tableParams(table)),
    de: [{ text: isKnown ? `Je nach ${german.listed(de)}:` : "Je nach Fall:", lines: [] }],
    en: [
      {
        text: isKnown ? `Depending on the ${english.listed(en)}:` : "Depending on the case:",
        lines: [],
      },
    ],
    entries: entriesOf(t, table),
  };
}

/** What a table is asked about, if all of that has nouns. */
function paramNouns(t: Tellings, { params, names }: ir.Table): ir.LocalizedNoun[] {
  const nouns = params.map((type, i) =>
    type.kind === "number" || type.kind === "yesno"
      ? localName(t.index, { name: names[i] ?? "", type }).noun
      : kindOfValue(t, type),
  );
  return nouns.every(({ de }) => de.article !== "") ? nouns : [];
}

function entriesOf(t: Tellings, table: ir.Table): Entry[] {
  const places = table.params.reduce<(readonly number[])[]>(
    (all, param) =>
      all.flatMap((args) => valuesOfType(param, t.index.game).map((v) => [...args, v])),
    [[]],
  );
  return places.map((args, i): Entry => {
    const labels = args.map((arg, n) => labelOf(t, table, arg, n));
    const value = constantWords(t, table.type, table.entries[i] ?? 0);
    const label = (language: "de" | "en") => labels.map((one) => one[language]).join(", ");
    return {
      key: labels.map(({ id }) => id).join(", "),
      about: labels.flatMap(({ id }, n) => aboutOf(table.params[n], id)),
      label: words(label("de"), label("en")),
      value: { de: value.de, en: value.en },
      id: value.id,
    };
  });
}

/** One of what a table is asked about; a number says what it is the number of. */
function labelOf(t: Tellings, table: ir.Table, arg: number, n: number) {
  const type = table.params[n] ?? YES_NO;
  const said = constantWords(t, type, arg);
  const noun =
    type.kind === "number" && table.params.length > 1 ? paramNouns(t, table)[n] : undefined;
  if (noun === undefined) return said;
  return { de: `${noun.de.one} ${said.de}`, en: `${noun.en.one} ${said.en}`, id: said.id };
}

const YES_NO: ir.Type = { kind: "yesno" };

/** What a label names that is declared elsewhere. */
function aboutOf(type: ir.Type | undefined, id: string): string[] {
  if (type?.kind === "enum") return [`${type.enum.id}.${id}`];
  return type?.kind === "piece" ? [id] : [];
}
