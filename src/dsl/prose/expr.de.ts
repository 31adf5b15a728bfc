// What is worth something, in German: `die Anzahl deiner Perlen`, `a + b`, `die Farbe des Fisches`.

import type { Article } from "../inflection/articles.ts";
import type * as ir from "../ir/ir.ts";
import { NONE, solidType } from "../ir/types.ts";
import { binderPhrase } from "./binder.de.ts";
import { isKinds, membersOfSet } from "./canonical.ts";
import { clause } from "./condition.de.ts";
import { each, fixed, listed, type Phrase, phrase, relative } from "./german.ts";
import { insertValues } from "./holes.ts";
import { commonNoun, namedNoun, quoted } from "./lexicon.ts";
import {
  choiceWords,
  constantKind,
  elementNoun,
  fieldNoun,
  isContent,
  isNamedNumber,
  kindNouns,
  linkTo,
  localName,
  nounOfRule,
  optionNoun,
  tableParams,
  type Worded,
} from "./names.ts";
import { counted, markPhrase, ownedBy, placeIn, somebody, zonePhrase } from "./place.de.ts";
import { arithmetic, mathPhrase, operand } from "./reckon.de.ts";
import { type TellingDe as Telling, withLocal } from "./telling.ts";

/** Any value as part of a sentence. */
export function value(t: Telling, expr: ir.Expr): Phrase {
  switch (expr.kind) {
    case "const":
      return constantPhrase(t, expr.type, expr.value);
    case "local":
      return localPhrase(t, expr.local);
    case "you":
      return somebody(t);
    case "players":
      return phrase(namedNoun("player count").de, "the");
    case "rival":
      return phrase(nounOfRule(expr.rival).de, "the");
    case "score":
      return ownedBy(t, t.index.game.points, expr.owner, "many");
    case "option":
      return phrase(optionNoun(t.index, expr.option).de, "the");
    case "counter":
      return numberOf(counted(t, expr.counter));
    case "mark":
      return markPhrase(t, expr.mark);
    case "value":
      return rulePhrase(t, expr.value, expr.args, expr.value.params);
    case "define":
      return rulePhrase(t, expr.define, expr.args, expr.define.params);
    case "table":
      return rulePhrase(t, expr.table, expr.args, tableParams(expr.table));
    case "pieceField":
    case "spaceField":
      return fieldPhrase(t, expr.of, expr.field);
    case "cell":
      return fixed(`das, was ${placeIn(t, "inside", expr.cell)} liegt`);
    case "zoneSize":
      return numberOf(inZone(t, expr.zone));
    case "endOf": {
      const thing = atEnd(elementNoun(t.index, expr.row.zone).de, expr.end);
      return each(thing, (text) => `${text} ${placeIn(t, "inside", expr.row)}`);
    }
    case "domainSize":
      return sizePhrase(t, expr.domain);
    case "kindsOf":
      return differentIn(t, expr.zone, "the");
    case "setOf":
      return fixed(listed(expr.members.map((one) => memberOf(t, one))) || "nichts", true);
    case "setOp":
      return setPhrase(t, expr);
    case "setSize":
      return numberOf(
        expr.of.kind === "kindsOf" ? differentIn(t, expr.of.zone, "none") : value(t, expr.of),
      );
    case "howMany":
      return numberOf(howManyOf(t, expr.zone, expr.what));
    case "binary":
    case "unary":
    case "divide":
      return arithmetic(t, expr);
    case "math":
      return mathPhrase(t, expr);
    case "if":
      return choicePhrase(t, expr);
    case "count":
      return numberOf(binderPhrase(t, expr.binder, "the", "many"));
    case "sum":
      return sumPhrase(t, expr);
    case "different":
      return numberOf(differentFields(t, expr));
    case "beside": {
      const [one, after] =
        expr.step === 1 ? ["nächster Spieler", "nach"] : ["voriger Spieler", "vor"];
      const player = phrase({ article: "der", one, many: one }, "the");
      return each(player, (text) => `${text} ${after} ${value(t, expr.player).dat}`);
    }
    case "placeOn":
    case "positionOn": {
      const track = phrase(linkTo(t.index, expr.track, expr.track.noun).de, "the");
      const what = namedNoun(expr.kind === "placeOn" ? "place" : "position");
      const place = ownedBy(t, what, expr.player);
      return each(place, (text) => `${text} auf ${track.dat}`);
    }
    case "spaceAt":
      return each(phrase(namedNoun("space").de, "the"), (text) => {
        const [column, row] = [value(t, expr.column).nom, value(t, expr.row).nom];
        return `${text} (Spalte: ${column}; Reihe: ${row})`;
      });
    case "rangeCheck":
      return value(t, expr.of);
    case "isFilled":
    case "zoneFull":
    case "counterFull":
    case "isIn":
    case "isFamily":
    case "some":
    case "every":
      return fixed(`ob ${clause(t, expr).sub}`);
    default:
      return expr satisfies never;
  }
}

