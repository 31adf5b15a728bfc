// Counters, marks, zones, grids and spaces in English: what they are called, and into or out of them.

import type * as ir from "../ir/ir.ts";
import { fixed, type Phrase, phrase } from "./english.ts";
import { fromIndex, quotedName, value } from "./expr.en.ts";
import { isCalled, isContent, linkTo, localName, nounOfCounter, nounOfRule } from "./names.ts";
import type { TellingEn as Telling } from "./telling.ts";

/** `your basin`, `the basin of the player`. */
export function ownedBy(
  t: Telling,
  noun: ir.LocalizedNoun,
  owner: ir.Expr | undefined,
  number: "one" | "many" = "one",
): Phrase {
  if (owner === undefined) return phrase(noun, "the", number);
  if (owner.kind === "you") return phrase(noun, t.who === "you" ? "your" : "their", number);
  return after(phrase(noun, "the", number), `of ${value(t, owner).text}`);
}

/** A phrase with more words at its end. */
export function after(of: Phrase, text: string): Phrase {
  return text === "" ? of : { text: `${of.text} ${text}`, plural: of.plural };
}

/** `your pearls`, `the shells for red`: what a counter counts. */
export function counted(t: Telling, { counter, owner, index }: ir.CounterRef): Phrase {
  const noun = linkTo(t.index, counter, nounOfCounter(t, counter, index));
  const all = ownedBy(t, noun, owner, "many");
  return index === undefined || isCalled(counter, index) ? all : after(all, fromIndex(t, index));
}

export function markPhrase(t: Telling, { mark, owner, index }: ir.MarkRef): Phrase {
  const whole = markItself(t, mark, owner);
  return index === undefined ? whole : after(whole, fromIndex(t, index));
}

function markItself(t: Telling, mark: ir.Mark, owner: ir.Expr | undefined): Phrase {
  const isBare = mark.type.kind === "yesno" && mark.words === undefined;
  const noun = linkTo(t.index, mark, nounOfRule(mark));
  if (!isBare) return ownedBy(t, noun, owner);
  const name = quotedName(mark.id);
  return owner === undefined
    ? fixed(name)
    : ownedBy(t, { ...noun, en: { one: name, many: name } }, owner);
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
  const isNumber = index.type.kind === "number" && whole.text.startsWith("the ");
  const text = fromIndex(t, index);
  return isNumber && !/^(?:for|of) /.test(text)
    ? fixed(`${whole.text.slice(4)} ${text}`)
    : after(whole, text);
}

export function gridPhrase(t: Telling, { grid, owner }: ir.GridRef): Phrase {
  return ownedBy(t, linkTo(t.index, grid, grid.noun), owner);
}

/** `space a1 of your reef`; whose it is goes without saying on a shared grid. */
export function cellPhrase(t: Telling, { grid, space }: ir.CellRef): Phrase {
  const at = value(t, space);
  if (
    grid.owner === undefined ||
    at.relative ||
    (grid.owner.kind === "you" && space.kind !== "const")
  )
    return at;
  return after(at, `of ${gridPhrase(t, grid).text}`);
}

/** Things lie on these, and in others. */
const FLAT = /(?:space|board|track|stack|pile|sheet|table|reef|rack|mat|grid|hand)s?$/i;

/** Whether things lie on it: `on it`, not `in it`. */
export function isFlat({ en }: ir.LocalizedNoun): boolean {
  return FLAT.test(en.one);
}

type Direction = "into" | "out" | "inside";

const WAYS = {
  flat: { into: "onto", out: "from", inside: "on" },
  deep: { into: "into", out: "from", inside: "in" },
  content: { into: "to", out: "from", inside: "among" },
} as const;

export function placeIn(t: Telling, direction: Direction, place: ir.PlaceRef | ir.GridRef): string {
  const { way, where } = placeAndWay(t, place);
  return `${WAYS[way][direction]} ${where.relative ? "which" : where.text}`;
}

function placeAndWay(t: Telling, place: ir.PlaceRef | ir.GridRef) {
  switch (place.kind) {
    case "zone": {
      const isOn = isFlat(place.zone.noun);
      const way = isContent(place.zone) ? "content" : isOn ? "flat" : "deep";
      return { way, where: zonePhrase(t, place) } as const;
    }
    case "grid": {
      const way = isFlat(place.grid.noun) ? "flat" : "deep";
      return { way, where: gridPhrase(t, place) } as const;
    }
    case "cell":
      return { way: "flat", where: cellPhrase(t, place) } as const;
    default:
      return place satisfies never;
  }
}

/** Whoever acts: `you`, `they`. */
export function somebody(t: Telling): Phrase {
  return fixed(t.who === "you" ? "you" : "they", true);
}
