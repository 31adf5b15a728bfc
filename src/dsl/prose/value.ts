// Values, what bends them, definitions and tables in words.

import type * as ir from "../ir/ir.ts";
import { clause as clauseDe } from "./condition.de.ts";
import { clause as clauseEn } from "./condition.en.ts";
import { type Described, type Tellings, words } from "./described.ts";
import type { Draft } from "./document.ts";
import * as english from "./english.ts";
import * as exprDe from "./expr.de.ts";
import * as exprEn from "./expr.en.ts";
import * as german from "./german.ts";
import { filledEnglish, filledWords } from "./holes.ts";
import type { Bending } from "./index-of.ts";
import { kindNouns, nounOfRule, tableParams, type Worded } from "./names.ts";
import * as placeDe from "./place.de.ts";
import * as placeEn from "./place.en.ts";
import type { Entry } from "./rule.ts";
import * as stmtDe from "./stmt.de.ts";
import * as stmtEn from "./stmt.en.ts";
import { constantWords } from "./things.ts";
import { valuesOf } from "./type.ts";

type Formula = Worded & Pick<ir.Define, "params" | "type" | "body">;

export function formulaRule(t: Tellings, rule: Formula): Described {
  const head = headOf(t, rule);
  return {
    title: filledTitle(t, rule, rule.params),
    de: formulaDe(t, head.de, rule.body),
    en: formulaEn(t, head.en, rule.body),
    parts: [rule.words, rule.params, rule.type, rule.body],
    entries: [],
  };
}

/** What a rule is called as a heading; holes name their parameters. */
export function ruleTitle(rule: Worded): ir.Words {
  const noun = nounOfRule(rule);
  const bare = (text: string) => text.replace(/[{}]/g, "");
  return words(bare(rule.words?.de ?? noun.de.one), bare(noun.en.one));
}

/** The same, with its parameters as sentences name them: `nachdem die Karte gespielt ist`. */
export function filledTitle(t: Tellings, rule: Worded, params: readonly ir.Local[]): ir.Words {
  if (rule.words?.de.includes("{") !== true) return ruleTitle(rule);
  const de = filledWords(rule.words.de, params, (index) => {
    const param = params[index];
    return param && exprDe.localPhrase(t.de, param);
  });
  const said = params.map((param) => exprEn.localPhrase(t.en, param).text);
  return words(de, filledEnglish(rule.words.en, params, said));
}

/** The rule as the subject of a sentence, with its parameters as they are called in it. */
function headOf(t: Tellings, rule: Formula): ir.Words {
  const args = rule.params.map((local): ir.Expr => ({ kind: "local", local, type: local.type }));
  const isBare = rule.type.kind === "yesno";
  return {
    de: exprDe.rulePhrase(t.de, rule, args, rule.params).nom,
    en: exprEn.rulePhrase(t.en, rule, args, rule.params, isBare).text,
  };
}

function formulaDe(t: Tellings, head: string, body: ir.Expr): Draft[] {
  if (body.type.kind === "yesno" && body.kind !== "if") {
    if (body.kind === "const") return [stmtDe.leaf(`${head}: ${body.value === 0 ? "nein" : "ja"}`)];
    return [stmtDe.leaf(`${head} gilt, wenn ${clauseDe(t.de, body).sub}`)];
  }
  if (body.kind !== "if") return [stmtDe.leaf(`${head}: ${exprDe.value(t.de, body).nom}`)];
  return [{ text: german.capital(`${head}:`), lines: casesDe(t, body) }];
}

function casesDe(t: Tellings, expr: ir.Expr): Draft[] {
  if (expr.kind !== "if") return [stmtDe.leaf(`sonst: ${exprDe.value(t.de, expr).nom}`)];
  const when = clauseDe(t.de, expr.condition).sub;
  return [
    stmtDe.leaf(`wenn ${when}: ${exprDe.value(t.de, expr.then).nom}`),
    ...casesDe(t, expr.else),
  ];
}

function formulaEn(t: Tellings, head: string, body: ir.Expr): Draft[] {
  if (body.type.kind === "yesno" && body.kind !== "if") {
    if (body.kind === "const") return [stmtEn.leaf(`${head}: ${body.value === 0 ? "no" : "yes"}`)];
    return [stmtEn.leaf(`${head} applies if ${clauseEn(t.en, body)}`)];
  }
  if (body.kind !== "if") return [stmtEn.leaf(`${head}: ${exprEn.value(t.en, body).text}`)];
  return [{ text: english.capital(`${head}:`), lines: casesEn(t, body) }];
}

function casesEn(t: Tellings, expr: ir.Expr): Draft[] {
  if (expr.kind !== "if") return [stmtEn.leaf(`otherwise: ${exprEn.value(t.en, expr).text}`)];
  const when = clauseEn(t.en, expr.condition);
  return [
    stmtEn.leaf(`if ${when}: ${exprEn.value(t.en, expr.then).text}`),
    ...casesEn(t, expr.else),
  ];
}

// Exceptions ---------------------------------------------------------------------

/** `Liegt die Auster in deinem Riff, ist der Preis 1.` */
export function bendingRule(t: Tellings, { value, exceptions }: Bending): Described {
  const pieces = exceptions.flatMap((one) => one.pieces);
  const owner = titleOfKinds(t, pieces);
  const bent = filledTitle(t, value, value.params);
  return {
    title: { de: `${owner.de}: ${bent.de}`, en: `${owner.en}: ${small(bent.en)}` },
    de: exceptions.flatMap((one) => exceptionDe(t, value, one)),
    en: exceptions.flatMap((one) => exceptionEn(t, value, one)),
    parts: [exceptions.map((one) => [value, ...meaningOf(value, one)])],
    entries: [],
  };
}

