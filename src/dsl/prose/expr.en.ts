// What is worth something, in English: `the number of your pearls`, `a + b`, `the colour of the fish`.

import type { Article } from "../inflection/articles.ts";
import type * as ir from "../ir/ir.ts";
import { NONE, solidType } from "../ir/types.ts";
import { binderPhrase } from "./binder.en.ts";
import { isKinds, membersOfSet } from "./canonical.ts";
import { clause } from "./condition.en.ts";
import { fixed, listed, type Phrase, phrase } from "./english.ts";
import { filledEnglish } from "./holes.ts";
import { commonNoun, namedNoun } from "./lexicon.ts";
import { reference } from "./mark.ts";
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
  optionNoun,
  tableParams,
  type Worded,
} from "./names.ts";
import { after, counted, markPhrase, ownedBy, placeIn, somebody, zonePhrase } from "./place.en.ts";
import { arithmetic, mathPhrase, operand } from "./reckon.en.ts";
import { type TellingEn as Telling, withLocal } from "./telling.ts";

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
      return fixed("the number of players");
    case "rival":
      return fixed(expr.rival.words.en);
    case "score":
      return ownedBy(t, t.index.game.points, expr.owner, "many");
    case "option":
      return phrase(optionNoun(t.index, expr.option), "the");
    case "counter":
      return numberOf(counted(t, expr.counter));
    case "mark":
      return markPhrase(t, expr.mark);
    case "value":
      return rulePhrase(t, expr.value, expr.args, expr.value.params, expr.type.kind === "yesno");
    case "define":
      return rulePhrase(t, expr.define, expr.args, expr.define.params, expr.type.kind === "yesno");
    case "table":
      return rulePhrase(t, expr.table, expr.args, tableParams(expr.table));
    case "pieceField":
    case "spaceField":
      return fieldPhrase(t, expr.of, expr.field);
    case "cell":
      return fixed(`what lies ${placeIn(t, "inside", expr.cell)}`);
    case "zoneSize":
      return numberOf(inZone(t, expr.zone));
    case "endOf": {
      const thing = fixed(`the ${expr.end} ${elementNoun(t.index, expr.row.zone).en.one}`);
      return after(thing, placeIn(t, "inside", expr.row));
    }
    case "domainSize":
      return sizePhrase(t, expr.domain);
    case "kindsOf":
      return differentIn(t, expr.zone);
    case "setOf":
      return fixed(listed(expr.members.map((one) => memberOf(t, one))) || "nothing", true);
    case "setOp":
      return setPhrase(t, expr);
    case "setSize":
      return numberOf(value(t, expr.of));
    case "howMany":
      return numberOf(howManyOf(t, expr.zone, expr.what));
    case "binary":
    case "unary":
    case "divide":
      return arithmetic(t, expr);
    case "math":
      return mathPhrase(t, expr);
    case "if": {
      const condition = clause(t, expr.condition);
      return fixed(
        `${value(t, expr.then).text} if ${condition}, otherwise ${value(t, expr.else).text}`,
      );
    }
    case "count":
      return numberOf(binderPhrase(t, expr.binder, "none", "many"));
    case "sum":
      return fixed(
        `the sum of ${summand(t, expr.of, expr.binder)} for ${binderPhrase(t, expr.binder, "each").text}`,
      );
    case "different":
      return numberOf(differentFields(t, expr));
    case "beside": {
      const who = expr.step === 1 ? "next player after" : "previous player before";
      const isThem = expr.player.kind === "you" && t.who !== "you";
      return fixed(`the ${who} ${isThem ? "them" : value(t, expr.player).text}`);
    }
    case "placeOn":
    case "positionOn":
      return after(
        ownedBy(t, namedNoun(expr.kind === "placeOn" ? "place" : "position"), expr.player),
        `on ${phrase(linkTo(t.index, expr.track, expr.track.noun), "the").text}`,
      );
    case "spaceAt": {
      const [column, row] = [value(t, expr.column).text, value(t, expr.row).text];
      return fixed(`the space (column: ${column}; row: ${row})`);
    }
    case "rangeCheck":
      return value(t, expr.of);
    case "isFilled":
    case "zoneFull":
    case "counterFull":
    case "isIn":
    case "isFamily":
    case "some":
    case "every":
      return fixed(`whether ${clause(t, expr)}`);
    default:
      return expr satisfies never;
  }
}

function numberOf(of: Phrase): Phrase {
  return fixed(`the number of ${of.text.replace(/^the /, "")}`);
}

