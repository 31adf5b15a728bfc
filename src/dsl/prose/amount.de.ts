// How much of something, in German: `2 Perlen`, `für jeden Fisch in deinem Becken 3 Punkte`.

import type * as ir from "../ir/ir.ts";
import type { GroupedExprKind } from "../ir/kinds.ts";
import { bendersOf, bentNote, onlyBent, plainNumber } from "./bent.ts";
import { binderPhrase } from "./binder.de.ts";
import { isKinds } from "./canonical.ts";
import { isOneWord } from "./condition.de.ts";
import { fromIndex, numeral, summand, value } from "./expr.de.ts";
import { type Case, listed, oneOf, type Phrase, phrase } from "./german.ts";
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
import { ownedBy, placeIn, zonePhrase } from "./place.de.ts";
import { operand } from "./reckon.de.ts";
import type { TellingDe as Telling } from "./telling.ts";

/** An amount as the object of a sentence; `note` follows what it is an amount of. */
export function amountOf(t: Telling, amount: ir.Expr, noun: ir.LocalizedNoun, note = ""): string {
  const only = onlyBent(amount);
  if (only !== undefined)
    return `${amountOf(t, only.to, noun, note)}, aber nur mit ${bendersOf(t.index, only).de}`;
  const short = shortAmount(t, amount, noun);
  if (short !== undefined) return short + note;
  const many = phrase(noun.de, "none", "many").acc;
  if (amount.kind === "sum") {
    const of = summand(t, amount.of, amount.binder);
    return `${many}${note} für ${binderPhrase(t, amount.binder, "each").acc}, und zwar ${of}`;
  }
  const product = productOf(t, amount);
  if (product !== undefined)
    return `${many}${note} für ${product.of}, und zwar jeweils ${product.times}`;
  const each = eachOf(t, amount);
  if (each !== undefined)
    return `${each.times} ${each.times === "1" ? one(noun) : many}${note} für ${each.of}`;
  return `${many}${note}: ${numeral(t, amount).nom}`;
}

/** The same where an author has said the case: `bei 2 Perlen`. */
export function amountIn(t: Telling, amount: ir.Expr, noun: ir.LocalizedNoun, c: Case): string {
  return shortAmount(t, amount, noun, c) ?? amountOf(t, amount, noun);
}

/** `2 Perlen`; of a member of a family that is not named outright: `2 × den Schatz des Fisches`. */
export function amountOfCounter(
  t: Telling,
  amount: ir.Expr,
  { counter, index }: ir.CounterRef,
): string {
  const noun = nounOfCounter(t, counter, index);
  if (index === undefined || isCalled(counter, index)) return amountOf(t, amount, noun);
  const ifAny = index.type.kind === "orNone" ? " (falls vorhanden)" : "";
  if (counter.members === undefined)
    return amountOf(t, amount, noun, ` ${fromIndex(t, index)}${ifAny}`);
  const [times, of] = [value(t, amount), `${value(t, index).acc}${ifAny}`];
  if (times.nom === "1") return of;
  return isOneWord(times) ? `${times.nom} × ${of}` : `${of} (Anzahl: ${numeral(t, amount).nom})`;
}

/** An amount before other words. */
export function renderCount(t: Telling, amount: ir.Expr, noun: ir.LocalizedNoun): Phrase {
  const short = shortAmount(t, amount, noun);
  const many = phrase(noun.de, "none", "many");
  const plural = !(amount.kind === "const" && amount.value === 1);
  if (short !== undefined) return { ...many, nom: short, acc: short, plural };
  const text = `so viele ${many.nom} wie ${value(t, amount).nom}`;
  return { ...many, nom: text, acc: text, plural };
}

/** `3`, also of a value that is 3 as long as nothing bends it. */
export function timesOf(t: Telling, expr: ir.Expr): string | undefined {
  const plain = plainNumber(expr);
  if (expr.kind === "value" && plain !== undefined)
    return reference(t.index.paths.get(expr.value), String(plain));
  const number = value(t, expr);
  return isOneWord(number) || plain !== undefined ? number.nom : undefined;
}

