// Counters, marks, zones, grids and spaces in German: what they are called, and into or out of them.

import { isSurface } from "../inflection/german.ts";
import type * as ir from "../ir/ir.ts";
import { fromIndex, value } from "./expr.de.ts";
import { contracted, each, fixed, type Phrase, phrase } from "./german.ts";
import { isCalled, isContent, linkTo, localName, nounOfCounter, nounOfRule } from "./names.ts";
import type { TellingDe as Telling } from "./telling.ts";

/** `dein Riff`, `das Becken 3`, `das Riff des Spielers`. */
export function ownedBy(
  t: Telling,
  noun: ir.LocalizedNoun,
  owner: ir.Expr | undefined,
  number: "one" | "many" = "one",
): Phrase {
  if (owner === undefined) return phrase(noun.de, "the", number);
  if (owner.kind === "you") return phrase(noun.de, t.who === "you" ? "your" : "their", number);
  const by = value(t, owner);
  return each(phrase(noun.de, "the", number), (text) => `${text} ${by.gen}`);
}

/** `deine Perlen`, `die Muscheln für Rot`: what a counter counts. */
export function counted(t: Telling, { counter, owner, index }: ir.CounterRef): Phrase {
  const noun = linkTo(t.index, counter, nounOfCounter(t, counter, index));
  const all = ownedBy(t, noun, owner, "many");
  if (index === undefined || isCalled(counter, index)) return all;
  const of = fromIndex(t, index);
  return each(all, (text) => `${text} ${of}`);
}

export function markPhrase(t: Telling, { mark, owner, index }: ir.MarkRef): Phrase {
  const whole = ownedBy(t, linkTo(t.index, mark, nounOfRule(mark)), owner);
  if (index === undefined) return whole;
  const of = fromIndex(t, index);
  return each(whole, (text) => `${text} ${of}`);
}

/** The zone as a place; with what lies in it, if it is called by that. */
export function zonePhrase(t: Telling, { zone, owner, index }: ir.ZoneRef): Phrase {
  const whole = ownedBy(
    t,
    linkTo(t.index, zone, zone.noun),
    owner,
    isContent(zone) ? "many" : "one",
  );
  if (index === undefined) return whole;
  if (index.kind === "local" && !t.locals.has(index.local)) {
    const name = localName(t.index, index.local);
    if (name.noun === zone.noun && name.id === undefined) return whole;
  }
  const of = fromIndex(t, index);
  return each(whole, (text) => `${text} ${of}`);
}

export function gridPhrase(t: Telling, { grid, owner }: ir.GridRef): Phrase {
  return ownedBy(t, linkTo(t.index, grid, grid.noun), owner);
}

/** `das Feld a1 deines Riffs`; whose it is goes without saying on a shared grid. */
export function cellPhrase(t: Telling, { grid, space }: ir.CellRef): Phrase {
  const at = value(t, space);
  if (
    grid.owner === undefined ||
    at.relative ||
    (grid.owner.kind === "you" && space.kind !== "const")
  )
    return at;
  const whole = gridPhrase(t, grid);
  return each(at, (text) => `${text} ${whole.gen}`);
}

/** Whether things lie on it: `darauf`, not `darin`. */
export function isFlat({ de }: ir.LocalizedNoun): boolean {
  return isSurface(de);
}

type Direction = "into" | "out" | "inside";

/** `in dein Netz`, `aus dem Becken`, `auf dem Feld`. */
function toward(direction: Direction, noun: ir.LocalizedNoun, place: Phrase): string {
  const isOn = isFlat(noun);
  const said =
    direction === "into"
      ? `${isOn ? "auf" : "in"} ${place.acc}`
      : direction === "inside"
        ? `${isOn ? "auf" : "in"} ${place.dat}`
        : `${isOn ? "von" : "aus"} ${place.dat}`;
  return contracted(said);
}

export function placeIn(t: Telling, direction: Direction, place: ir.PlaceRef | ir.GridRef): string {
  switch (place.kind) {
    case "zone":
      return zoneIn(t, direction, place);
    case "grid":
      return toward(direction, place.grid.noun, gridPhrase(t, place));
    case "cell": {
      const cell = cellPhrase(t, place);
      if (direction === "into") return contracted(`auf ${cell.acc}`);
      return contracted(`${direction === "out" ? "von" : "auf"} ${cell.dat}`);
    }
    default:
      return place satisfies never;
  }
}

function zoneIn(t: Telling, direction: Direction, ref: ir.ZoneRef): string {
  const place = zonePhrase(t, ref);
  if (!isContent(ref.zone)) return toward(direction, ref.zone.noun, place);
  if (direction === "into") return contracted(`zu ${place.dat}`);
  return contracted(`${direction === "out" ? "von" : "unter"} ${place.dat}`);
}

/** What is asked of a reader when nobody is named: the phrase for somebody. */
export function somebody(t: Telling): Phrase {
  if (t.who === "you") return { ...fixed("du"), gen: "von dir", dat: "dir", acc: "dich" };
  return { ...fixed("er"), gen: "von ihm", dat: "ihm", acc: "ihn", gender: "m" };
}
