// What a name ranges over: `each space of your reef that is empty`.

import type * as ir from "../../ir/ir.ts";
import {
  domainNoun,
  isContent,
  kindNouns,
  localName,
  shapeName,
  typeNoun,
} from "../lexicon/nouns.ts";
import { planClause } from "./condition.ts";
import { type PlanContext, withLocal } from "./context.ts";
import { planValue } from "./expr.ts";
import { gridOf, kindsAndRest, startsWithLocal } from "./ir-patterns.ts";
import type { AdjectiveId, Determiner, Modifier, NounPhrase, Thing } from "./noun-phrase.ts";
import { planGrid, planPlace, planZone } from "./place.ts";
import { isTaken, localPhrase, modified, thing, words } from "./referring-expressions.ts";

/** What it ranges over, without where and which. */
export function planBinder(
  t: PlanContext,
  binder: ir.Binder,
  which: Determiner,
  number: "one" | "many",
  isBare: true,
): Thing;
/** What it ranges over, with where and which. */
export function planBinder(
  t: PlanContext,
  binder: ir.Binder,
  which: Determiner,
  number?: "one" | "many",
): NounPhrase;
export function planBinder(
  t: PlanContext,
  binder: ir.Binder,
  which: Determiner,
  number: "one" | "many" = "one",
  isBare = false,
): NounPhrase {
  const { noun, rest } = nounAndRest(t, binder);
  const plain = thing(noun, which, number);
  if (isBare) return plain;
  const these = thing(noun, "this");
  const isSecond =
    rest !== undefined &&
    !startsWithLocal(rest, binder.local) &&
    localName(t.index, binder.local).id !== undefined &&
    isTaken(t, these);
  const things = isSecond ? labelled(t, plain, binder.local) : plain;
  const state = stateOf(rest, binder.local);
  if (state !== undefined && binder.through === undefined)
    return modified({ ...things, adjective: state }, ...placeOf(t, binder, noun, number));
  const clause = rest === undefined ? [] : [planWhich(t, binder.local, rest, things)];
  const { domain } = binder;
  const isOne = number === "one" && (which === "a" || which === "each" || which === "every");
  if (isOne && domain.kind === "zone" && isContent(domain.zone.zone) && domain.zone.owner) {
    const all = planZone(t, domain.zone);
    const one = which === "a" ? "a" : "each";
    return { kind: "oneOf", which: one, group: undefined, noun, all, modifiers: clause };
  }
  return modified(things, ...placeOf(t, binder, noun, number), ...clause);
}

/** The first or last of what it ranges over: `the first space that is empty`. */
export function planFound(t: PlanContext, end: ir.RowEnd, binder: ir.Binder): NounPhrase {
  const { noun, rest } = nounAndRest(t, binder);
  const found: Thing = { ...thing(noun, "the"), adjective: end };
  const clause = rest === undefined ? [] : [planWhich(t, binder.local, rest, found)];
  return modified(found, ...placeOf(t, binder, noun, "one"), ...clause);
}

/** `empty` of a space that is empty, if nothing else is said of it. */
function stateOf(where: ir.Expr | undefined, local: ir.Local): AdjectiveId | undefined {
  if (where === undefined) return undefined;
  const isNot = where.kind === "unary" && where.op === "not";
  const of = isNot ? where.of : where;
  if (of.kind !== "isFilled") return undefined;
  const { space } = of.cell;
  if (space.kind !== "local" || space.local !== local) return undefined;
  return isNot ? "empty" : "filled";
}

function labelled(t: PlanContext, of: Thing, local: ir.Local): Thing {
  const label = t.labels.get(local.name);
  return label === undefined ? of : { ...of, label };
}

/** What the things are called, and what else they must be. */
function nounAndRest(t: PlanContext, binder: ir.Binder) {
  const { kinds, rest } = kindsAndRest(binder.where, binder.local);
  const [only, other] = kinds === undefined ? [] : kindNouns(t.index, kinds);
  if (only !== undefined && other === undefined) return { noun: only, rest };
  return { noun: domainNoun(t.index, binder), rest: binder.where };
}

/** `that is empty`; `for which …` if the clause cannot begin with the thing. */
function planWhich(t: PlanContext, local: ir.Local, where: ir.Expr, things: Thing): Modifier {
  const { noun, many = false } = things;
  if (startsWithLocal(where, local)) {
    const inner = withLocal(t, local, { kind: "relative", noun, many });
    return { kind: "that", clause: planClause(inner, where) };
  }
  const these = thing(noun, "this");
  const isCalledThis = localName(t.index, local).id !== undefined && !isTaken(t, these);
  const inner = isCalledThis ? withLocal(t, local, these) : t;
  return {
    kind: "forWhich",
    of: { kind: "relative", noun, many },
    clause: planClause(inner, where),
    isPlayer: local.type.kind === "player",
  };
}

/** Something said of each thing behind it: its name there, and the context of what is said. */
export function planEvery(t: PlanContext, binder: ir.Binder): ReturnType<typeof planLoop> {
  const these = planBinder(t, binder, "this", "one", true);
  if (isTaken(t, these)) return planLoop(t, binder, "every");
  return { head: planBinder(t, binder, "every"), inner: withLocal(t, binder.local, these) };
}

