// How much of something: `2 pearls`, `3 points for each fish in your basin`.

import type * as ir from "../../ir/ir.ts";
import type { GroupedExprKind } from "../../ir/kinds.ts";
import { isKinds } from "../fingerprint.ts";
import { namedNoun } from "../lexicon/common-nouns.ts";
import {
  constantKind,
  elementNoun,
  fieldNoun,
  isCalled,
  isContent,
  isNamedNumber,
  kindNouns,
  nounOfCounter,
} from "../lexicon/nouns.ts";
import { operand, STRENGTH } from "./arithmetic.ts";
import { planBinder } from "./binder.ts";
import type { PlanContext } from "./context.ts";
import { findSoleReplacement, plainNumber, planExceptionNotes, planSource } from "./exceptions.ts";
import { planNumeral, planSummand, planValue } from "./expr.ts";
import type { Amount, AmountNote, Count, Modifier, NounPhrase } from "./noun-phrase.ts";
import { ownedBy, planIndex, planPlace, planZone } from "./place.ts";
import { isOneWord, modified, number, thing } from "./referring-expressions.ts";

/** An amount as the object of a sentence; notes follow what it is an amount of. */
export function planAmount(
  t: PlanContext,
  amount: ir.Expr,
  noun: ir.LocalizedNoun,
  notes: readonly AmountNote[] = [],
): Amount {
  const only = findSoleReplacement(amount);
  if (only !== undefined)
    return planAmount(t, only.to, noun, [...notes, { kind: "onlyWith", of: planSource(t, only) }]);
  const count = shortCount(t, amount) ?? longCount(t, amount);
  const own = count.kind === "number" ? planExceptionNotes(t, amount) : [];
  return { kind: "amount", noun, count, notes: [...own, ...notes] };
}

/** The count of an amount that stands before its noun. */
function shortCount(t: PlanContext, amount: ir.Expr): Count | undefined {
  const plain = plainNumber(amount);
  if (plain !== undefined)
    return { kind: "number", of: planTimes(t, amount) ?? number(plain), isOne: plain === 1 };
  const of = planValue(t, amount);
  if (isNamedNumber(amount)) return { kind: "named", of };
  return isOneWord(of) ? { kind: "number", of, isOne: false } : undefined;
}

function longCount(t: PlanContext, amount: ir.Expr): Count {
  if (amount.kind === "sum") {
    const of = planSummand(t, amount.of, amount.binder);
    return { kind: "sum", over: planBinder(t, amount.binder, "each"), of };
  }
  return (
    productOf(t, amount) ?? eachOf(t, amount) ?? { kind: "formula", of: planNumeral(t, amount) }
  );
}

/** `2 pearls`; of a member of a family that is not named outright: `2 × the treasure of the fish`. */
export function planCounterAmount(
  t: PlanContext,
  amount: ir.Expr,
  { counter, index }: ir.CounterRef,
): NounPhrase {
  const noun = nounOfCounter(t, counter, index);
  if (index === undefined || isCalled(counter, index)) return planAmount(t, amount, noun);
  const ifAny: readonly AmountNote[] = index.type.kind === "orNone" ? [{ kind: "ifAny" }] : [];
  if (counter.members === undefined)
    return planAmount(t, amount, noun, [
      { kind: "member", modifier: planIndex(t, index) },
      ...ifAny,
    ]);
  const of = planValue(t, index);
  const times = isOneWord(planValue(t, amount)) ? planValue(t, amount) : planNumeral(t, amount);
  return { kind: "multiple", times, of, notes: ifAny };
}

/** An amount before other words. */
export function planQuantity(t: PlanContext, amount: ir.Expr, noun: ir.LocalizedNoun): Amount {
  const count = shortCount(t, amount) ?? { kind: "asMany", of: planValue(t, amount) };
  const notes = count.kind === "number" ? planExceptionNotes(t, amount) : [];
  return { kind: "amount", noun, count, notes };
}

/** `3`, also of a value that is 3 without exceptions. */
export function planTimes(t: PlanContext, expr: ir.Expr): NounPhrase | undefined {
  const plain = plainNumber(expr);
  if (expr.kind === "value" && plain !== undefined)
    return number(plain, t.index.paths.get(expr.value));
  const of = planValue(t, expr);
  return isOneWord(of) || plain !== undefined ? of : undefined;
}

/** `fine(n) * number of …`: an amount for each thing, where that takes more than a number. */
function productOf(t: PlanContext, amount: ir.Expr): Count | undefined {
  if (amount.kind !== "binary" || amount.op !== "*") return undefined;
  if (planTimes(t, amount.left) !== undefined || planTimes(t, amount.right) !== undefined)
    return undefined;
  const ofRight = planEach(t, amount.right);
  if (ofRight !== undefined)
    return {
      kind: "per",
      times: operand(t, amount.left, STRENGTH.product),
      isPlain: false,
      each: ofRight,
    };
  const ofLeft = planEach(t, amount.left);
  if (ofLeft === undefined) return undefined;
  return {
    kind: "per",
    times: operand(t, amount.right, STRENGTH.product),
    isPlain: false,
    each: ofLeft,
  };
}

