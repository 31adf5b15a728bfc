// The English voice: how slots of stock sentences are filled.

import type { Place } from "../plan/noun-phrase.ts";
import type { Voice } from "../realizer.ts";
import { isClauseSlot, type StockSlot } from "../template.ts";
import { capital, plain, SOFT_COMMA, sign, type Word } from "../word.ts";
import { oftenWords, realizeClause, realizeInstruction } from "./clause.ts";
import { isClauseEvent, realizeEvent } from "./event.ts";
import { realizePhrase, withoutThe } from "./phrase.ts";
import { isFlat, placeWords } from "./place.ts";
import { templateWords } from "./template.ts";
import { STOCK } from "./words.ts";

export const ENGLISH: Voice = {
  stock: STOCK,
  fill: fillSlot,
  realizeClause,
  realizeInstruction,
  isInvertedAfter: (lead) => lead.kind === "with" && lead.only === true,
  finish: (words) => words,
};

function fillSlot(slot: StockSlot, form: string): readonly Word[] {
  if (typeof slot === "number") return plain(String(slot));
  if ("way" in slot) return placeForm(slot, form);
  if ("isWhen" in slot)
    return form === "lead" && isClauseEvent(slot)
      ? [...realizeEvent(slot), SOFT_COMMA]
      : realizeEvent(slot);
  if ("params" in slot) return templateWords(slot);
  if ("de" in slot) {
    if (form === "close") return [sign(slot.en)];
    return form === "capital" ? capital(plain(slot.en)) : plain(slot.en);
  }
  if (isClauseSlot(slot)) return realizeClause(slot, form === "sub" ? "sub" : "main");
  if (form === "times") return oftenWords(slot);
  return realizePhrase(form === "bare" ? withoutThe(slot) : slot);
}

function placeForm(place: Place, form: string): Word[] {
  return form === "there" ? plain(isFlat(place.noun) ? "on it" : "in it") : placeWords(place);
}