export function constantPhrase(t: Telling, type: ir.Type, value: number): Phrase {
  const { game } = t.index;
  switch (type.kind) {
    case "number":
    case "line":
      return fixed(String(value).replace("-", "−"));
    case "yesno":
      return fixed(value === 0 ? "no" : "yes");
    case "player":
      return fixed(`player ${value + 1}`);
    case "enum": {
      const choice = choiceWords(game, type.enum, value);
      if (choice !== undefined) return fixed(`“${choice.en}”`);
      return fixed(type.enum.members[value]?.noun.en.one ?? String(value));
    }
    case "piece": {
      const noun = constantKind(t.index, { kind: "const", type, value });
      return noun === undefined ? fixed(String(value)) : phrase(noun, "a");
    }
    case "space":
      return fixed(`space ${type.grid.shape.cells[value]?.name}`);
    case "board":
      return fixed(game.boards[value]?.words.en ?? String(value));
    case "set":
      return fixed(listed(membersOfSet(value).map((one) => memberWords(t, type.of, one))), true);
    case "orNone":
      return value === NONE ? fixed("nothing") : constantPhrase(t, type.of, value);
    default:
      return type satisfies never;
  }
}

function memberOf(t: Telling, expr: ir.Expr): string {
  return expr.kind === "const" ? memberWords(t, expr.type, expr.value) : value(t, expr).text;
}

/** One of the members of a set stands for all of its sort: `pearls and corals`. */
function memberWords(t: Telling, type: ir.Type, value: number): string {
  const noun = type.kind === "enum" ? type.enum.members[value]?.noun.en.many : undefined;
  return noun ?? constantPhrase(t, type, value).text;
}

/** `the fish`, `the space ‘next’`, `‘kept’`. */
export function localPhrase(t: Telling, local: ir.Local): Phrase {
  const known = t.locals.get(local);
  if (known !== undefined) return known;
  const { noun, id, many } = localName(t.index, local);
  if (id !== undefined) return after(phrase(noun, "the"), quotedName(id));
  const isThing = noun.de.article !== "" || local.type.kind === "piece";
  return isThing ? phrase(noun, "the", many ? "many" : "one") : fixed(quotedName(local.name));
}

/** ‘kept back’; single letters speak for themselves. */
export function quotedName(id: string): string {
  return id.length === 1 ? id : `‘${namedNoun(id).en.one}’`;
}

/** What stands in the holes of a text: arguments, with the article that is written there. */
export function argumentsIn(t: Telling, params: readonly ir.Local[], args: readonly ir.Expr[]) {
  return (i: number, article: Article | undefined): string | undefined => {
    const [param, arg] = [params[i], args[i]];
    if (param === undefined || arg === undefined) return undefined;
    const said = value(t, arg).text;
    if (article === undefined) return said;
    const { noun, id } = localName(t.index, param);
    if (arg.kind === "const" && arg.type.kind === "enum")
      return phrase(constantKind(t.index, arg) ?? noun, article.kind).text;
    if (arg.kind === "local" && article.kind !== "the" && !t.locals.has(arg.local))
      return phrase(localName(t.index, arg.local).noun, article.kind).text;
    const isNumbered = arg.type.kind === "number" && noun.de.article !== "" && id === undefined;
    return isNumbered && !said.includes(" ") ? `${noun.en.one} ${said}` : said;
  };
}

/** A rule by its words, with what is filled in. */
export function rulePhrase(
  t: Telling,
  rule: Worded,
  args: readonly ir.Expr[],
  params: readonly ir.Local[],
  isBare = false,
): Phrase {
  const values = args.map((arg) => value(t, arg).text);
  const path = t.index.paths.get(rule);
  if (rule.words?.en.includes("{"))
    return fixed(
      referenceTo(path, filledEnglish(rule.words.en, params, argumentsIn(t, params, args))),
    );
  const name = rule.words?.en ?? namedNoun(rule.id).en.one;
  const whole = fixed(referenceTo(path, isBare || rule.words !== undefined ? name : `the ${name}`));
  return values.length === 0 ? whole : after(whole, `for ${listed(values)}`);
}

/** Words that name a rule, but for their article. */
function referenceTo(path: string | undefined, words: string): string {
  const [, article = "", rest = words] = /^(the |an? )?(.*)$/.exec(words) ?? [];
  return article + reference(path, rest);
}

