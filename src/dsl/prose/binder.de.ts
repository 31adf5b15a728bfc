// What a name ranges over, in German: `jedes Feld deines Riffs, das leer ist`.

import type * as ir from "../ir/ir.ts";
import { clause, isOneWord } from "./condition.de.ts";
import { value } from "./expr.de.ts";
import {
  contracted,
  type Determiner,
  each,
  fixed,
  type GrammaticalNumber,
  oneOf,
  type Phrase,
  phrase,
  relative,
} from "./german.ts";
import { quoted } from "./lexicon.ts";
import { domainNoun, isContent, kindNouns, localName, shapeName, typeNoun } from "./names.ts";
import { gridPhrase, placeIn, zonePhrase } from "./place.de.ts";
import { gridOf, kindsAndRest, leads, type TellingDe as Telling, withLocal } from "./telling.ts";

/** What it ranges over, with where and which; `bare` without these. */
export function binderPhrase(
  t: Telling,
  binder: ir.Binder,
  determiner: Determiner,
  number: GrammaticalNumber = "one",
  bare = false,
): Phrase {
  const { noun, rest } = nounAndRest(t, binder);
  const plain = phrase(noun.de, determiner, number);
  if (bare) return plain;
  const these = phrase(noun.de, "this");
  const isNamed = rest !== undefined && !leads(rest, binder.local) && isSecond(t, binder, these);
  const things = isNamed ? each(plain, (text) => `${text} ${quoted(binder.local.name)}`) : plain;
  const which = rest === undefined ? "" : whichClause(t, binder.local, rest, things, these);
  const { domain } = binder;
  const isOne = number === "one" && (determiner === "a" || determiner === "each");
  if (isOne && domain.kind === "zone" && isContent(domain.zone.zone) && domain.zone.owner) {
    const one = oneOf(things.gender, determiner, zonePhrase(t, domain.zone).gen);
    return each(one, (text) => text + which);
  }
  const place = placeOf(t, binder, noun, number);
  return each(
    things,
    (text) => [text, contracted(place)].filter((part) => part !== "").join(" ") + which,
  );
}

/** What the things are called, and what else is asked of them. */
function nounAndRest(t: Telling, binder: ir.Binder) {
  const { kinds, rest } = kindsAndRest(binder.where, binder.local);
  const [only, other] = kinds === undefined ? [] : kindNouns(t.index, kinds);
  if (only !== undefined && other === undefined) return { noun: only, rest };
  return { noun: domainNoun(t.index, binder), rest: binder.where };
}

/** `, das leer ist`; `, für die gilt: …` if it cannot be said so. */
function whichClause(
  t: Telling,
  local: ir.Local,
  where: ir.Expr,
  things: Phrase,
  these: Phrase,
): string {
  const pronoun = relative(things.gender, things.plural);
  if (leads(where, local)) return `, ${clause(withLocal(t, local, pronoun), where).sub},`;
  return `, für ${pronoun.acc} gilt: ${clause(inItsClause(t, local, these), where).main},`;
}

/** A thing that would be told by its own name is `dieser Fisch`, unless another one is. */
function inItsClause(t: Telling, local: ir.Local, these: Phrase): Telling {
  return localName(t.index, local).id === undefined || isTaken(t, these)
    ? t
    : withLocal(t, local, these);
}

/** Whether something else is called so already. */
function isTaken(t: Telling, these: Phrase): boolean {
  return [...t.locals.values()].some(({ nom }) => nom === these.nom);
}

/** Whether it is the second thing of its sort in a sentence, and so needs its own name. */
function isSecond(t: Telling, { local }: ir.Binder, these: Phrase): boolean {
  return localName(t.index, local).id !== undefined && isTaken(t, these);
}

/** `jeden Spieler`, of whom something is said behind it; the second one has its own name. */
export function everyOne(t: Telling, binder: ir.Binder): ReturnType<typeof loopOver> {
  const these = binderPhrase(t, binder, "this", "one", true);
  if (isTaken(t, these)) return loopOver(t, binder);
  return {
    head: binderPhrase(t, binder, "each").acc,
    inner: withLocal(t, binder.local, these),
  };
}

