// How much of something, in German: `2 Perlen`, `für jeden Fisch in deinem Becken 3 Punkte`.

import type * as ir from "../ir/ir.ts";
import { binderPhrase } from "./binder.de.ts";
import { isKinds } from "./canonical.ts";
import { isOneWord } from "./condition.de.ts";
import { fromIndex, numeral, summand, value } from "./expr.de.ts";
import { listed, type Phrase, phrase } from "./german.ts";
import {
  constantKind,
  elementNoun,
  fieldNoun,
  isCalled,
  isContent,
  kindNouns,
  nounOfCounter,
} from "./names.ts";
import { ownedBy, placeIn } from "./place.de.ts";
import type { TellingDe as Telling } from "./telling.ts";

/** An amount as the object of a sentence; `note` follows what it is an amount of. */
export function amountOf(t: Telling, amount: ir.Expr, noun: ir.NounWords, note = ""): string {
  const short = shortAmount(t, amount, noun);
  if (short !== undefined) return short + note;
  const many = phrase(noun.de, "none", "many").acc;
  if (amount.kind === "sum") {
    const of = summand(t, amount.of, amount.binder);
    return `${many}${note} für ${binderPhrase(t, amount.binder, "each").acc}, und zwar ${of}`;
  }
  const each = eachOf(t, amount);
  if (each !== undefined)
    return `${each.times} ${each.times === "1" ? one(noun) : many}${note} für ${each.of}`;
  return `${many}${note}: ${numeral(t, amount).nom}`;
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
  return isOneWord(times) ? `${times.nom} × ${of}` : `${of} (Anzahl: ${numeral(t, amount).nom})`;
}

/** An amount before other words. */
export function countOf(t: Telling, amount: ir.Expr, noun: ir.NounWords): Phrase {
  const short = shortAmount(t, amount, noun);
  const many = phrase(noun.de, "none", "many");
  const plural = !(amount.kind === "const" && amount.value === 1);
  if (short !== undefined) return { ...many, nom: short, acc: short, plural };
  const text = `so viele ${many.nom} wie ${value(t, amount).nom}`;
  return { ...many, nom: text, acc: text, plural };
}

function one(noun: ir.NounWords): string {
  return phrase(noun.de, "none").acc;
}

function shortAmount(t: Telling, amount: ir.Expr, noun: ir.NounWords): string | undefined {
  const number = value(t, amount);
  const many = phrase(noun.de, "none", "many").acc;
  if (amount.kind === "const") return `${number.nom} ${amount.value === 1 ? one(noun) : many}`;
  return isOneWord(number) ? `${number.nom} ${many}` : undefined;
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
    const [left, right] = [value(t, amount.left), value(t, amount.right)];
    const ofRight = perThing(t, amount.right);
    if (ofRight !== undefined && isOneWord(left)) return { times: left.nom, of: ofRight };
    const ofLeft = perThing(t, amount.left);
    if (ofLeft !== undefined && isOneWord(right)) return { times: right.nom, of: ofLeft };
    return undefined;
  }
  const of = perThing(t, amount);
  return of === undefined ? undefined : { times: "1", of };
}

/** `jeden Fisch in deinem Becken`, `je 2 deiner Perlen`: what an amount is counted by. */
function perThing(t: Telling, expr: ir.Expr, group?: string): string | undefined {
  const number = group === undefined ? "one" : "many";
  const say = (noun: ir.NounWords, where: string) =>
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
      return say(noun, owner === undefined ? "" : ` ${value(t, owner).gen}`);
    }
    case "howMany": {
      const one = isKinds(expr.what) ? undefined : constantKind(t.index, expr.what);
      const nouns = isKinds(expr.what) ? kindNouns(t.index, expr.what) : one && [one];
      if (nouns === undefined) return undefined;
      const where = ` ${placeIn(t, "inside", expr.zone)}`;
      const all = nouns.map((noun) => say(noun, ""));
      return listed(all) + where;
    }
    case "setSize": {
      if (expr.of.kind !== "kindsOf" || group !== undefined) return undefined;
      const { zone } = expr.of;
      const noun = elementNoun(t.index, zone.zone);
      return `jede Sorte von ${phrase(noun.de, "none", "many").dat} ${isContent(zone.zone) && zone.owner !== undefined ? value(t, zone.owner).gen : placeIn(t, "inside", zone)}`;
    }
    case "count":
      return group === undefined ? binderPhrase(t, expr.binder, "each", number).acc : undefined;
    case "different": {
      if (expr.of.kind !== "pieceField" || group !== undefined) return undefined;
      const field = phrase(fieldNoun(expr.of.of.type, expr.of.field).de, "each").acc;
      return `${field} unter ${binderPhrase(t, expr.binder, "the", "many").dat}`;
    }
    default:
      return undefined;
  }
}
