// What a type of values is, in both languages: `1 bis 6`, `eine Farbe`.

import type * as ir from "../ir/ir.ts";
import type { Tellings } from "./described.ts";
import * as english from "./english.ts";
import * as german from "./german.ts";
import { commonNoun } from "./lexicon.ts";
import { shapeName, typeNoun } from "./names.ts";

export function typeWords(t: Tellings, type: ir.Type): ir.LocalizedText {
  switch (type.kind) {
    case "number":
      return numberWords(type);
    case "yesno":
      return { de: "ja oder nein", en: "yes or no" };
    case "space": {
      const { noun } = type.grid;
      const place = german.phrase(noun.de, "the").gen;
      return { de: `ein Feld ${place}`, en: `a space of ${english.phrase(noun, "the").text}` };
    }
    case "board": {
      const { noun } = type.shape;
      if (noun !== undefined)
        return { de: german.phrase(noun.de, "a").nom, en: english.phrase(noun, "a").text };
      // Where all boards have one shape, it goes without saying.
      if (t.index.game.boards.every(({ shape }) => shape === type.shape))
        return { de: "ein Plan", en: "a board" };
      const shape = shapeName(type.shape);
      return { de: `ein Plan der Form ${shape.de}`, en: `a board of the shape ${shape.en}` };
    }
    case "set": {
      const of = typeNoun(t.index, type.of);
      const many = german.phrase(of.de, "none", "many").dat;
      return { de: `eine Auswahl von ${many}`, en: `a set of ${of.en.many}` };
    }
    case "line":
      return { de: `eine Reihe von ${type.length} Feldern`, en: `a line of ${type.length} spaces` };
    case "orNone": {
      const of = typeWords(t, type.of);
      return { de: `${of.de} oder nichts`, en: `${of.en} or nothing` };
    }
    case "player":
    case "enum":
    case "piece": {
      const noun = kindOfValue(t, type);
      return { de: german.phrase(noun.de, "a").nom, en: english.phrase(noun, "a").text };
    }
    default:
      return type satisfies never;
  }
}

/** A colour is a colour, even if all that are red are corals. */
export function kindOfValue(t: Tellings, type: ir.Type): ir.LocalizedNoun {
  const own = type.kind === "enum" ? (type.enum.noun ?? commonNoun(type.enum.id)) : undefined;
  return own ?? typeNoun(t.index, type);
}

const LEAST = -(2 ** 31);

function numberWords({ from, to }: Extract<ir.Type, { kind: "number" }>): ir.LocalizedText {
  if (from === LEAST) return { de: "eine Zahl", en: "a number" };
  if (from === to) return { de: String(from), en: String(from) };
  return { de: `${from} bis ${to}`, en: `${from} to ${to}` };
}
