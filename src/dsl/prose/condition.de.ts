// Conditions in German: as a sentence (`das Feld ist leer`) and after `wenn` (`das Feld leer ist`).

import type * as ir from "../ir/ir.ts";
import type { GroupedExprKind } from "../ir/kinds.ts";
import { allIn, binderPhrase, everyOne } from "./binder.de.ts";
import { compared, equal } from "./compare.de.ts";
import { value } from "./expr.de.ts";
import { listed, type Phrase, phrase } from "./german.ts";
import { unmarked } from "./mark.ts";
import { kindNouns } from "./names.ts";
import { cellPhrase, placeIn, zonePhrase } from "./place.de.ts";
import { statementOf } from "./said.de.ts";
import { asClause, asMain, denied } from "./statement.de.ts";
import {
  alternatives,
  leads,
  needsBrackets,
  OPPOSITE,
  partsOf,
  type TellingDe as Telling,
  withLocal,
} from "./telling.ts";

export interface Clause {
  readonly main: string;
  readonly sub: string;
}

type Binary = Extract<ir.Expr, { kind: "binary" }>;

/** A condition, or its opposite. */
export function clause(t: Telling, expr: ir.Expr, not = false): Clause {
  switch (expr.kind) {
    case "unary":
      return unaryClause(t, expr, not);
    case "binary":
      return binaryClause(t, expr, not);
    case "const":
      return (expr.value === 0) === not ? said("immer") : said("nie");
    case "isFilled":
      return simple(cellPhrase(t, expr.cell), not ? "leer" : "belegt", IS);
    case "zoneFull":
      return simple(zonePhrase(t, expr.zone), not ? "nicht voll" : "voll", IS);
    case "counterFull": {
      const amount = value(t, { kind: "counter", counter: expr.counter, type: expr.type });
      return simple(amount, not ? "unter der Obergrenze" : "an der Obergrenze", IS);
    }
    case "isFamily":
      return isFamily(t, expr, not);
    case "isIn":
      return simple(value(t, expr.of), `${not ? "nicht " : ""}unter ${allIn(t, expr).dat}`, IS);
    case "some":
      return thereIs(t, expr.binder, not);
    case "every":
      return everyClause(t, expr, not);
    default:
      expr.kind satisfies GroupedExprKind;
      return holds(t, expr, not);
  }
}

export type Verb = readonly [one: string, many: string];
export const IS: Verb = ["ist", "sind"];

export function simple(subject: Phrase, rest: string, verb: Verb): Clause {
  const said = verb[Number(subject.plural)];
  return { main: `${subject.nom} ${said} ${rest}`, sub: `${subject.nom} ${rest} ${said}` };
}

function said(always: "immer" | "nie"): Clause {
  return { main: `das gilt ${always}`, sub: `das ${always} gilt` };
}

/** A yes or no that has a name. */
function holds(t: Telling, expr: ir.Expr, not: boolean): Clause {
  const own = statementOf(t, expr);
  if (own !== undefined) {
    const statement = not ? denied(own) : own;
    const end = own.rest.includes(", ") ? "," : "";
    return { main: asMain(statement) + end, sub: asClause(statement) + end };
  }
  const subject = value(t, expr);
  const verb: Verb = ["gilt", "gelten"];
  const one = verb[Number(subject.plural)];
  return not
    ? simple(subject, "nicht", verb)
    : { main: `${subject.nom} ${one}`, sub: `${subject.nom} ${one}` };
}

function isFamily(
  t: Telling,
  { of, members }: Extract<ir.Expr, { kind: "isFamily" }>,
  not: boolean,
): Clause {
  const nouns = kindNouns(t.index, members);
  if (of.kind === "cell")
    return liesOn(
      t,
      of,
      nouns.map(({ de }) => phrase(de, not ? "no" : "a").nom),
      not,
    );
  const subject = value(t, of);
  const number = subject.plural ? "many" : "one";
  const kinds = nouns.map(({ de }) => phrase(de, not && !subject.plural ? "no" : "a", number).nom);
  return simple(
    subject,
    `${not && subject.plural ? "nicht " : ""}${listed(kinds, not ? "und" : "oder")}`,
    IS,
  );
}

/** `auf dem Feld liegt ein Fisch` */
export function liesOn(
  t: Telling,
  { cell }: Extract<ir.Expr, { kind: "cell" }>,
  what: readonly string[],
  not: boolean,
): Clause {
  const at = placeIn(t, "inside", cell);
  const things = listed(what, not ? "und" : "oder");
  return { main: `${at} liegt ${things}`, sub: `${at} ${things} liegt` };
}

