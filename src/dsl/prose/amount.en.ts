// How much of something, in English: `2 pearls`, `3 points for each fish in your basin`.

import type * as ir from "../ir/ir.ts";
import type { GroupedExprKind } from "../ir/kinds.ts";
import { bendersOf, bentNote, onlyBent, plainNumber } from "./bent.ts";
import { binderPhrase } from "./binder.en.ts";
import { isKinds } from "./canonical.ts";
import { isOneWord } from "./condition.en.ts";
import { fixed, listed, type Phrase } from "./english.ts";
import { fromIndex, numeral, summand, value } from "./expr.en.ts";
import { reference } from "./mark.ts";
import {
  constantKind,
  elementNoun,
  fieldNoun,
  isCalled,
  isContent,
  isNamedNumber,
  kindNouns,
  nounOfCounter,
} from "./names.ts";
import { ownedBy, placeIn, zonePhrase } from "./place.en.ts";
import { operand } from "./reckon.en.ts";
import type { TellingEn as Telling } from "./telling.ts";

/** An amount as the object of a sentence; `note` follows what it is an amount of. */
export function amountOf(t: Telling, amount: ir.Expr, noun: ir.LocalizedNoun, note = ""): string {
  const only = onlyBent(amount);
  if (only !== undefined)
    return `${amountOf(t, only.to, noun, note)}, but only with ${bendersOf(t.index, only).en}`;
  const short = shortAmount(t, amount, noun);
  if (short !== undefined) return short + note;
  const { one, many } = noun.en;
  if (amount.kind === "sum") {
    const of = summand(t, amount.of, amount.binder);
    return `${many}${note} for ${binderPhrase(t, amount.binder, "each").text}: ${of}`;
  }
  const product = productOf(t, amount);
  if (product !== undefined) return `${many}${note} for ${product.of}: ${product.times}`;
  const each = eachOf(t, amount);
  if (each !== undefined)
    return `${each.times} ${each.times === "1" ? one : many}${note} for ${each.of}`;
  return `${many}${note}: ${numeral(t, amount).text}`;
}

/** `2 pearls`; of a member of a family that is not named outright: `2 × the treasure of the fish`. */
export function amountOfCounter(
  t: Telling,
  amount: ir.Expr,
  { counter, index }: ir.CounterRef,
): string {
  const noun = nounOfCounter(t, counter, index);
  if (index === undefined || isCalled(counter, index)) return amountOf(t, amount, noun);
  const ifAny = index.type.kind === "orNone" ? " (if any)" : "";
  if (counter.members === undefined)
    return amountOf(t, amount, noun, ` ${fromIndex(t, index)}${ifAny}`);
  const [times, of] = [value(t, amount), `${value(t, index).text}${ifAny}`];
  if (times.text === "1") return of;
  return isOneWord(times) ? `${times.text} × ${of}` : `${of} (number: ${numeral(t, amount).text})`;
}

/** An amount before other words. */
export function renderCount(t: Telling, amount: ir.Expr, noun: ir.LocalizedNoun): Phrase {
  const plural = !(amount.kind === "const" && amount.value === 1);
  const short = shortAmount(t, amount, noun);
  return fixed(short ?? `as many ${noun.en.many} as ${value(t, amount).text}`, plural);
}

function shortAmount(t: Telling, amount: ir.Expr, { en }: ir.LocalizedNoun): string | undefined {
  const number = value(t, amount);
  const plain = plainNumber(amount);
  if (plain !== undefined) {
    const note = bentNote(t.index, amount, { mit: "with", many: "with exceptions" }, "en");
    return `${timesOf(t, amount)} ${plain === 1 ? en.one : en.many}${note}`;
  }
  if (isNamedNumber(amount)) return `${number.text} of ${en.many}`;
  return isOneWord(number) ? `${number.text} ${en.many}` : undefined;
}

/** `3`, also of a value that is 3 as long as nothing bends it. */
export function timesOf(t: Telling, expr: ir.Expr): string | undefined {
  const plain = plainNumber(expr);
  if (expr.kind === "value" && plain !== undefined)
    return reference(t.index.paths.get(expr.value), String(plain));
  const number = value(t, expr);
  return isOneWord(number) || plain !== undefined ? number.text : undefined;
}