function one(noun: ir.LocalizedNoun, c: Case = "acc"): string {
  return phrase(noun.de, "none")[c];
}

function shortAmount(
  t: Telling,
  amount: ir.Expr,
  noun: ir.LocalizedNoun,
  c: Case = "acc",
): string | undefined {
  const number = value(t, amount);
  const many = phrase(noun.de, "none", "many")[c];
  const plain = plainNumber(amount);
  if (plain !== undefined) {
    const note = bentNote(t.index, amount, { mit: "mit", many: "mit Ausnahmen" }, "de");
    return `${timesOf(t, amount)} ${plain === 1 ? one(noun, c) : many}${note}`;
  }
  if (isNamedNumber(amount)) return `${number[c]} ${many}`;
  return isOneWord(number) ? `${number.nom} ${many}` : undefined;
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
    const of = perThing(t, amount.left, value(t, amount.right).nom);
    if (of === undefined || amount.right.kind !== "const") return undefined;
    const rest = amount.rounded === "up" ? "aufgerundet" : "abgerundet";
    return { times: "1", of: `${of} (${rest})` };
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

/** `jeden Fisch in deinem Becken`, `je 2 deiner Perlen`: what an amount is counted by. */
function perThing(t: Telling, expr: ir.Expr, group?: string): string | undefined {
  const number = group === undefined ? "one" : "many";
  const say = (noun: ir.LocalizedNoun, where: string) =>
    group === undefined
      ? `${phrase(noun.de, "each").acc}${where}`
      : `je ${group} ${phrase(noun.de, "none", "many").acc}${where}`;
  switch (expr.kind) {
    case "counter": {
      const { counter, owner, index } = expr.counter;
      if (index !== undefined && !isCalled(counter, index)) return undefined;
      const mine = ownedBy(t, nounOfCounter(t, counter, index), owner, "many").gen;
      return group === undefined
        ? `${phrase(nounOfCounter(t, counter, index).de, "each").acc.split(" ")[0]} ${mine}`
        : `je ${group} ${mine}`;
    }
    case "zoneSize": {
      const { zone, owner } = expr.zone;
      const noun = elementNoun(t.index, zone);
      if (!isContent(zone)) return say(noun, ` ${placeIn(t, "inside", expr.zone)}`);
      if (owner === undefined) return say(noun, "");
      const all = zonePhrase(t, expr.zone).gen;
      return group === undefined
        ? oneOf(phrase(noun.de, "a").gender, "each", all).acc
        : `je ${group} ${all}`;
    }
    case "howMany": {
      const one = isKinds(expr.what) ? undefined : constantKind(t.index, expr.what);
      const nouns = isKinds(expr.what) ? kindNouns(t.index, expr.what) : one && [one];
      const where = ` ${placeIn(t, "inside", expr.zone)}`;
      if (nouns === undefined) {
        if (isKinds(expr.what) || expr.zone.kind !== "zone") return undefined;
        return say(elementNoun(t.index, expr.zone.zone), ` ${value(t, expr.what).gen}${where}`);
      }
      const all = nouns.map((noun) => say(noun, ""));
      return listed(all) + where;
    }
    case "setSize": {
      if (expr.of.kind !== "kindsOf" || group !== undefined) return undefined;
      const { zone } = expr.of;
      const noun = elementNoun(t.index, zone.zone);
      if (isContent(zone.zone)) return `jede Sorte ${zonePhrase(t, zone).gen}`;
      return `jede Sorte von ${phrase(noun.de, "none", "many").dat} ${placeIn(t, "inside", zone)}`;
    }
    case "count":
      return group === undefined ? binderPhrase(t, expr.binder, "each", number).acc : undefined;
    case "different": {
      if (expr.of.kind !== "pieceField" || group !== undefined) return undefined;
      const field = phrase(fieldNoun(expr.of.of.type, expr.of.field).de, "each").acc;
      return `${field} unter ${binderPhrase(t, expr.binder, "the", "many").dat}`;
    }
    default:
      expr.kind satisfies GroupedExprKind;
      return undefined;
  }
}