function meaningOf(value: ir.Value, one: ir.Exception): unknown[] {
  const args = argsOf(value, one);
  const about: ir.Expr = {
    kind: "isFamily",
    of: { kind: "const", value: 0, type: YES_NO },
    members: one.pieces,
    type: YES_NO,
  };
  return [about, one.zone, args, one.how, one.to, one.overrides];
}

const YES_NO: ir.Type = { kind: "yesno" };

function argsOf(value: ir.Value, { args }: ir.Exception): ir.Expr[] {
  return args.map((arg, i) => ({
    kind: "const",
    value: arg,
    type: value.params[i]?.type ?? YES_NO,
  }));
}

function exceptionDe(t: Tellings, value: ir.Value, one: ir.Exception): Draft[] {
  const kinds = kindNouns(t.index, one.pieces).map(({ de }) => german.phrase(de, "a").nom);
  const what = german.listed(kinds, "oder");
  const where = placeDe.placeIn(t.de, "inside", yours(one.zone));
  const bent = exprDe.rulePhrase(t.de, value, argsOf(value, one), value.params).nom;
  const over = one.overrides ? "; das geht anderen Ausnahmen vor" : "";
  if (one.how === "plus")
    return [
      stmtDe.leaf(
        `für jede dieser Figuren ${where} (${what.replace(/^eine? /, "")}) steigt ${bent} um ${exprDe.value(t.de, one.to).nom}${over}`,
      ),
    ];
  const head = `liegt ${what} ${where}`;
  if (one.to.kind === "const" && one.to.type.kind === "yesno")
    return [stmtDe.leaf(`${head}, gilt ${bent}${one.to.value === 0 ? " nicht" : ""}${over}`)];
  return [stmtDe.leaf(`${head}, ist ${bent} ${exprDe.value(t.de, one.to).nom}${over}`)];
}

function exceptionEn(t: Tellings, value: ir.Value, one: ir.Exception): Draft[] {
  const kinds = kindNouns(t.index, one.pieces).map((noun) => english.phrase(noun, "a").text);
  const what = english.listed(kinds, "or");
  const where = placeEn.placeIn(t.en, "inside", yours(one.zone));
  const isBare = value.type.kind === "yesno";
  const bent = exprEn.rulePhrase(t.en, value, argsOf(value, one), value.params, isBare).text;
  const over = one.overrides ? "; this comes before other exceptions" : "";
  const to = exprEn.value(t.en, one.to).text;
  if (one.how === "plus")
    return [
      stmtEn.leaf(`for each ${what.replace(/^an? /, "")} ${where}, ${bent} rises by ${to}${over}`),
    ];
  const head = `while ${what} lies ${where}`;
  if (one.to.kind === "const" && one.to.type.kind === "yesno")
    return [
      stmtEn.leaf(`${head}, ${bent} ${one.to.value === 0 ? "does not apply" : "applies"}${over}`),
    ];
  return [stmtEn.leaf(`${head}, ${bent} is ${to}${over}`)];
}

/** A grid or zone as its owner speaks of it. */
export function yours(where: ir.Grid | ir.Zone): ir.GridRef | ir.ZoneRef {
  const owner: ir.Expr = { kind: "you", type: { kind: "player" } };
  return "shape" in where
    ? { kind: "grid", grid: where, owner }
    : { kind: "zone", zone: where, owner, index: undefined };
}

/** Kinds of pieces as a heading. */
export function titleOfKinds(t: Tellings, pieces: readonly number[]): ir.Words {
  const nouns = kindNouns(t.index, pieces);
  const isOne = pieces.length === 1;
  return words(
    german.listed(nouns.map(({ de }) => (isOne ? de.one : de.many))),
    english.listed(nouns.map(({ en }) => (isOne ? en.one : en.many))),
  );
}

function small(text: string): string {
  return text.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
}

// Tables -------------------------------------------------------------------------

export function tableRule(t: Tellings, table: ir.Table): Described {
  return {
    title: filledTitle(t, table, tableParams(table)),
    de: [{ text: "Je nach Fall:", lines: [] }],
    en: [{ text: "Depending on the case:", lines: [] }],
    parts: [table.words, table.params.map(kindOfParam), table.type],
    entries: entriesOf(t, table),
  };
}

/** How far a parameter reaches shows in the entries. */
function kindOfParam(type: ir.Type): unknown {
  return type.kind === "number" ? "number" : type;
}

function entriesOf(t: Tellings, table: ir.Table): Entry[] {
  const places = table.params.reduce<(readonly number[])[]>(
    (all, param) => all.flatMap((args) => valuesOf(t.index.game, param).map((v) => [...args, v])),
    [[]],
  );
  return places.map((args, i): Entry => {
    const labels = args.map((arg, n) => constantWords(t, table.params[n] ?? YES_NO, arg));
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

/** What a label names that is declared elsewhere. */
function aboutOf(type: ir.Type | undefined, id: string): string[] {
  if (type?.kind === "enum") return [`${type.enum.id}.${id}`];
  return type?.kind === "piece" ? [id] : [];
}
