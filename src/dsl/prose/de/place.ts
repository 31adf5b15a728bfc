// Places in German: `in dein Netz`, `aus dem Becken`, `auf dem Feld`, `zu deinen Perlen`.

import { isSurface } from "../../inflection/german.ts";
import type { LocalizedNoun } from "../../ir/ir.ts";
import type { Place } from "../plan/noun-phrase.ts";
import type { Case, Word } from "../word.ts";
import { preposition } from "./endings.ts";
import { type Parts, realizeParts } from "./phrase.ts";

export function placeWords(place: Place): Word[] {
  const { core, tail } = placeParts(place);
  return [...core, ...tail];
}

export function placeParts({ way, of, noun, sort }: Place): Parts {
  const [word, c] = prepositionOf(way, sort, isFlat(noun));
  const { core, tail } = realizeParts(of, c);
  return { core: [preposition(word), ...core], tail };
}

function prepositionOf(
  way: Place["way"],
  sort: Place["sort"],
  flat: boolean,
): readonly [string, Case] {
  if (sort === "content") {
    if (way === "into") return ["zu", "dat"];
    return [way === "from" ? "von" : "unter", "dat"];
  }
  const isOn = sort === "space" || flat;
  switch (way) {
    case "into":
      return [isOn ? "auf" : "in", "acc"];
    case "from":
      return [isOn ? "von" : "aus", "dat"];
    case "inside":
      return [isOn ? "auf" : "in", "dat"];
    default:
      return way satisfies never;
  }
}

/** Whether things are on it: `darauf`, not `darin`. */
export function isFlat({ de }: LocalizedNoun): boolean {
  return isSurface(de);
}
