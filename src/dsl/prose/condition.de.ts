// Conditions in German: as a sentence (`das Feld ist leer`) and after `wenn` (`das Feld leer ist`).

import type * as ir from "../ir/ir.ts";
import { allIn, binderPhrase } from "./binder.de.ts";
import { numeral, value } from "./expr.de.ts";
import { listed, type Phrase, phrase } from "./german.ts";
import { unmarked } from "./mark.ts";
import { elementNoun, fieldNoun, isCalled, isContent, kindNouns, nounOfCounter } from "./names.ts";
import { cellPhrase, placeIn, somebody, zonePhrase } from "./place.de.ts";
import {
  alternatives,
  leads,
  needsBrackets,
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
      return expr.op === "not" ? clause(t, expr.of, !not) : holds(t, expr, not);
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
      return holds(t, expr, not);
  }
}

type Verb = readonly [one: string, many: string];
const IS: Verb = ["ist", "sind"];

function simple(subject: Phrase, rest: string, verb: Verb): Clause {
  const said = verb[Number(subject.plural)];
  return { main: `${subject.nom} ${said} ${rest}`, sub: `${subject.nom} ${rest} ${said}` };
}

function said(always: "immer" | "nie"): Clause {
  return { main: `das gilt ${always}`, sub: `das ${always} gilt` };
}

/** A yes or no that has a name. */
function holds(t: Telling, expr: ir.Expr, not: boolean): Clause {
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
function liesOn(
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
    const it = not ? { ...all, nom: `nicht ${all.nom}` } : all;
    return clause(withLocal(t, binder.local, it), has);
  }
  const these = binderPhrase(t, binder, "this", "one", true);
  const inner = clause(withLocal(t, binder.local, these), has).main;
  const text = `${not ? "nicht " : ""}für ${binderPhrase(t, binder, "each").acc}`;
  return { main: `${text} gilt: ${inner}`, sub: `${text} gilt: ${inner}` };
}

// Comparing ----------------------------------------------------------------------

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
    default:
      return holds(t, expr, not);
  }
}

const OPPOSITE = { "<": ">=", "<=": ">", ">": "<=", ">=": "<" } as const;
type Comparison = keyof typeof OPPOSITE;

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

function equal(t: Telling, { left, right }: Binary, not: boolean): Clause {
  if (right.kind === "const" && right.type.kind === "orNone") return isNone(t, left, not);
  if (right.kind === "const" && right.type.kind === "yesno")
    return clause(t, left, not !== (right.value === 0));
  if (left.kind === "players")
    return playersAre(`${not ? "nicht " : ""}${value(t, right).nom}`, right);
  if (left.kind === "zoneSize" && isZero(right)) return emptyZone(t, left.zone, not);
  if (left.kind === "cell") return cellIs(t, left, right, not);
  const had = possession(t, left, right, not ? "is not" : "is");
  if (had !== undefined) return had;
  return simple(value(t, left), `${not ? "nicht " : ""}${value(t, right).nom}`, IS);
}

/** `das Feld hat keinen Fisch`; what is no field: `der Fisch ist nichts`. */
function isNone(t: Telling, of: ir.Expr, not: boolean): Clause {
  if (of.kind !== "pieceField" && of.kind !== "spaceField")
    return simple(value(t, of), not ? "etwas" : "nichts", IS);
  const noun = fieldNoun(of.of.type, of.field).de;
  return simple(value(t, of.of), phrase(noun, not ? "a" : "no").acc, ["hat", "haben"]);
}

function cellIs(
  t: Telling,
  left: Extract<ir.Expr, { kind: "cell" }>,
  right: ir.Expr,
  not: boolean,
): Clause {
  if (left.type.kind !== "player")
    return liesOn(t, left, [`${not ? "nicht " : ""}${sameAs(t, right)}`], not);
  const marker = { article: "der", one: "Spielstein", many: "Spielsteine" };
  const whose = t.who === "you" ? "your" : "their";
  const whole =
    right.kind === "you" ? phrase(marker, whose).nom : `der Spielstein ${value(t, right).gen}`;
  return liesOn(t, left, [`${not ? "nicht " : ""}${whole}`], not);
}

