// Counters, marks, zones, grids and spaces: what they are called, and into or out of them.

import type * as ir from "../../ir/ir.ts";
import { solidType } from "../../ir/types.ts";
import { namedNoun } from "../lexicon/common-nouns.ts";
import {
  isCalled,
  isContent,
  isNamedNumber,
  localName,
  nounOfCounter,
  nounOfRule,
} from "../lexicon/nouns.ts";
import { operand, STRENGTH } from "./arithmetic.ts";
import type { PlanContext } from "./context.ts";
import { planValue } from "./expr.ts";
import type { Modifier, NounPhrase, Place, Thing } from "./noun-phrase.ts";
import { isOneWord, linkTo, modified, thing } from "./referring-expressions.ts";

/** `your reef`, `basin 3`, `the reef of the player`. */
export function ownedBy(
  t: PlanContext,
  noun: ir.LocalizedNoun,
  owner: ir.Expr | undefined,
  number: "one" | "many" = "one",
): Thing {
  if (owner === undefined) return thing(noun, "the", number);
  if (owner.kind === "you") return thing(noun, t.who === "you" ? "your" : "their", number);
  return modified(thing(noun, "the", number), {
    kind: "related",
    by: "of",
    of: planValue(t, owner),
  });
}

/** `your pearls`, `the shells for red`: what a counter counts. */
export function planCounted(t: PlanContext, { counter, owner, index }: ir.CounterRef): Thing {
  const noun = linkTo(t, counter, nounOfCounter(t, counter, index));
  const all = ownedBy(t, noun, owner, "many");
  return index === undefined || isCalled(counter, index) ? all : modified(all, planIndex(t, index));
}

export function planMark(t: PlanContext, { mark, owner, index }: ir.MarkRef): Thing {
  const whole = ownedBy(t, linkTo(t, mark, nounOfMark(mark)), owner);
  return index === undefined ? whole : modified(whole, planIndex(t, index));
}

/** A yes or no without words is called by its name. */
function nounOfMark(mark: ir.Mark): ir.LocalizedNoun {
  const noun = nounOfRule(mark);
  if (mark.words !== undefined || mark.type.kind !== "yesno") return noun;
  const name = `‘${noun.en.one}’`;
  return { ...noun, en: { one: name, many: name } };
}

/** The zone as a place; with what lies in it, if it is called by that. */
export function planZone(t: PlanContext, { zone, owner, index }: ir.ZoneRef): Thing {
  const whole = ownedBy(t, linkTo(t, zone, zone.noun), owner, isContent(zone) ? "many" : "one");
  if (index === undefined) return whole;
  if (index.kind === "local" && !t.locals.has(index.local)) {
    const name = localName(t.index, index.local);
    if (name.noun === zone.noun && name.id === undefined) return whole;
  }
  return modified(whole, planIndex(t, index));
}

export function planGrid(t: PlanContext, { grid, owner }: ir.GridRef): Thing {
  return ownedBy(t, linkTo(t, grid, grid.noun), owner);
}

/** `space a1 of your reef`; whose it is goes without saying on a shared grid. */
export function planCell(t: PlanContext, { grid, space }: ir.CellRef): NounPhrase {
  const at = planValue(t, space);
  const isMine = grid.owner?.kind === "you" && space.kind !== "const";
  if (grid.owner === undefined || at.kind === "relative" || isMine) return at;
  return modified(at, { kind: "related", by: "of", of: planGrid(t, grid) });
}

export function planPlace(
  t: PlanContext,
  way: Place["way"],
  place: ir.PlaceRef | ir.GridRef,
): Place {
  switch (place.kind) {
    case "zone": {
      const sort = isContent(place.zone) ? "content" : "zone";
      return { way, of: planZone(t, place), noun: place.zone.noun, sort };
    }
    case "grid":
      return { way, of: planGrid(t, place), noun: place.grid.noun, sort: "zone" };
    case "cell":
      return { way, of: planCell(t, place), noun: namedNoun("space"), sort: "space" };
    default:
      return place satisfies never;
  }
}

/** The member of a family of zones or counters: `3`, `for red`, `for the colour of the fish`. */
export function planIndex(t: PlanContext, index: ir.Expr): Modifier {
  const member = planValue(t, index);
  const type = solidType(index.type);
  if (type.kind === "number") {
    if (isOneWord(member)) return { kind: "index", of: member };
    if (isNamedNumber(index)) return { kind: "related", by: "of", of: member };
    if (index.kind === "local") return { kind: "related", by: "for", of: member };
    const of = operand(t, index, STRENGTH.tight);
    const isShort = of.kind === "brackets";
    return { kind: "related", by: "forNumber", of: isShort ? of : { kind: "brackets", of } };
  }
  if (index.kind !== "const" || type.kind !== "enum")
    return { kind: "related", by: "for", of: member };
  const noun = type.enum.members[index.value]?.noun;
  if (noun === undefined || noun.en.one.length === 1) return { kind: "index", of: member };
  return { kind: "related", by: "for", of: thing(noun, "none", "many") };
}
