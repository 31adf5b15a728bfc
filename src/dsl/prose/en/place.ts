// Places in English: `into your net`, `from the basin`, `on the space`, `to your pearls`.

import { isSurface } from "../../inflection/english.ts";
import type { LocalizedNoun } from "../../ir/ir.ts";
import type { Place } from "../plan/noun-phrase.ts";
import type { Word } from "../word.ts";
import { realizePhrase } from "./phrase.ts";

const PREPOSITIONS = {
  flat: { into: "onto", from: "from", inside: "on" },
  deep: { into: "into", from: "from", inside: "in" },
  content: { into: "to", from: "from", inside: "among" },
} as const;

export function placeWords({ way, of, noun, sort }: Place): Word[] {
  const how = sort === "content" ? "content" : sort === "space" || isFlat(noun) ? "flat" : "deep";
  return [{ text: PREPOSITIONS[how][way], is: { role: "preposition" } }, ...realizePhrase(of)];
}

/** Whether things are on it: `on it`, not `in it`. */
export function isFlat({ en }: LocalizedNoun): boolean {
  return isSurface(en);
}
