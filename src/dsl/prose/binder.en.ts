// What a name ranges over, in English: `each space of your reef that is empty`.

import type * as ir from "../ir/ir.ts";
import { clause, isOneWord } from "./condition.en.ts";
import { type Determiner, fixed, type Phrase, phrase, relative } from "./english.ts";
import { quotedName, value } from "./expr.en.ts";
import { domainNoun, isContent, kindNouns, localName, shapeName, typeNoun } from "./names.ts";
import { after, gridPhrase, placeIn, zonePhrase } from "./place.en.ts";
import { gridOf, kindsAndRest, leads, type TellingEn as Telling, withLocal } from "./telling.ts";

/** What it ranges over, with where and which; `bare` without these. */
export function binderPhrase(
  t: Telling,
  binder: ir.Binder,
  determiner: Determiner,
  number: "one" | "many" = "one",
  bare = false,
): Phrase {
  const { noun, rest } = nounAndRest(t, binder);
  const plain = phrase(noun, determiner, number);
  if (bare) return plain;
  const these = phrase(noun, "this");
  const isNamed = rest !== undefined && !leads(rest, binder.local) && isSecond(t, binder, these);
  const things = isNamed ? after(plain, quotedName(binder.local.name)) : plain;
  const which = rest === undefined ? "" : whichClause(t, binder.local, rest, things, these);
  const { domain } = binder;
  const isOne = number === "one" && (determiner === "a" || determiner === "each");
  if (isOne && domain.kind === "zone" && isContent(domain.zone.zone) && domain.zone.owner) {
    const all = zonePhrase(t, domain.zone).text;
    return after(fixed(`${determiner === "a" ? "one" : "each"} of ${all}`), which);
  }
  return after(after(things, placeOf(t, binder, noun, number)), which);
}

/** What the things are called, and what else is asked of them. */
function nounAndRest(t: Telling, binder: ir.Binder) {
  const { kinds, rest } = kindsAndRest(binder.where, binder.local);
  const [only, other] = kinds === undefined ? [] : kindNouns(t.index, kinds);
  if (only !== undefined && other === undefined) return { noun: only, rest };
  return { noun: domainNoun(t.index, binder), rest: binder.where };
}

function whichClause(
  t: Telling,
  local: ir.Local,
  where: ir.Expr,
  things: Phrase,
  these: Phrase,
): string {
  if (leads(where, local)) return clause(withLocal(t, local, relative(things.plural)), where);
  const pronoun = local.type.kind === "player" ? "whom" : "which";
  return `for ${pronoun} ${clause(inItsClause(t, local, these), where)}`;
}

/** A thing that would be told by its own name is `this fish`, unless another one is. */
function inItsClause(t: Telling, local: ir.Local, these: Phrase): Telling {
  return localName(t.index, local).id === undefined || isTaken(t, these)
    ? t
    : withLocal(t, local, these);
}

/** Whether something else is called so already. */
function isTaken(t: Telling, these: Phrase): boolean {
  return [...t.locals.values()].some(({ text }) => text === these.text);
}

/** Whether it is the second thing of its sort in a sentence, and so needs its own name. */
function isSecond(t: Telling, { local }: ir.Binder, these: Phrase): boolean {
  return localName(t.index, local).id !== undefined && isTaken(t, these);
}

/** `every player`, of whom something is said behind it; the second one has its own name. */
export function everyOne(t: Telling, binder: ir.Binder): ReturnType<typeof loopOver> {
  const these = binderPhrase(t, binder, "this", "one", true);
  const { head, inner } = isTaken(t, these)
    ? loopOver(t, binder)
    : {
        head: binderPhrase(t, binder, "each").text,
        inner: withLocal(t, binder.local, these),
      };
  return { head: head.replace(/^each /, "every "), inner };
}

/** Where the things are: `of your reef`, `from 1 to 6`. */
function placeOf(
  t: Telling,
  binder: ir.Binder,
  noun: ir.LocalizedNoun,
  number: "one" | "many",
): string {
  const { domain, through } = binder;
  switch (domain.kind) {
    case "range":
      return `from ${value(t, domain.from).text} to ${value(t, domain.to).text}`;
    case "players":
      return "";
    case "enum": {
      const noun = typeNoun(t.index, { kind: "enum", enum: domain.enum });
      return noun.en.one === domainNoun(t.index, binder).en.one ? "" : `of ${noun.en.many}`;
    }
    case "boards":
      return domain.shape.noun === undefined ? `of the shape ${shapeName(domain.shape).en}` : "";
    case "set":
      return `among ${value(t, domain.set).text}`;
    case "subsets": {
      const [set, size] = [value(t, domain.set).text, value(t, domain.size)];
      return isOneWord(size)
        ? `of ${size.text} from ${set}`
        : `from ${set}, as many as ${size.text}`;
    }
    case "zone":
      if (!isContent(domain.zone.zone)) return placeIn(t, "inside", domain.zone);
      if (domain.zone.owner === undefined) return "";
      return domain.zone.owner.kind === "you"
        ? ofYours(t)
        : `of ${value(t, domain.zone.owner).text}`;
    case "spaces":
      if (through !== undefined) return placeIn(t, "inside", through);
      if (domain.grid.noun.de.one === domainNoun(t.index, binder).de.one) return "";
      return `of ${gridPhrase(t, gridOf(domain.grid)).text}`;
    case "neighbours": {
      const space = `of ${value(t, domain.space).text}`;
      const of = domainNoun(t.index, { ...binder, through: undefined });
      if (noun.en.one === of.en.one) return space;
      return `on ${phrase(of, number === "one" ? "a" : "the", number).text} ${space}`;
    }
    case "region":
      return `in the region of ${value(t, domain.space).text}`;
    case "group":
      return `in the group of ${value(t, domain.space).text}`;
    case "lines":
      return `of ${domain.length} spaces through ${value(t, domain.space).text}`;
    case "line":
      return `of ${value(t, domain.line).text}`;
    default:
      return domain satisfies never;
  }
}

function ofYours(t: Telling): string {
  return t.who === "you" ? "of yours" : "of theirs";
}

/** What a loop says at its head, and the telling of what it does. */
export function loopOver(
  t: Telling,
  binder: ir.Binder,
): { readonly head: string; readonly inner: Telling } {
  const { local } = binder;
  const whole = binderPhrase(t, binder, "each").text;
  const these = binderPhrase(t, binder, "this", "one", true);
  const { noun } = localName(t.index, local);
  const isNumber = binder.domain.kind === "range" && noun.de.article === "";
  if (!isTaken(t, these) && !isNumber) return { head: whole, inner: withLocal(t, local, these) };
  const named = quotedName(local.name);
  const bare = binderPhrase(t, binder, "each", "one", true).text;
  const it = isNumber ? fixed(named) : after(binderPhrase(t, binder, "the", "one", true), named);
  const called = `${bare} ${named}`;
  const head = whole.startsWith(called) ? whole : whole.replace(bare, called);
  return { head, inner: withLocal(t, local, it) };
}

/** Everything that something may be among: `the neighbouring spaces of the space`. */
export function allIn(t: Telling, { domain, through }: Extract<ir.Expr, { kind: "isIn" }>): Phrase {
  if (domain.kind === "set") return value(t, domain.set);
  const local: ir.Local = { name: "x", type: { kind: "yesno" } };
  return binderPhrase(t, { local, through, domain, where: undefined }, "the", "many");
}