/** `3 * number of …`, `number of … / 2`: how much there is, and for what. */
function eachOf(t: PlanContext, amount: ir.Expr): Count | undefined {
  const one = number(1);
  if (amount.kind === "divide") {
    if (amount.right.kind !== "const") return undefined;
    const each = planEach(t, amount.left, planValue(t, amount.right));
    if (each === undefined) return undefined;
    return { kind: "per", times: one, isPlain: true, each, rounded: amount.rounded };
  }
  if (amount.kind === "binary" && amount.op === "*") {
    const [left, right] = [planTimes(t, amount.left), planTimes(t, amount.right)];
    const ofRight = planEach(t, amount.right);
    if (ofRight !== undefined && left !== undefined)
      return { kind: "per", times: left, isPlain: true, each: ofRight };
    const ofLeft = planEach(t, amount.left);
    if (ofLeft === undefined || right === undefined) return undefined;
    return { kind: "per", times: right, isPlain: true, each: ofLeft };
  }
  const each = planEach(t, amount);
  return each && { kind: "per", times: one, isPlain: true, each };
}

/** `each fish in your basin`, `every 2 of your pearls`: what an amount is counted by. */
function planEach(t: PlanContext, expr: ir.Expr, size?: NounPhrase): NounPhrase | undefined {
  switch (expr.kind) {
    case "counter": {
      const { counter, owner, index } = expr.counter;
      if (index !== undefined && !isCalled(counter, index)) return undefined;
      const noun = nounOfCounter(t, counter, index);
      const all = ownedBy(t, noun, owner, "many");
      return { kind: "oneOf", which: "each", group: size, noun, all };
    }
    case "zoneSize": {
      const { zone, owner } = expr.zone;
      const noun = elementNoun(t.index, zone);
      if (!isContent(zone)) return eachThing(noun, size, [whereOf(t, expr.zone)]);
      if (owner === undefined) return eachThing(noun, size, []);
      return { kind: "oneOf", which: "each", group: size, noun, all: planZone(t, expr.zone) };
    }
    case "howMany":
      return planEachOfKind(t, expr, size);
    case "setSize": {
      if (expr.of.kind !== "kindsOf" || size !== undefined) return undefined;
      const { zone } = expr.of;
      const noun = namedNoun("kind");
      if (isContent(zone.zone))
        return modified(thing(noun, "each"), { kind: "related", by: "of", of: planZone(t, zone) });
      const things = modified(
        thing(elementNoun(t.index, zone.zone), "none", "many"),
        whereOf(t, zone),
      );
      return modified(thing(noun, "each"), { kind: "related", by: "consistingOf", of: things });
    }
    case "count":
      return size === undefined ? planBinder(t, expr.binder, "each") : undefined;
    case "different": {
      if (expr.of.kind !== "pieceField" || size !== undefined) return undefined;
      const field = thing(fieldNoun(expr.of.of.type, expr.of.field), "each");
      const of = planBinder(t, expr.binder, "the", "many");
      return modified({ ...field, adjective: "distinct" }, { kind: "related", by: "among", of });
    }
    default:
      expr.kind satisfies GroupedExprKind;
      return undefined;
  }
}

function eachThing(
  noun: ir.LocalizedNoun,
  size: NounPhrase | undefined,
  modifiers: readonly Modifier[],
): NounPhrase {
  return size === undefined
    ? modified(thing(noun, "each"), ...modifiers)
    : { kind: "group", size, noun, modifiers };
}

function whereOf(t: PlanContext, zone: ir.ZoneRef | ir.GridRef): Modifier {
  return { kind: "place", place: planPlace(t, "inside", zone) };
}

function planEachOfKind(
  t: PlanContext,
  { what, zone }: Extract<ir.Expr, { kind: "howMany" }>,
  size: NounPhrase | undefined,
): NounPhrase | undefined {
  const where = whereOf(t, zone);
  const one = isKinds(what) ? undefined : constantKind(t.index, what);
  const nouns = isKinds(what) ? kindNouns(t.index, what) : one && [one];
  if (nouns === undefined) {
    if (isKinds(what) || zone.kind !== "zone") return undefined;
    const of: Modifier = { kind: "related", by: "of", of: planValue(t, what) };
    return eachThing(elementNoun(t.index, zone.zone), size, [of, where]);
  }
  const last = nouns.length - 1;
  const items = nouns.map((noun, i) => eachThing(noun, size, i === last ? [where] : []));
  return items.length === 1 ? items[0] : { kind: "list", items, by: "and" };
}