/** Things of one kind cannot be told apart. */
function sameAs(t: Telling, right: ir.Expr): string {
  const { nom } = value(t, right);
  return right.kind === "local" && right.type.kind === "piece" ? `das gleiche wie ${nom}` : nom;
}

function playersAre(count: string, number: ir.Expr): Clause {
  if (number.kind === "const" && number.value === 1)
    return { main: `es spielt ${count} Person mit`, sub: `${count} Person mitspielt` };
  return { main: `es spielen ${count} Personen mit`, sub: `${count} Personen mitspielen` };
}

function isZero(expr: ir.Expr): boolean {
  return expr.kind === "const" && expr.value === 0;
}

function emptyZone(t: Telling, zone: ir.ZoneRef, not: boolean): Clause {
  const owner = zone.owner?.kind === "you" ? have(t) : undefined;
  if (!isContent(zone.zone)) return simple(zonePhrase(t, zone), not ? "nicht leer" : "leer", IS);
  const noun = zone.zone.noun.de;
  const things = phrase(noun, not ? "none" : "no", not ? "one" : "many").acc;
  const some = not ? `mindestens 1 ${things}` : things;
  if (owner !== undefined) return simple(owner.who, some, owner.verb);
  return { main: `es gibt ${some}`, sub: `es ${some} gibt` };
}

function have(t: Telling): { readonly who: Phrase; readonly verb: Verb } {
  const verb: Verb = t.who === "you" ? ["hast", "hast"] : ["hat", "hat"];
  return { who: somebody(t), verb };
}

function compared(t: Telling, { left, right }: Binary, op: Comparison): Clause {
  if (left.kind === "players") return playersAre(`${SIZES[op]} ${value(t, right).nom}`, right);
  if (left.kind === "zoneSize" && op === ">" && isZero(right)) return emptyZone(t, left.zone, true);
  const had = possession(t, left, right, op);
  if (had !== undefined) return had;
  return simple(value(t, left), `${COMPARED[op]} ${value(t, right).nom}`, IS);
}

const COMPARED = {
  "<": "kleiner als",
  "<=": "höchstens",
  ">": "größer als",
  ">=": "mindestens",
} as const;

const SIZES = {
  "<": "weniger als",
  "<=": "höchstens",
  ">": "mehr als",
  ">=": "mindestens",
  is: "genau",
  "is not": "nicht genau",
} as const;

/** `du hast mindestens 2 Perlen` */
function possession(
  t: Telling,
  left: ir.Expr,
  right: ir.Expr,
  op: keyof typeof SIZES,
): Clause | undefined {
  const noun = ownedNoun(t, left);
  if (noun === undefined) return undefined;
  const { who, verb } = have(t);
  return simple(who, sizeOf(t, noun, right, op), verb);
}

/** What you have of something, if an expression says how much of it. */
function ownedNoun(t: Telling, expr: ir.Expr): ir.NounWords | undefined {
  if (expr.kind === "counter") {
    const { counter, owner, index } = expr.counter;
    const isKnown = index === undefined || isCalled(counter, index);
    return owner?.kind === "you" && isKnown ? nounOfCounter(t, counter, index) : undefined;
  }
  if (expr.kind === "score" && expr.owner.kind === "you") return t.index.game.points;
  if (expr.kind === "zoneSize" && expr.zone.owner?.kind === "you" && isContent(expr.zone.zone))
    return elementNoun(t.index, expr.zone.zone);
  return undefined;
}

function sizeOf(t: Telling, noun: ir.NounWords, right: ir.Expr, op: keyof typeof SIZES): string {
  const many = phrase(noun.de, "none", "many").acc;
  if (isZero(right) && op === "is") return phrase(noun.de, "no", "many").acc;
  if (isZero(right) && (op === ">" || op === "is not"))
    return `mindestens 1 ${phrase(noun.de, "none").acc}`;
  const number = numeral(t, right);
  if (right.kind === "const")
    return `${SIZES[op]} ${number.nom} ${right.value === 1 ? phrase(noun.de, "none").acc : many}`;
  if (isOneWord(number)) return `${SIZES[op]} ${number.nom} ${many}`;
  if (op === ">" || op === "<") return `${SIZES[op].replace(" als", "")} ${many} als ${number.nom}`;
  return `${SIZES[op]} so viele ${many} wie ${number.nom}`;
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
