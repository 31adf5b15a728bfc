// Conditions in English: `the space is empty`.

import type * as ir from "../ir/ir.ts";
import { allIn, binderPhrase } from "./binder.en.ts";
import { listed, type Phrase, phrase } from "./english.ts";
import { numeral, value } from "./expr.en.ts";
import { unmarked } from "./mark.ts";
import { elementNoun, fieldNoun, isCalled, isContent, kindNouns, nounOfCounter } from "./names.ts";
import { cellPhrase, placeIn, zonePhrase } from "./place.en.ts";
import {
  alternatives,
  leads,
  needsBrackets,
  partsOf,
  type TellingEn as Telling,
  withLocal,
} from "./telling.ts";

type Binary = Extract<ir.Expr, { kind: "binary" }>;

/** A condition, or its opposite. */
export function clause(t: Telling, expr: ir.Expr, not = false): string {
  switch (expr.kind) {
    case "unary":
      return expr.op === "not" ? clause(t, expr.of, !not) : holds(t, expr, not);
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
      return holds(t, expr, not);
  }
}

function simple({ text, plural }: Phrase, rest: string): string {
  return `${text} ${plural ? "are" : "is"} ${rest}`;
}

function thereIs(what: string): string {
  return `there is ${what}`;
}

/** A yes or no that has a name. */
function holds(t: Telling, expr: ir.Expr, not: boolean): string {
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
  const these = binderPhrase(t, binder, "this", "one", true);
  const inner = clause(withLocal(t, binder.local, these), has);
  return `${not ? "it is not so that " : ""}for ${every.text.replace("not every", "every")}, ${inner}`;
}

// Comparing ----------------------------------------------------------------------

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
    default:
      return holds(t, expr, not);
  }
}

const OPPOSITE = { "<": ">=", "<=": ">", ">": "<=", ">=": "<" } as const;
type Comparison = keyof typeof OPPOSITE;

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

function equal(t: Telling, { left, right }: Binary, not: boolean): string {
  if (right.kind === "const" && right.type.kind === "orNone") return isNone(t, left, not);
  if (right.kind === "const" && right.type.kind === "yesno")
    return clause(t, left, not !== (right.value === 0));
  if (left.kind === "players")
    return playersAre(`${not ? "not " : ""}${value(t, right).text}`, right);
  if (left.kind === "zoneSize" && isZero(right)) return emptyZone(t, left.zone, not);
  if (left.kind === "cell") return cellIs(t, left, right, not);
  const had = possession(t, left, right, not ? "is not" : "is");
  return had ?? simple(value(t, left), `${not ? "not " : ""}${value(t, right).text}`);
}

/** `the space has no fish`; what is no field: `the fish is nothing`. */
function isNone(t: Telling, of: ir.Expr, not: boolean): string {
  if (of.kind !== "pieceField" && of.kind !== "spaceField")
    return simple(value(t, of), not ? "something" : "nothing");
  const noun = fieldNoun(of.of.type, of.field);
  const { text, plural } = value(t, of.of);
  return `${text} ${plural ? "have" : "has"} ${phrase(noun, not ? "a" : "no").text}`;
}

function cellIs(
  t: Telling,
  left: Extract<ir.Expr, { kind: "cell" }>,
  right: ir.Expr,
  not: boolean,
): string {
  const at = placeIn(t, "inside", left.cell);
  const isRelative = at.endsWith(" which");
  const mine =
    right.kind === "you" ? (t.who === "you" ? "your marker" : "their marker") : undefined;
  const what =
    mine ??
    (left.type.kind === "player" ? `the marker of ${value(t, right).text}` : sameAs(t, right));
  const verb = not ? "does not lie" : "lies";
  return isRelative ? `${at} ${what} ${verb}` : `${what} ${verb} ${at}`;
}

/** Things of one kind cannot be told apart. */
function sameAs(t: Telling, right: ir.Expr): string {
  const { text } = value(t, right);
  return right.kind === "local" && right.type.kind === "piece" ? `the same as ${text}` : text;
}

function playersAre(count: string, number: ir.Expr): string {
  if (number.kind === "const" && number.value === 1) return `there is ${count} player`;
  return `there are ${count} players`;
}

function isZero(expr: ir.Expr): boolean {
  return expr.kind === "const" && expr.value === 0;
}

function emptyZone(t: Telling, zone: ir.ZoneRef, not: boolean): string {
  if (!isContent(zone.zone)) return simple(zonePhrase(t, zone), not ? "not empty" : "empty");
  const { one, many } = zone.zone.noun.en;
  const some = not ? `at least 1 ${one}` : `no ${many}`;
  return zone.owner?.kind === "you" ? `${have(t)} ${some}` : `there ${not ? "is" : "are"} ${some}`;
}

function have(t: Telling): string {
  return t.who === "you" ? "you have" : "they have";
}

function compared(t: Telling, { left, right }: Binary, op: Comparison): string {
  if (left.kind === "players") return playersAre(`${SIZES[op]} ${value(t, right).text}`, right);
  if (left.kind === "zoneSize" && op === ">" && isZero(right)) return emptyZone(t, left.zone, true);
  const had = possession(t, left, right, op);
  return had ?? simple(value(t, left), `${SIZES[op]} ${value(t, right).text}`);
}

const SIZES = {
  "<": "less than",
  "<=": "at most",
  ">": "more than",
  ">=": "at least",
  is: "exactly",
  "is not": "not exactly",
} as const;

/** `you have at least 2 pearls` */
function possession(
  t: Telling,
  left: ir.Expr,
  right: ir.Expr,
  op: keyof typeof SIZES,
): string | undefined {
  const noun = ownedNoun(t, left);
  return noun && `${have(t)} ${sizeOf(t, noun, right, op)}`;
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

function sizeOf(t: Telling, { en }: ir.NounWords, right: ir.Expr, op: keyof typeof SIZES): string {
  if (isZero(right) && op === "is") return `no ${en.many}`;
  if (isZero(right) && (op === ">" || op === "is not")) return `at least 1 ${en.one}`;
  const size = op === "<" ? "fewer than" : SIZES[op];
  const number = numeral(t, right);
  if (right.kind === "const")
    return `${size} ${number.text} ${right.value === 1 ? en.one : en.many}`;
  if (isOneWord(number)) return `${size} ${number.text} ${en.many}`;
  if (op === ">") return `more ${en.many} than ${number.text}`;
  if (op === "<") return `fewer ${en.many} than ${number.text}`;
  return `${size} as many ${en.many} as ${number.text}`;
}

/** A name or number that can stand before a noun. */
export function isOneWord({ text }: Phrase): boolean {
  return /^(?:‘[^’]*’|\w|\d+)$/.test(unmarked(text));
}