/** Where the things are: `deines Riffs`, `von 1 bis 6`. */
function placeOf(
  t: Telling,
  binder: ir.Binder,
  noun: ir.LocalizedNoun,
  number: GrammaticalNumber,
): string {
  const { domain, through } = binder;
  switch (domain.kind) {
    case "range":
      return `von ${value(t, domain.from).dat} bis ${domain.to.kind === "const" ? "" : "zu "}${value(t, domain.to).dat}`;
    case "players":
      return "";
    case "enum": {
      const noun = typeNoun(t.index, { kind: "enum", enum: domain.enum });
      if (noun.en.one === domainNoun(t.index, binder).en.one) return "";
      return phrase(noun.de, "none", "many").gen;
    }
    case "boards":
      return domain.shape.noun === undefined ? `der Form ${shapeName(domain.shape).de}` : "";
    case "set":
      return `aus ${value(t, domain.set).dat}`;
    case "subsets": {
      const [set, size] = [value(t, domain.set).dat, value(t, domain.size)];
      return isOneWord(size)
        ? `von ${size.nom} aus ${set}`
        : `aus ${set}, so viele wie ${size.nom}`;
    }
    case "zone":
      if (!isContent(domain.zone.zone)) return placeIn(t, "inside", domain.zone);
      return domain.zone.owner === undefined ? "" : value(t, domain.zone.owner).gen;
    case "spaces":
      if (through !== undefined) return placeIn(t, "inside", through);
      if (domain.grid.noun.de.one === domainNoun(t.index, binder).de.one) return "";
      return gridPhrase(t, gridOf(domain.grid)).gen;
    case "neighbours": {
      const space = value(t, domain.space).gen;
      const of = domainNoun(t.index, { ...binder, through: undefined });
      if (noun.de.one === of.de.one) return space;
      return `auf ${phrase(of.de, number === "one" ? "a" : "the", number).dat} ${space}`;
    }
    case "region":
      return `im Gebiet ${value(t, domain.space).gen}`;
    case "group":
      return `in der Gruppe ${value(t, domain.space).gen}`;
    case "lines":
      return `von ${domain.length} Feldern durch ${value(t, domain.space).acc}`;
    case "line":
      return value(t, domain.line).gen;
    default:
      return domain satisfies never;
  }
}

/** What a loop says at its head, and the telling of what it does. */
export function loopOver(
  t: Telling,
  binder: ir.Binder,
): { readonly head: string; readonly inner: Telling } {
  const { local } = binder;
  const whole = binderPhrase(t, binder, "each");
  const these = binderPhrase(t, binder, "this", "one", true);
  const { noun } = localName(t.index, local);
  const isNumber = binder.domain.kind === "range" && noun.de.article === "";
  if (!isTaken(t, these) && !isNumber)
    return { head: whole.acc, inner: withLocal(t, local, these) };
  const named = quoted(local.name);
  const bare = binderPhrase(t, binder, "each", "one", true);
  const called = `${bare.acc} ${named}`;
  const head = whole.acc.startsWith(called) ? whole.acc : whole.acc.replace(bare.acc, called);
  const it = isNumber
    ? fixed(named)
    : each(binderPhrase(t, binder, "the", "one", true), (text) => `${text} ${named}`);
  return { head: contracted(head), inner: withLocal(t, local, it) };
}

/** Everything that something may be among: `die Nachbarfelder des Feldes`. */
export function allIn(t: Telling, { domain, through }: Extract<ir.Expr, { kind: "isIn" }>): Phrase {
  if (domain.kind === "set") return value(t, domain.set);
  const local: ir.Local = { name: "x", type: { kind: "yesno" } };
  return binderPhrase(t, { local, through, domain, where: undefined }, "the", "many");
}
