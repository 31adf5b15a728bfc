// Comparisons in English: `the space has the same colour as the fish`, `you have at least 2 pearls`.

import type * as ir from "../ir/ir.ts";
import { timesOf } from "./amount.en.ts";
import { plainNumber } from "./bent.ts";
import { clause, isOneWord, simple } from "./condition.en.ts";
import { type Phrase, phrase } from "./english.ts";
import { numeral, value } from "./expr.en.ts";
import { reference } from "./mark.ts";
import {
  elementNoun,
  fieldNoun,
  isCalled,
  isContent,
  isNamedNumber,
  localName,
  nounOfCounter,
  unnamed,
} from "./names.ts";
import { placeIn, zonePhrase } from "./place.en.ts";
import { type Comparison, fieldOf, type TellingEn as Telling } from "./telling.ts";

type Binary = Extract<ir.Expr, { kind: "binary" }>;

export function equal(t: Telling, { left, right }: Binary, not: boolean): string {
  if (right.kind === "const" && right.type.kind === "orNone") return isNone(t, left, not);
  if (right.kind === "const" && right.type.kind === "yesno")
    return clause(t, left, not !== (right.value === 0));
  if (left.kind === "players")
    return playersAre(`${not ? "not " : ""}${value(t, right).text}`, right);
  if (left.kind === "zoneSize" && isZero(right)) return emptyZone(t, left.zone, not);
  if (left.kind === "cell") return cellIs(t, left, right, not);
  const op = not ? "is not" : "is";
  const had =
    possession(t, left, right, op) ?? occurs(t, left, right, op) ?? sameField(t, left, right, not);
  return had ?? simple(value(t, left), `${not ? "not " : ""}${value(t, right).text}`);
}

/** `the space has the same colour as the fish` */
function sameField(t: Telling, left: ir.Expr, right: ir.Expr, not: boolean): string | undefined {
  const [one, other] = [fieldOf(left), fieldOf(right)];
  if (one === undefined || other === undefined) return undefined;
  const [noun, also] = [one, other].map(({ of, field }) => fieldNoun(of.type, field).en.one);
  if (noun !== also) return undefined;
  const { text, plural } = value(t, one.of);
  const verb = not ? (plural ? "do not have" : "does not have") : plural ? "have" : "has";
  return `${text} ${verb} the same ${noun} as ${value(t, other.of).text}`;
}

/** A field: `the space has no fish`; a mark: `the lead is set`; any other: `the fish is missing`. */
function isNone(t: Telling, of: ir.Expr, not: boolean): string {
  if (of.kind === "mark") return simple(value(t, of), not ? "set" : "not set");
  if (of.kind !== "pieceField" && of.kind !== "spaceField")
    return not ? exists(value(t, of)) : simple(value(t, of), "missing");
  const noun = fieldNoun(of.of.type, of.field);
  const { text, plural } = value(t, of.of);
  return `${text} ${plural ? "have" : "has"} ${phrase(noun, not ? "a" : "no").text}`;
}

function exists({ text, plural }: Phrase): string {
  return `${text} ${plural ? "exist" : "exists"}`;
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
  if (right.kind !== "local" || right.type.kind !== "piece") return text;
  const { noun, id } = localName(t.index, right.local);
  if (t.locals.has(right.local) || id !== undefined) return `the same as ${text}`;
  return `the same ${noun.en.one}`;
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

export function compared(t: Telling, { left, right }: Binary, op: Comparison): string {
  if (left.kind === "players") return playersAre(`${SIZES[op]} ${value(t, right).text}`, right);
  if (left.kind === "zoneSize" && op === ">" && isZero(right)) return emptyZone(t, left.zone, true);
  const had = possession(t, left, right, op) ?? occurs(t, left, right, op);
  const [what, than] = [value(t, left), value(t, right)];
  const size = what.plural && than.plural ? MANY[op] : SIZES[op];
  return had ?? simple(what, `${size} ${than.text}`);
}

const MANY = {
  "<": "fewer than",
  "<=": "at most as many as",
  ">": "more than",
  ">=": "at least as many as",
} as const;

const SIZES = {
  "<": "less than",
  "<=": "at most",
  ">": "more than",
  ">=": "at least",
  is: "exactly",
  "is not": "not exactly",
} as const;

/** `the die occurs twice among the number dice`: how many there are of what is not named outright. */
function occurs(
  t: Telling,
  left: ir.Expr,
  right: ir.Expr,
  op: keyof typeof SIZES,
): string | undefined {
  if (left.kind !== "howMany") return undefined;
  const [counted, times] = [unnamed(t.index, left.what), timesOf(t, right)];
  if (counted === undefined || times === undefined) return undefined;
  const { text, plural } = value(t, counted);
  const where = placeIn(t, "inside", left.zone);
  const isNever = isZero(right) && op === "is";
  if (isNever || op === "is not") {
    const often = isNever ? "" : ` ${OFTEN[times] ?? `${times} times`}`;
    return `${text} ${plural ? "do" : "does"} not occur${often} ${where}`;
  }
  const size = op === "is" ? "" : `${SIZES[op]} `;
  return `${text} ${plural ? "occur" : "occurs"} ${size}${OFTEN[times] ?? `${times} times`} ${where}`;
}

const OFTEN: Readonly<Record<string, string>> = { "1": "once", "2": "twice" };

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
function ownedNoun(t: Telling, expr: ir.Expr): ir.LocalizedNoun | undefined {
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

function sizeOf(
  t: Telling,
  { en }: ir.LocalizedNoun,
  right: ir.Expr,
  op: keyof typeof SIZES,
): string {
  if (isZero(right) && op === "is") return `no ${en.many}`;
  if (isZero(right) && (op === ">" || op === "is not")) return `at least 1 ${en.one}`;
  const size = op === "<" ? "fewer than" : SIZES[op];
  const number = numeral(t, right);
  const plain = plainNumber(right);
  if (plain !== undefined) {
    const told =
      right.kind === "value" ? reference(t.index.paths.get(right.value), `${plain}`) : number.text;
    return `${size} ${told} ${plain === 1 ? en.one : en.many}`;
  }
  if (isNamedNumber(right) && op !== ">" && op !== "<")
    return `${size} ${number.text} of ${en.many}`;
  if (isOneWord(number)) return `${size} ${number.text} ${en.many}`;
  if (op === ">") return `more ${en.many} than ${number.text}`;
  if (op === "<") return `fewer ${en.many} than ${number.text}`;
  return `${size} as many ${en.many} as ${number.text}`;
}