/** `the colour of the fish`, `whose colour`. */
function fieldPhrase(t: Telling, of: ir.Expr, field: string): Phrase {
  const noun = fieldNoun(of.type, field);
  const owner = value(t, of);
  if (owner.relative) return fixed(`whose ${noun.en.one}`);
  if (owner.its) return fixed(`its ${noun.en.one}`);
  return after(phrase(noun, "the"), `of ${owner.text}`);
}

/** What lies in a zone: `your pearls`, `fish in your basin`. */
function inZone(t: Telling, ref: ir.ZoneRef): Phrase {
  if (isContent(ref.zone)) return zonePhrase(t, ref);
  return after(phrase(elementNoun(t.index, ref.zone), "none", "many"), placeIn(t, "inside", ref));
}

/** `the different fish in your basin` */
function differentIn(t: Telling, ref: ir.ZoneRef): Phrase {
  const many = elementNoun(t.index, ref.zone).en.many;
  const where = isContent(ref.zone)
    ? zonePhrase(t, ref).text
    : `${many} ${placeIn(t, "inside", ref)}`;
  return fixed(`the kinds of ${where}`, true);
}

function howManyOf(
  t: Telling,
  place: ir.ZoneRef | ir.GridRef,
  what: ir.Expr | readonly number[],
): Phrase {
  const where = placeIn(t, "inside", place);
  const things = isKinds(what)
    ? listed(kindNouns(t.index, what).map(({ en }) => en.many))
    : elements(t, place, what);
  return fixed(`${things} ${where}`, true);
}

function elements(t: Telling, place: ir.ZoneRef | ir.GridRef, what: ir.Expr): string {
  const kind = constantKind(t.index, what);
  if (kind !== undefined) return kind.en.many;
  const noun = place.kind === "zone" ? elementNoun(t.index, place.zone) : namedNoun("piece");
  return `${noun.en.many} of ${value(t, what).text}`;
}

function sizePhrase(t: Telling, domain: ir.Domain): Phrase {
  if (domain.kind === "region" || domain.kind === "group")
    return fixed(`the size of the ${domain.kind} of ${value(t, domain.space).text}`);
  const local: ir.Local = { name: "x", type: { kind: "yesno" } };
  return numberOf(
    binderPhrase(t, { local, through: undefined, domain, where: undefined }, "none", "many"),
  );
}

function setPhrase(t: Telling, expr: Extract<ir.Expr, { kind: "setOp" }>): Phrase {
  const [left, right] = [value(t, expr.left).text, value(t, expr.right).text];
  const words = { union: "and", both: "that are also among", without: "without" } as const;
  return fixed(`${left} ${words[expr.op]} ${right}`, true);
}

// Parts ---------------------------------------------------------------------------

/** What is added up, said of one thing: `the weight of this fish`. */
export function summand(t: Telling, of: ir.Expr, binder: ir.Binder): string {
  const it = binderPhrase(t, binder, "this", "one", true);
  return value(withLocal(t, binder.local, { ...it, its: true }), of).text;
}

function differentFields(
  t: Telling,
  { binder, of }: Extract<ir.Expr, { kind: "different" }>,
): Phrase {
  const field = of.kind === "pieceField" ? fieldNoun(of.of.type, of.field) : namedNoun("value");
  const things = binderPhrase(t, binder, "the", "many").text;
  return fixed(`different ${field.en.many} among ${things}`, true);
}

/** The member of a family of zones or counters: `3`, `for red`, `for the colour of the fish`. */
export function fromIndex(t: Telling, index: ir.Expr): string {
  const member = value(t, index).text;
  const type = solidType(index.type);
  if (type.kind === "number") {
    if (/^\S+$/.test(member)) return member;
    if (isNamedNumber(index)) return `of ${member}`;
    return index.kind === "local" ? `for ${member}` : `for the number ${operand(t, index, 3)}`;
  }
  if (index.kind !== "const" || type.kind !== "enum") return `for ${member}`;
  const noun = type.enum.members[index.value]?.noun.en;
  return noun === undefined || noun.one.length === 1 ? member : `for ${noun.many}`;
}

/** A number to reckon with: a local that is called a thing is that thing's number. */
export function numeral(t: Telling, expr: ir.Expr): Phrase {
  const number = value(t, expr);
  if (expr.kind !== "local" || !number.text.startsWith("the ")) return number;
  if (commonNoun(expr.local.name) !== undefined || isNamedNumber(expr)) return number;
  return fixed(`the number of ${number.text}`);
}
