// The German voice: how slots of stock sentences are filled, and which words are joined.

import type { Place } from "../plan/noun-phrase.ts";
import type { Voice } from "../realizer.ts";
import { isClauseSlot, type StockSlot } from "../template.ts";
import { type Case, plain, SOFT_COMMA, sign, type Word } from "../word.ts";
import { realizeClause } from "./clause.ts";
import { contractionOf } from "./endings.ts";
import { isClauseEvent, realizeEvent } from "./event.ts";
import { realizeParts, realizePhrase } from "./phrase.ts";
import { isFlat, placeWords } from "./place.ts";
import { templateWords } from "./template.ts";
import { STOCK } from "./words.ts";

export const GERMAN: Voice = {
  stock: STOCK,
  fill: fillSlot,
  realizeClause,
  realizeInstruction: (clause) => realizeClause(clause, "main"),
  isInvertedAfter: () => true,
  finish: contractWords,
};

function fillSlot(slot: StockSlot, form: string): readonly Word[] {
  if (typeof slot === "number") return plain(String(slot));
  if ("way" in slot) return placeForm(slot, form);
  if ("isWhen" in slot) {
    const isClause = isClauseEvent(slot) || slot.about !== undefined;
    return form === "lead" && isClause ? [...realizeEvent(slot), SOFT_COMMA] : realizeEvent(slot);
  }
  if ("params" in slot) return templateWords(slot);
  if ("de" in slot) return form === "close" ? [sign(slot.de)] : plain(slot.de);
  if (isClauseSlot(slot))
    return realizeClause(slot, form === "sub" || form === "inverted" ? form : "main");
  switch (form) {
    case "core":
      return realizeParts(slot, "acc").core;
    case "tail":
      return realizeParts(slot, "acc").tail;
    case "times": {
      const words = realizePhrase(slot, "nom");
      const last = words.at(-1);
      return last === undefined
        ? []
        : [...words.slice(0, -1), { ...last, text: `${last.text}-mal` }];
    }
    default:
      return realizePhrase(slot, CASES[form] ?? "nom");
  }
}

const CASES: Readonly<Record<string, Case>> = { nom: "nom", gen: "gen", dat: "dat", acc: "acc" };

/** `darauf`, `darin`; `davon`, `daraus`. */
function placeForm(place: Place, form: string): Word[] {
  const isOn = isFlat(place.noun);
  if (form === "there") return plain(isOn ? "darauf" : "darin");
  if (form === "outOfIt") return plain(isOn ? "davon" : "daraus");
  return placeWords(place);
}

/** `in dem` → `im`. */
export function contractWords(words: readonly Word[]): Word[] {
  const list: Word[] = [];
  for (const word of words) {
    const before = list.at(-1);
    const isArticle = word.is?.role === "determiner" || /^(?:dem|das|der)$/.test(word.text);
    const short =
      before?.is?.role === "preposition" && isArticle && word.is?.role !== "relative"
        ? contractionOf(before.text, word.text)
        : undefined;
    if (short === undefined || before === undefined) list.push(word);
    else {
      const close = before.close ? { close: before.close } : {};
      list[list.length - 1] = { ...word, text: short, ...close };
    }
  }
  return list;
}