/** `die Anzahl deiner Perlen` */
function numberOf(of: Phrase): Phrase {
  const many = { article: "die", one: "Anzahl", many: "Anzahlen" };
  return each(phrase(many, "the"), (text) => `${text} ${of.gen}`);
}

export function constantPhrase(t: Telling, type: ir.Type, value: number): Phrase {
  const { game } = t.index;
  switch (type.kind) {
    case "number":
    case "line":
      return fixed(String(value).replace("-", "−"));
    case "yesno":
      return fixed(value === 0 ? "nein" : "ja");
    case "player":
      return fixed(`Spieler ${value + 1}`);
    case "enum": {
      const choice = choiceWords(game, type.enum, value);
      if (choice !== undefined) return fixed(`„${choice.de}“`);
      return phrase(type.enum.members[value]?.noun.de ?? namedNoun("choice").de, "none");
    }
    case "piece":
      return phrase(
        (constantKind(t.index, { kind: "const", type, value }) ?? namedNoun("piece")).de,
        "a",
      );
    case "space":
      return each(
        phrase(namedNoun("space").de, "the"),
        (text) => `${text} ${type.grid.shape.cells[value]?.name}`,
      );
    case "board":
      return fixed(game.boards[value]?.words.de ?? String(value));
    case "set":
      return fixed(listed(membersOfSet(value).map((one) => memberWords(t, type.of, one))), true);
    case "orNone":
      return value === NONE ? fixed("nichts") : constantPhrase(t, type.of, value);
    default:
      return type satisfies never;
  }
}

function memberOf(t: Telling, expr: ir.Expr): string {
  return expr.kind === "const" ? memberWords(t, expr.type, expr.value) : value(t, expr).nom;
}

/** One of the members of a set stands for all of its sort: `Perlen und Korallen`. */
function memberWords(t: Telling, type: ir.Type, value: number): string {
  const noun = type.kind === "enum" ? type.enum.members[value]?.noun.de : undefined;
  return noun === undefined ? constantPhrase(t, type, value).nom : phrase(noun, "none", "many").nom;
}

/** `der Fisch`, `das Feld ‚next‘`, `‚kept‘`. */
export function localPhrase(t: Telling, local: ir.Local): Phrase {
  const known = t.locals.get(local);
  if (known !== undefined) return known;
  const { noun, id, many } = localName(t.index, local);
  const whole = phrase(noun.de, "the", many ? "many" : "one");
  return id === undefined ? whole : each(whole, (text) => `${text} ${quoted(id)}`);
}

/** What stands in the holes of a text: arguments, with the article that is written there. */
export function argumentsIn(t: Telling, params: readonly ir.Local[], args: readonly ir.Expr[]) {
  return (i: number, article: Article | undefined): Phrase | undefined => {
    const [param, arg] = [params[i], args[i]];
    if (param === undefined || arg === undefined) return undefined;
    const said = value(t, arg);
    if (article === undefined) return said;
    const { noun, id } = localName(t.index, param);
    if (arg.kind === "const" && arg.type.kind === "enum")
      return phrase(constantKind(t.index, arg)?.de ?? noun.de, article.kind);
    if (arg.kind === "local" && article.kind !== "the" && !t.locals.has(arg.local))
      return phrase(localName(t.index, arg.local).noun.de, article.kind);
    const isNumbered = arg.type.kind === "number" && noun.de.article !== "" && id === undefined;
    return isNumbered && !said.nom.includes(" ") ? fixed(`${noun.de.one} ${said.nom}`) : said;
  };
}

