// Comparisons in German: `das Feld hat dieselbe Farbe wie der Fisch`, `du hast mindestens 2 Perlen`.

import type * as ir from "../ir/ir.ts";
import { timesOf } from "./amount.de.ts";
import { plainNumber } from "./bent.ts";
import { type Clause, clause, IS, isOneWord, liesOn, simple, type Verb } from "./condition.de.ts";
import { numeral, value } from "./expr.de.ts";
import { type Phrase, phrase } from "./german.ts";
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
import { placeIn, somebody, zonePhrase } from "./place.de.ts";
import { type Comparison, fieldOf, type TellingDe as Telling } from "./telling.ts";

type Binary = Extract<ir.Expr, { kind: "binary" }>;

export function equal(t: Telling, { left, right }: Binary, not: boolean): Clause {
  if (right.kind === "const" && right.type.kind === "orNone") return isNone(t, left, not);
  if (right.kind === "const" && right.type.kind === "yesno")
    return clause(t, left, not !== (right.value === 0));
  if (left.kind === "players")
    return playersAre(`${not ? "nicht " : ""}${value(t, right).nom}`, right);
  if (left.kind === "zoneSize" && isZero(right)) return emptyZone(t, left.zone, not);
  if (left.kind === "cell") return cellIs(t, left, right, not);
  const op = not ? "is not" : "is";
  const had =
    possession(t, left, right, op) ?? occurs(t, left, right, op) ?? sameField(t, left, right, not);
  if (had !== undefined) return had;
  return simple(value(t, left), `${not ? "nicht " : ""}${value(t, right).nom}`, IS);
}

/** `das Feld hat dieselbe Farbe wie der Fisch` */
function sameField(t: Telling, left: ir.Expr, right: ir.Expr, not: boolean): Clause | undefined {
  const [one, other] = [fieldOf(left), fieldOf(right)];
  if (one === undefined || other === undefined) return undefined;
  const noun = fieldNoun(one.of.type, one.field).de;
  if (noun.one !== fieldNoun(other.of.type, other.field).de.one || noun.article === "")
    return undefined;
  const [subject, same] = [value(t, one.of), phrase(noun, "the").acc.replace(" ", "selbe ")];
  const as = `${not ? "nicht " : ""}${same.replace(/^denselbe /, "denselben ")} wie ${value(t, other.of).nom}`;
  return simple(subject, as, ["hat", "haben"]);
}

/** A field: `das Feld hat keinen Fisch`; a mark: `die Vorhand steht fest`; any other: `der Fisch fehlt`. */
function isNone(t: Telling, of: ir.Expr, not: boolean): Clause {
  if (of.kind === "mark") return isUnset(value(t, of), not);
  if (of.kind !== "pieceField" && of.kind !== "spaceField")
    return not ? simple(value(t, of), "vorhanden", IS) : isMissing(value(t, of));
  const noun = fieldNoun(of.of.type, of.field).de;
  return simple(value(t, of.of), phrase(noun, not ? "a" : "no").acc, ["hat", "haben"]);
}

function isUnset({ nom, plural }: Phrase, not: boolean): Clause {
  const verb = plural ? "stehen" : "steht";
  return not
    ? { main: `${nom} ${verb} fest`, sub: `${nom} fest${verb}` }
    : { main: `${nom} ${verb} nicht fest`, sub: `${nom} nicht fest${verb}` };
}

function isMissing({ nom, plural }: Phrase): Clause {
  const text = `${nom} ${plural ? "fehlen" : "fehlt"}`;
  return { main: text, sub: text };
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
  if (right.kind !== "local" || right.type.kind !== "piece") return nom;
  if (t.locals.has(right.local)) return `das gleiche wie ${nom}`;
  const { noun, id } = localName(t.index, right.local);
  if (id !== undefined || noun.de.article === "") return `das gleiche wie ${nom}`;
  return phrase({ ...noun.de, one: `gleiche ${noun.de.one}` }, "the").nom;
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

export function compared(t: Telling, { left, right }: Binary, op: Comparison): Clause {
  if (left.kind === "players") return playersAre(`${SIZES[op]} ${value(t, right).nom}`, right);
  if (left.kind === "zoneSize" && op === ">" && isZero(right)) return emptyZone(t, left.zone, true);
  const had = possession(t, left, right, op) ?? occurs(t, left, right, op);
  if (had !== undefined) return had;
  const [what, than] = [value(t, left), value(t, right)];
  const size = what.plural && than.plural ? MANY[op] : COMPARED[op];
  return simple(what, `${size} ${than.nom}`, IS);
}

const COMPARED = {
  "<": "kleiner als",
  "<=": "höchstens",
  ">": "größer als",
  ">=": "mindestens",
} as const;

const MANY = {
  "<": "weniger als",
  "<=": "höchstens so viele wie",
  ">": "mehr als",
  ">=": "mindestens so viele wie",
} as const;

const SIZES = {
  "<": "weniger als",
  "<=": "höchstens",
  ">": "mehr als",
  ">=": "mindestens",
  is: "genau",
  "is not": "nicht genau",
} as const;

/** `der Würfel kommt unter den Zahlenwürfeln 2-mal vor`: how many there are of what is not named outright. */
function occurs(
  t: Telling,
  left: ir.Expr,
  right: ir.Expr,
  op: keyof typeof SIZES,
): Clause | undefined {
  if (left.kind !== "howMany") return undefined;
  const [counted, times] = [unnamed(t.index, left.what), timesOf(t, right)];
  if (counted === undefined || times === undefined) return undefined;
  const size = op === "is" ? "" : `${SIZES[op].replace("nicht genau", "nicht")} `;
  const what = value(t, counted).nom;
  const often = isZero(right) && op === "is" ? "nicht" : `${size}${times}-mal`;
  const rest = `${placeIn(t, "inside", left.zone)} ${often}`;
  return { main: `${what} kommt ${rest} vor`, sub: `${what} ${rest} vorkommt` };
}

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
  noun: ir.LocalizedNoun,
  right: ir.Expr,
  op: keyof typeof SIZES,
): string {
  const many = phrase(noun.de, "none", "many").acc;
  if (isZero(right) && op === "is") return phrase(noun.de, "no", "many").acc;
  if (isZero(right) && (op === ">" || op === "is not"))
    return `mindestens 1 ${phrase(noun.de, "none").acc}`;
  const number = numeral(t, right);
  const plain = plainNumber(right);
  if (plain !== undefined) {
    const told =
      right.kind === "value" ? reference(t.index.paths.get(right.value), `${plain}`) : number.nom;
    return `${SIZES[op]} ${told} ${plain === 1 ? phrase(noun.de, "none").acc : many}`;
  }
  if (isNamedNumber(right) && op !== ">" && op !== "<") return `${SIZES[op]} ${number.acc} ${many}`;
  if (isOneWord(number)) return `${SIZES[op]} ${number.nom} ${many}`;
  if (op === ">" || op === "<") return `${SIZES[op].replace(" als", "")} ${many} als ${number.nom}`;
  return `${SIZES[op]} so viele ${many} wie ${number.nom}`;
}