function thereIs(t: Telling, binder: ir.Binder, not: boolean): Clause {
  const { acc } = binderPhrase(t, binder, not ? "no" : "a");
  return { main: `es gibt ${acc}`, sub: `es ${splitComma(acc, "gibt")}` };
}

/** The verb goes before a clause that follows: `es ein Feld gibt, das leer ist,`. */
function splitComma(text: string, verb: string): string {
  const at = text.indexOf(", ");
  return at < 0 ? `${text} ${verb}` : `${text.slice(0, at)} ${verb}${text.slice(at)}`;
}

/** `jedes Feld deines Riffs ist leer` */
function everyClause(
  t: Telling,
  { binder, has }: Extract<ir.Expr, { kind: "every" }>,
  not: boolean,
): Clause {
  if (
    leads(has, binder.local) &&
    partsOf(has, "and").length === 1 &&
    partsOf(has, "or").length === 1
  ) {
    const all = binderPhrase(t, binder, "each");
    if (!not) return clause(withLocal(t, binder.local, all), has);
    const it = { ...all, nom: `nicht ${all.nom}` };
    const whole = clause(withLocal(t, binder.local, it), has);
    // Only the subject can be denied so.
    if (whole.main.startsWith(it.nom)) return whole;
  }
  const { head, inner } = everyOne(t, binder);
  const text = `${not ? "nicht " : ""}für ${head} gilt: ${clause(inner, has).main}`;
  return { main: text, sub: text };
}

// Comparing ----------------------------------------------------------------------

function unaryClause(t: Telling, expr: Extract<ir.Expr, { kind: "unary" }>, not: boolean): Clause {
  switch (expr.op) {
    case "not":
      return clause(t, expr.of, !not);
    case "-":
      return holds(t, expr, not);
    default:
      return expr.op satisfies never;
  }
}

function binaryClause(t: Telling, expr: Binary, not: boolean): Clause {
  switch (expr.op) {
    case "and":
    case "or":
      return chain(t, expr, expr.op, not);
    case "is":
    case "is not":
      return equal(t, expr, not !== (expr.op === "is not"));
    case "<":
    case "<=":
    case ">":
    case ">=":
      return compared(t, expr, not ? OPPOSITE[expr.op] : expr.op);
    case "+":
    case "-":
    case "*":
    case "mod":
      return holds(t, expr, not);
    default:
      return expr.op satisfies never;
  }
}

/** The opposite of `A and B` is `not A or not B`. */
function chain(t: Telling, expr: Binary, op: "and" | "or", not: boolean): Clause {
  const among = op === "or" ? alternatives(expr) : undefined;
  if (among !== undefined) {
    const kinds = among.among.map((one) => value(t, one).nom);
    const rest = not ? `weder ${kinds.join(" noch ")}` : listed(kinds, "oder");
    return simple(value(t, among.of), rest, IS);
  }
  const parts = partsOf(expr, op).filter((part) => part.kind !== "const");
  const isAnd = (op === "and") !== not;
  const clauses = parts.map((part) => {
    const inner = clause(t, part, not);
    return needsBrackets(part, not, isAnd ? "and" : "or") ? bracketed(inner) : inner;
  });
  const word = isAnd ? "und" : "oder";
  return {
    main: tidy(
      listed(
        clauses.map(({ main }) => main),
        word,
      ),
    ),
    sub: tidy(
      listed(
        clauses.map(({ sub }) => sub),
        word,
      ),
    ),
  };
}

function bracketed({ main, sub }: Clause): Clause {
  return { main: `(${main})`, sub: `(${sub})` };
}

/** No comma twice, none before a bracket that closes. */
export function tidy(text: string): string {
  return text.replace(/,+(?=,)/g, "").replace(/,\)/g, ")");
}

/** A name or number that can stand before a noun. */
export function isOneWord({ nom }: Phrase): boolean {
  return /^(?:‚[^‘]*‘|\w)$/.test(unmarked(nom));
}

/** `wenn` this, with a comma after it if one is due. */
export function whenClause(t: Telling, expr: ir.Expr): string {
  return clause(t, expr).sub.replace(/,$/, "");
}

export function mainClause(t: Telling, expr: ir.Expr): string {
  return clause(t, expr).main.replace(/,$/, "");
}