/** A rule by its words, with what is filled in. */
export function rulePhrase(
  t: Telling,
  rule: Worded,
  args: readonly ir.Expr[],
  params: readonly ir.Local[],
): Phrase {
  const values = args.map((arg) => value(t, arg));
  if (rule.words?.de.includes("{")) {
    const filled = insertValues(rule.words.de, params, argumentsIn(t, params, args));
    const noun = nounOfRule({ id: rule.id, words: { de: filled, en: "" } });
    return phrase(linkTo(t.index, rule, noun).de, "the");
  }
  const whole = phrase(linkTo(t.index, rule, nounOfRule(rule)).de, "the");
  if (values.length === 0) return whole;
  const list = listed(values.map(({ acc }) => acc));
  return each(whole, (text) => `${text} für ${list}`);
}

/** `die Farbe des Fisches`, `deren Farbe`. */
function fieldPhrase(t: Telling, of: ir.Expr, field: string): Phrase {
  const noun = fieldNoun(of.type, field).de;
  const owner = value(t, of);
  if (owner.relative) return each(phrase(noun, "none"), (text) => `${owner.gen} ${text}`);
  return each(phrase(noun, "the"), (text) => `${text} ${owner.gen}`);
}

/** What lies in a zone: `deine Perlen`, `die Fische in deinem Becken`. */
function inZone(t: Telling, ref: ir.ZoneRef): Phrase {
  if (isContent(ref.zone)) return zonePhrase(t, ref);
  const things = phrase(elementNoun(t.index, ref.zone).de, "the", "many");
  return each(things, (text) => `${text} ${placeIn(t, "inside", ref)}`);
}

/** `die verschiedenen Fische in deinem Becken` */
function differentIn(t: Telling, ref: ir.ZoneRef, determiner: "the" | "none"): Phrase {
  const noun = elementNoun(t.index, ref.zone).de;
  const many = { ...noun, many: `verschiedene ${noun.many.replace(/^verkaufte /, "")}` };
  return each(phrase(many, determiner, "many"), (text) => `${text} ${placeIn(t, "inside", ref)}`);
}

/** `der vorderste Fisch`, `der hinterste Fisch`: what lies at an end of a row. */
export function atEnd(noun: ir.LocalizedNoun["de"], end: ir.RowEnd): Phrase {
  const article = noun.article === "" ? "das" : noun.article;
  const which = end === "first" ? "vorderste" : "hinterste";
  return phrase({ ...noun, article, one: `${which} ${noun.one}` }, "the");
}

function howManyOf(
  t: Telling,
  place: ir.ZoneRef | ir.GridRef,
  what: ir.Expr | readonly number[],
): Phrase {
  const where = placeIn(t, "inside", place);
  const things = isKinds(what)
    ? joined(kindNouns(t.index, what).map(({ de }) => phrase(de, "the", "many")))
    : elements(t, place, what);
  return each(things, (text) => `${text} ${where}`);
}

function joined(list: readonly Phrase[]): Phrase {
  const [first = fixed("")] = list;
  return each(first, (_, c) => listed(list.map((one) => one[c])));
}

/** `die roten Perlen`, `die Perlen der Farbe`. */
function elements(t: Telling, place: ir.ZoneRef | ir.GridRef, what: ir.Expr): Phrase {
  const kind = constantKind(t.index, what);
  if (kind !== undefined) return phrase(kind.de, "the", "many");
  const noun = place.kind === "zone" ? elementNoun(t.index, place.zone) : namedNoun("piece");
  const of = value(t, what).gen;
  return each(phrase(noun.de, "the", "many"), (text) => `${text} ${of}`);
}

