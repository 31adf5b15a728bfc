// What bends a value, in words: `Solange die Auster in deinem Riff liegt, beträgt der Preis 1 statt 2.`

import type * as ir from "../ir/ir.ts";
import { bendersOf } from "./bent.ts";
import { type Described, type Tellings, words } from "./described.ts";
import type { Draft } from "./document.ts";
import * as english from "./english.ts";
import * as exprDe from "./expr.de.ts";
import * as exprEn from "./expr.en.ts";
import * as german from "./german.ts";
import type { Bending } from "./index-of.ts";
import { linked, unmarked } from "./mark.ts";
import { kindNouns } from "./names.ts";
import * as placeDe from "./place.de.ts";
import * as placeEn from "./place.en.ts";
import { ruleStatement as ruleStatementDe, saidOf as saidDe } from "./said.de.ts";
import { ruleStatement as ruleStatementEn, saidOf as saidEn } from "./said.en.ts";
import * as statementDe from "./statement.de.ts";
import * as statementEn from "./statement.en.ts";
import * as stmtDe from "./stmt.de.ts";
import * as stmtEn from "./stmt.en.ts";
import { filledTitle } from "./value.ts";

export function bendingRule(t: Tellings, { value, exceptions }: Bending): Described {
  const pieces = exceptions.flatMap((one) => one.pieces);
  const owner = titleOfKinds(t, pieces);
  const bent = filledTitle(t, value, value.params);
  return {
    title: {
      de: `${owner.de}: ${german.small(bent.de)}`,
      en: `${owner.en}: ${small(bent.en)}`,
    },
    de: exceptions.flatMap((one) => exceptionDe(t, value, one)),
    en: exceptions.flatMap((one) => exceptionEn(t, value, one)),
    entries: [],
  };
}

/** A line with what may bend a value, each leading to its own rule; none where nothing does. */
export function bentBy(t: Tellings, exceptions: readonly ir.Exception[]): ir.LocalizedText[] {
  const names = namesOf(t, exceptions);
  if (names === undefined) return [];
  const isOne = new Set(exceptions.map(({ pieces }) => pieces.join())).size === 1;
  return [
    {
      de: `${isOne ? "Ausnahme" : "Ausnahmen"}: ${names.de}`,
      en: `${isOne ? "Exception" : "Exceptions"}: ${names.en}`,
    },
  ];
}

/** What may bend a value, each leading to its own rule. */
export function namesOf(
  t: Tellings,
  exceptions: readonly ir.Exception[],
  how: "none" | "a" = "none",
): ir.LocalizedText | undefined {
  if (exceptions.length === 0) return undefined;
  const told = exceptions.map((one) => {
    const path = t.index.paths.get(one);
    const nouns = kindNouns(t.index, one.pieces);
    const number = one.pieces.length === 1 ? "one" : "many";
    const links = nouns.map((noun) => linked(path, noun));
    const c = how === "a" ? "dat" : "nom";
    return {
      de: german.listed(links.map(({ de }) => german.phrase(de, how, number)[c])),
      en: english.listed(links.map((noun) => english.phrase(noun, how, number).text)),
    };
  });
  const apart = (list: readonly string[]) => [
    ...new Map(list.map((one) => [unmarked(one), one])).values(),
  ];
  const [de, en] = [apart(told.map((one) => one.de)), apart(told.map((one) => one.en))];
  return { de: german.listed(de), en: english.listed(en) };
}

/** What comes of a value that is nothing by itself: `Mit einem Aal erhältst du 1 Perle.` */
export function eachBendingDe(t: Tellings, value: ir.Value): Draft[] {
  return value.exceptions.flatMap((one) => {
    const said = saidDe(t.de, value, argsOf(value, one), one.to);
    if (said === undefined || one.how === "plus") return exceptionDe(t, value, one);
    return [stmtDe.leaf(`mit ${bendersOf(t.index, one).de} ${afterwards(said)}`)];
  });
}

