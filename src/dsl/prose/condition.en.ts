// Conditions in English: `the space is empty`.

import type * as ir from "../ir/ir.ts";
import type { GroupedExprKind } from "../ir/kinds.ts";
import { allIn, binderPhrase, everyOne } from "./binder.en.ts";
import { compared, equal } from "./compare.en.ts";
import { listed, type Phrase, phrase } from "./english.ts";
import { value } from "./expr.en.ts";
import { unmarked } from "./mark.ts";
import { kindNouns } from "./names.ts";
import { cellPhrase, placeIn, zonePhrase } from "./place.en.ts";
import { statementOf } from "./said.en.ts";
import { asMain, denied } from "./statement.en.ts";
import {
  alternatives,
  leads,
  needsBrackets,
  OPPOSITE,
  partsOf,
  type TellingEn as Telling,
  withLocal,
} from "./telling.ts";

type Binary = Extract<ir.Expr, { kind: "binary" }>;

/** A condition, or its opposite. */
export function clause(t: Telling, expr: ir.Expr, not = false): string {
  switch (expr.kind) {
    case "unary":
      return unaryClause(t, expr, not);
    case "binary":
      return binaryClause(t, expr, not);
    case "const":
      return (expr.value === 0) === not ? "it always holds" : "it never holds";
    case "isFilled":
      return simple(cellPhrase(t, expr.cell), not ? "empty" : "filled");
    case "zoneFull":
      return simple(zonePhrase(t, expr.zone), not ? "not full" : "full");
    case "counterFull": {
      const amount = value(t, { kind: "counter", counter: expr.counter, type: expr.type });
      return simple(amount, not ? "below its limit" : "at its limit");
    }
    case "isFamily":
      return isFamily(t, expr, not);
    case "isIn":
      return simple(value(t, expr.of), `${not ? "not " : ""}among ${allIn(t, expr).text}`);
    case "some":
      return thereIs(binderPhrase(t, expr.binder, not ? "no" : "a").text);
    case "every":
      return everyClause(t, expr, not);
    default:
      expr.kind satisfies GroupedExprKind;
      return holds(t, expr, not);
  }
}

export function simple({ text, plural }: Phrase, rest: string): string {
  return `${text} ${plural ? "are" : "is"} ${rest}`;
}

function thereIs(what: string): string {
  return `there is ${what}`;
}

/** A yes or no that has a name. */
function holds(t: Telling, expr: ir.Expr, not: boolean): string {
  const own = statementOf(t, expr);
  if (own !== undefined) return asMain(not ? denied(own) : own);
  const { text, plural } = value(t, expr);
  if (not) return `${text} ${plural ? "do" : "does"} not apply`;
  return `${text} ${plural ? "apply" : "applies"}`;
}

function isFamily(
  t: Telling,
  { of, members }: Extract<ir.Expr, { kind: "isFamily" }>,
  not: boolean,
): string {
  const nouns = kindNouns(t.index, members);
  if (of.kind === "cell") {
    const things = listed(
      nouns.map((noun) => phrase(noun, not ? "no" : "a").text),
      not ? "and" : "or",
    );
    return `there is ${things} ${placeIn(t, "inside", of.cell)}`;
  }
  const subject = value(t, of);
  const number = subject.plural ? "many" : "one";
  const kinds = listed(
    nouns.map((noun) => phrase(noun, "a", number).text),
    "or",
  );
  return simple(subject, `${not ? "not " : ""}${kinds}`);
}

/** `each space of your reef is empty` */
function everyClause(
  t: Telling,
  { binder, has }: Extract<ir.Expr, { kind: "every" }>,
  not: boolean,
): string {
  const isPlain = partsOf(has, "and").length === 1 && partsOf(has, "or").length === 1;
  const all = binderPhrase(t, binder, "each");
  const every = { ...all, text: all.text.replace(/^each /, not ? "not every " : "every ") };
  if (leads(has, binder.local) && isPlain) return clause(withLocal(t, binder.local, every), has);
  const { head, inner } = everyOne(t, binder);
  return `${not ? "it is not so that " : ""}for ${head}, ${clause(inner, has)}`;
}

// Comparing ----------------------------------------------------------------------

function unaryClause(t: Telling, expr: Extract<ir.Expr, { kind: "unary" }>, not: boolean): string {
  switch (expr.op) {
    case "not":
      return clause(t, expr.of, !not);
    case "-":
      return holds(t, expr, not);
    default:
      return expr.op satisfies never;
  }
}

function binaryClause(t: Telling, expr: Binary, not: boolean): string {
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
function chain(t: Telling, expr: Binary, op: "and" | "or", not: boolean): string {
  const among = op === "or" ? alternatives(expr) : undefined;
  if (among !== undefined) {
    const kinds = among.among.map((one) => value(t, one).text);
    const rest = not ? `neither ${kinds.join(" nor ")}` : listed(kinds, "or");
    return simple(value(t, among.of), rest);
  }
  const parts = partsOf(expr, op).filter((part) => part.kind !== "const");
  const isAnd = (op === "and") !== not;
  const clauses = parts.map((part) => {
    const inner = clause(t, part, not);
    return needsBrackets(part, not, isAnd ? "and" : "or") ? `(${inner})` : inner;
  });
  return listed(clauses, isAnd ? "and" : "or");
}

/** A name or number that can stand before a noun. */
export function isOneWord({ text }: Phrase): boolean {
  return /^(?:‘[^’]*’|\w|\d+)$/.test(unmarked(text));
}