/** `fine(n) * number of …`: what there is for each thing, where that takes more than a number. */
function productOf(t: Telling, amount: ir.Expr): { times: string; of: string } | undefined {
  if (amount.kind !== "binary" || amount.op !== "*") return undefined;
  if (timesOf(t, amount.left) !== undefined || timesOf(t, amount.right) !== undefined)
    return undefined;
  const ofRight = perThing(t, amount.right);
  if (ofRight !== undefined) return { times: operand(t, amount.left, 2), of: ofRight };
  const ofLeft = perThing(t, amount.left);
  return ofLeft === undefined ? undefined : { times: operand(t, amount.right, 2), of: ofLeft };
}

/** `3 * number of …`, `number of … / 2`: how much there is, and for what. */
function eachOf(t: Telling, amount: ir.Expr): { times: string; of: string } | undefined {
  if (amount.kind === "divide") {
    if (amount.right.kind !== "const") return undefined;
    const of = perThing(t, amount.left, value(t, amount.right).text);
    return of === undefined ? undefined : { times: "1", of: `${of} (rounded ${amount.rounded})` };
  }
  if (amount.kind === "binary" && amount.op === "*") {
    const [left, right] = [timesOf(t, amount.left), timesOf(t, amount.right)];
    const ofRight = perThing(t, amount.right);
    if (ofRight !== undefined && left !== undefined) return { times: left, of: ofRight };
    const ofLeft = perThing(t, amount.left);
    if (ofLeft !== undefined && right !== undefined) return { times: right, of: ofLeft };
    return undefined;
  }
  const of = perThing(t, amount);
  return of === undefined ? undefined : { times: "1", of };
}

/** `each fish in your basin`, `every 2 of your pearls`: what an amount is counted by. */
function perThing(t: Telling, expr: ir.Expr, group?: string): string | undefined {
  const say = ({ en }: ir.LocalizedNoun) =>
    group === undefined ? `each ${en.one}` : `every ${group} ${en.many}`;
  switch (expr.kind) {
    case "counter": {
      const { counter, owner, index } = expr.counter;
      if (index !== undefined && !isCalled(counter, index)) return undefined;
      const mine = ownedBy(t, nounOfCounter(t, counter, index), owner, "many").text;
      return `${group === undefined ? "each" : `every ${group}`} of ${mine}`;
    }
    case "zoneSize": {
      const { zone, owner } = expr.zone;
      const things = say(elementNoun(t.index, zone));
      if (!isContent(zone)) return `${things} ${placeIn(t, "inside", expr.zone)}`;
      if (owner === undefined) return things;
      return `${group === undefined ? "each" : `every ${group}`} of ${zonePhrase(t, expr.zone).text}`;
    }
    case "howMany": {
      const one = isKinds(expr.what) ? undefined : constantKind(t.index, expr.what);
      const nouns = isKinds(expr.what) ? kindNouns(t.index, expr.what) : one && [one];
      if (nouns === undefined) {
        if (isKinds(expr.what) || expr.zone.kind !== "zone") return undefined;
        const things = say(elementNoun(t.index, expr.zone.zone));
        return `${things} of ${value(t, expr.what).text} ${placeIn(t, "inside", expr.zone)}`;
      }
      const all = nouns.map(say);
      return `${listed(all)} ${placeIn(t, "inside", expr.zone)}`;
    }
    case "setSize": {
      if (expr.of.kind !== "kindsOf" || group !== undefined) return undefined;
      const { zone } = expr.of;
      if (isContent(zone.zone)) return `each kind among ${zonePhrase(t, zone).text}`;
      return `each kind of ${elementNoun(t.index, zone.zone).en.one} ${placeIn(t, "inside", zone)}`;
    }
    case "count":
      return group === undefined ? binderPhrase(t, expr.binder, "each").text : undefined;
    case "different": {
      if (expr.of.kind !== "pieceField" || group !== undefined) return undefined;
      const field = fieldNoun(expr.of.of.type, expr.of.field).en.one;
      return `each different ${field} among ${binderPhrase(t, expr.binder, "the", "many").text}`;
    }
    default:
      expr.kind satisfies GroupedExprKind;
      return undefined;
  }
}