/** The same in English: `With an eel, you gain 1 pearl.` */
export function eachBendingEn(t: Tellings, value: ir.Value): Draft[] {
  return value.exceptions.flatMap((one) => {
    const said = saidEn(t.en, value, argsOf(value, one), one.to);
    if (said === undefined || one.how === "plus") return exceptionEn(t, value, one);
    return [stmtEn.leaf(`with ${bendersOf(t.index, one).en}, ${said}`)];
  });
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
  const nouns = kindNouns(t.index, one.pieces);
  const where = placeDe.placeIn(t.de, "inside", yours(one.zone));
  const args = argsOf(value, one);
  const bent = exprDe.rulePhrase(t.de, value, args, value.params).nom;
  const over = one.overrides ? "; das geht anderen Ausnahmen vor" : "";
  const to = exprDe.value(t.de, one.to).nom;
  if (one.how === "plus") {
    const each = german.listed(nouns.map(({ de }) => german.phrase(de, "each").acc));
    return [stmtDe.leaf(`für ${each} ${where} steigt ${bent} um ${to}${over}`)];
  }
  const what = german.listed(
    nouns.map(({ de }) => german.phrase(de, "a").nom),
    "oder",
  );
  const head = `solange ${what} ${where} liegt,`;
  const isYes =
    one.to.kind === "const" && one.to.type.kind === "yesno" ? one.to.value === 1 : undefined;
  const own = ruleStatementDe(t.de, value, args);
  if (isYes !== undefined && own !== undefined)
    return [
      stmtDe.leaf(
        `${head} ${statementDe.asInverted(isYes ? own : statementDe.denied(own))}${over}`,
      ),
    ];
  if (isYes !== undefined)
    return [stmtDe.leaf(`${head} gilt ${bent}${isYes ? "" : " nicht"}${over}`)];
  const said = saidDe(t.de, value, args, one.to);
  if (said !== undefined)
    return [stmtDe.leaf(`${head} ${afterwards(said)}${insteadOf(value, " (statt ", ")")}${over}`)];
  const base =
    value.body.kind === "const" && value.type.kind === "number" ? ` statt ${value.body.value}` : "";
  const verb = value.type.kind === "number" ? "beträgt" : "ist";
  return [stmtDe.leaf(`${head} ${verb} ${bent} ${to}${base}${over}`)];
}

/** An author's sentence after other words: `erhältst du 1 Perle`. */
function afterwards(said: string): string {
  const statement = statementDe.statementFrom(said);
  return statement === undefined ? `gilt: ${said}` : statementDe.asInverted(statement);
}

function exceptionEn(t: Tellings, value: ir.Value, one: ir.Exception): Draft[] {
  const nouns = kindNouns(t.index, one.pieces);
  const where = placeEn.placeIn(t.en, "inside", yours(one.zone));
  const args = argsOf(value, one);
  const isBare = value.type.kind === "yesno";
  const bent = exprEn.rulePhrase(t.en, value, args, value.params, isBare).text;
  const over = one.overrides ? "; this comes before other exceptions" : "";
  const to = exprEn.value(t.en, one.to).text;
  if (one.how === "plus") {
    const each = english.listed(nouns.map((noun) => english.phrase(noun, "each").text));
    return [stmtEn.leaf(`for ${each} ${where}, ${bent} rises by ${to}${over}`)];
  }
  const what = english.listed(
    nouns.map((noun) => english.phrase(noun, "a").text),
    "or",
  );
  const head = `while ${what} lies ${where},`;
  const isYes =
    one.to.kind === "const" && one.to.type.kind === "yesno" ? one.to.value === 1 : undefined;
  const own = ruleStatementEn(t.en, value, args);
  if (isYes !== undefined && own !== undefined)
    return [
      stmtEn.leaf(`${head} ${statementEn.asMain(isYes ? own : statementEn.denied(own))}${over}`),
    ];
  if (isYes !== undefined)
    return [stmtEn.leaf(`${head} ${bent} ${isYes ? "applies" : "does not apply"}${over}`)];
  const said = saidEn(t.en, value, args, one.to);
  if (said !== undefined)
    return [stmtEn.leaf(`${head} ${said}${insteadOf(value, " (instead of ", ")")}${over}`)];
  const base =
    value.body.kind === "const" && value.type.kind === "number"
      ? ` instead of ${value.body.value}`
      : "";
  return [stmtEn.leaf(`${head} ${bent} is ${to}${base}${over}`)];
}

/** What a value is otherwise, if that is something. */
function insteadOf({ body, type }: ir.Value, before: string, after: string): string {
  if (type.kind !== "number" || body.kind !== "const" || body.value === 0) return "";
  return before + body.value + after;
}

/** A grid or zone as its owner speaks of it. */
export function yours(where: ir.Grid | ir.Zone): ir.GridRef | ir.ZoneRef {
  const owner: ir.Expr = { kind: "you", type: { kind: "player" } };
  return "shape" in where
    ? { kind: "grid", grid: where, owner }
    : { kind: "zone", zone: where, owner, index: undefined };
}

/** Kinds of pieces as a heading. */
export function titleOfKinds(t: Tellings, pieces: readonly number[]): ir.LocalizedText {
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