function sizePhrase(t: Telling, domain: ir.Domain): Phrase {
  if (domain.kind === "region") {
    const region = phrase(namedNoun("size").de, "the");
    return each(region, (text) => `${text} des Gebiets ${value(t, domain.space).gen}`);
  }
  if (domain.kind === "group") {
    const group = phrase(namedNoun("size").de, "the");
    return each(group, (text) => `${text} der Gruppe ${value(t, domain.space).gen}`);
  }
  const local: ir.Local = { name: "x", type: { kind: "yesno" } };
  return numberOf(
    binderPhrase(t, { local, through: undefined, domain, where: undefined }, "the", "many"),
  );
}

function setPhrase(t: Telling, expr: Extract<ir.Expr, { kind: "setOp" }>): Phrase {
  const [left, right] = [value(t, expr.left), value(t, expr.right)];
  switch (expr.op) {
    case "union":
      return { ...each(left, (text, c) => `${text} und ${right[c]}`), plural: true };
    case "both":
      return { ...each(left, (text) => `${text}, soweit auch unter ${right.dat}`), plural: true };
    case "without":
      return { ...each(left, (text) => `${text} ohne ${right.acc}`), plural: true };
    default:
      return expr.op satisfies never;
  }
}

// Parts ---------------------------------------------------------------------------

function choicePhrase(t: Telling, expr: Extract<ir.Expr, { kind: "if" }>): Phrase {
  const condition = clause(t, expr.condition).sub;
  const [then, other] = [value(t, expr.then), value(t, expr.else)];
  return each(then, (text, c) => `${text}, wenn ${condition}, sonst ${other[c]}`);
}

function sumPhrase(t: Telling, { of, binder }: Extract<ir.Expr, { kind: "sum" }>): Phrase {
  return fixed(
    `die Summe von ${summand(t, of, binder)} für ${binderPhrase(t, binder, "each").acc}`,
  );
}

/** What is added up, said of one thing: `das Gewicht dieses Fisches`. */
export function summand(t: Telling, of: ir.Expr, binder: ir.Binder): string {
  const these = binderPhrase(t, binder, "this", "one", true);
  const { gen } = relative(these.gender, false);
  return value(withLocal(t, binder.local, { ...these, gen, relative: true }), of).nom;
}

function differentFields(
  t: Telling,
  { binder, of }: Extract<ir.Expr, { kind: "different" }>,
): Phrase {
  const things = binderPhrase(t, binder, "the", "many");
  const field = of.kind === "pieceField" ? fieldNoun(of.of.type, of.field) : namedNoun("value");
  const noun = { ...field.de, many: `verschiedene ${field.de.many}` };
  return each(phrase(noun, "none", "many"), (text) => `${text} unter ${things.dat}`);
}

/** The member of a family of zones or counters: `3`, `für Rot`, `für die Farbe des Fisches`. */
export function fromIndex(t: Telling, index: ir.Expr): string {
  const member = value(t, index);
  const type = solidType(index.type);
  if (type.kind === "number") {
    if (/^[\w‚‘−]+$/.test(member.nom)) return member.nom;
    if (isNamedNumber(index)) return member.gen;
    return index.kind === "local" ? `für ${member.acc}` : `für die Zahl ${operand(t, index, 3)}`;
  }
  if (index.kind !== "const" || type.kind !== "enum") return `für ${member.acc}`;
  const noun = type.enum.members[index.value]?.noun.de;
  if (noun === undefined || /^.$/.test(noun.one)) return member.nom;
  return `für ${phrase(noun, "none", "many").acc}`;
}

/** A number to reckon with: a local that is called a thing is that thing's number. */
export function numeral(t: Telling, expr: ir.Expr): Phrase {
  const number = value(t, expr);
  if (expr.kind !== "local" || !/^(?:der|die|das) /.test(number.nom)) return number;
  if (commonNoun(expr.local.name) !== undefined || isNamedNumber(expr)) return number;
  const noun = { article: "die", one: "Nummer", many: "Nummern" };
  return each(phrase(noun, "the"), (text) => `${text} ${number.gen}`);
}