/** What a loop says at its head, and the context of what it does. */
export function planLoop(
  t: PlanContext,
  binder: ir.Binder,
  which: "each" | "every" = "each",
): { readonly head: NounPhrase; readonly inner: PlanContext } {
  const { local } = binder;
  const whole = planBinder(t, binder, which);
  const these = planBinder(t, binder, "this", "one", true);
  const isNumber = binder.domain.kind === "range" && localName(t.index, local).id !== undefined;
  if (!isTaken(t, these) && !isNumber) return { head: whole, inner: withLocal(t, local, these) };
  const label = t.labels.get(local.name) ?? local.name;
  const head = whole.kind === "thing" ? { ...whole, label } : whole;
  const it = isNumber
    ? words(label, label)
    : labelled(t, planBinder(t, binder, "the", "one", true), local);
  return { head, inner: withLocal(t, local, it) };
}

/** Where the things are: `of your reef`, `from 1 to 6`. */
function placeOf(
  t: PlanContext,
  binder: ir.Binder,
  noun: ir.LocalizedNoun,
  number: "one" | "many",
): Modifier[] {
  const { domain, through } = binder;
  switch (domain.kind) {
    case "range":
      return [
        {
          kind: "range",
          from: planValue(t, domain.from),
          to: planValue(t, domain.to),
          isFixed: domain.to.kind === "const",
        },
      ];
    case "players":
      return [];
    case "enum": {
      const all = typeNoun(t.index, { kind: "enum", enum: domain.enum });
      if (all.en.one === domainNoun(t.index, binder).en.one) return [];
      return [{ kind: "related", by: "of", of: thing(all, "none", "many") }];
    }
    case "boards":
      if (domain.shape.noun !== undefined) return [];
      return [
        { kind: "related", by: "ofShape", of: { kind: "words", words: shapeName(domain.shape) } },
      ];
    case "set":
      return [{ kind: "related", by: "outOf", of: planValue(t, domain.set) }];
    case "subsets":
      return planSubsets(t, domain);
    case "zone":
      return planZoneModifier(t, domain.zone);
    case "spaces":
      if (through !== undefined) return [{ kind: "place", place: planPlace(t, "inside", through) }];
      if (domain.grid.noun.de.one === domainNoun(t.index, binder).de.one) return [];
      return [{ kind: "related", by: "of", of: planGrid(t, gridOf(domain.grid)) }];
    case "neighbours": {
      const of: Modifier = { kind: "related", by: "of", of: planValue(t, domain.space) };
      const spaces = domainNoun(t.index, { ...binder, through: undefined });
      if (noun.de.one === spaces.de.one) return [of];
      const at = modified(thing(spaces, number === "one" ? "a" : "the", number), of);
      return [{ kind: "place", place: { way: "inside", of: at, noun: spaces, sort: "space" } }];
    }
    case "region":
      return [{ kind: "related", by: "inRegion", of: planValue(t, domain.space) }];
    case "group":
      return [{ kind: "related", by: "inGroup", of: planValue(t, domain.space) }];
    case "lines":
      return [
        { kind: "related", by: "consistingOf", of: planSpaces(domain.length) },
        { kind: "related", by: "through", of: planValue(t, domain.space) },
      ];
    case "line":
      return [{ kind: "related", by: "of", of: planValue(t, domain.line) }];
    case "ray": {
      const { direction } = domain;
      return [
        {
          kind: "ray",
          from: planValue(t, domain.space),
          way: planValue(t, direction),
          isNamed: direction.kind === "const",
        },
      ];
    }
    case "until": {
      const { of, local, stop } = domain;
      const end: Thing = { ...thing(noun, "the"), adjective: "next" };
      return [
        ...placeOf(t, { ...binder, domain: of }, noun, number),
        { kind: "upTo", end: modified(end, planWhich(t, local, stop, end)) },
      ];
    }
    default:
      return domain satisfies never;
  }
}

function planSpaces(n: number): NounPhrase {
  const noun = {
    de: { article: "das", one: "Feld", many: "Felder" },
    en: { one: "space", many: "spaces" },
  };
  const of: NounPhrase = { kind: "number", n };
  return { kind: "amount", noun, count: { kind: "number", of, isOne: n === 1 } };
}

function planSubsets(t: PlanContext, domain: Extract<ir.Domain, { kind: "subsets" }>): Modifier[] {
  const [set, size] = [planValue(t, domain.set), planValue(t, domain.size)];
  const from: Modifier = { kind: "related", by: "from", of: set };
  return size.kind === "number"
    ? [{ kind: "related", by: "consistingOf", of: size }, from]
    : [from, { kind: "asMany", of: size }];
}

function planZoneModifier(t: PlanContext, zone: ir.ZoneRef): Modifier[] {
  if (!isContent(zone.zone)) return [{ kind: "place", place: planPlace(t, "inside", zone) }];
  if (zone.owner === undefined) return [];
  return [{ kind: "related", by: "of", of: planValue(t, zone.owner) }];
}

/** Everything that something may be among: `the neighbouring spaces of the space`. */
export function planAll(
  t: PlanContext,
  { domain, through }: Extract<ir.Expr, { kind: "isIn" }>,
): NounPhrase {
  if (domain.kind === "set") return planValue(t, domain.set);
  const local: ir.Local = { name: "x", type: { kind: "yesno" } };
  return planBinder(t, { local, through, domain, where: undefined }, "the", "many");
}

/** What a choice binds, and how it is called from then on, where that is not the same. */
export function planPick(t: PlanContext, binder: ir.Binder) {
  const what = planBinder(t, binder, "a");
  const name = localPhrase(t, binder.local);
  const bare = planBinder(t, binder, "the", "one", true);
  const isSame =
    name.kind === "thing" && name.label === undefined && name.noun.de.one === bare.noun.de.one;
  return { what, name: isSame ? undefined : name };
}
