// Texts in both languages from plans.

import type { LocalizedText } from "../ir/ir.ts";
import { realizePhrase as phraseDe } from "./de/phrase.ts";
import { contractWords, GERMAN } from "./de/realizer.ts";
import { fillGerman } from "./de/template.ts";
import { realizePhrase as phraseEn } from "./en/phrase.ts";
import { ENGLISH } from "./en/realizer.ts";
import { fillEnglish } from "./en/template.ts";
import { unmarked } from "./mark.ts";
import type { NounPhrase } from "./plan/noun-phrase.ts";
import type { Slots } from "./plan/plan.ts";
import { realizeStock } from "./realizer.ts";
import type { Title } from "./rules/rule-draft.ts";
import type { StockId } from "./stock.ts";
import { renderWords, type Word } from "./word.ts";

export function renderPhrase(of: NounPhrase): LocalizedText {
  return both(phraseDe(of, "nom"), phraseEn(of, "subject"));
}

export function renderStock(id: StockId, slots: Slots): LocalizedText {
  return both(realizeStock(GERMAN, id, slots), realizeStock(ENGLISH, id, slots));
}

function both(german: readonly Word[], english: readonly Word[]): LocalizedText {
  return { de: renderWords(contractWords(german)), en: renderWords(english) };
}

/** A heading; only names may begin small. */
export function renderTitle(title: Title): LocalizedText {
  switch (title.kind) {
    case "name":
      return title.text;
    case "template":
      return capitalized({
        de: unmarked(fillGerman(title.text)),
        en: unmarked(fillEnglish(title.text)),
      });
    case "text":
      return capitalized(title.text);
    case "phrase":
      return capitalized(renderPhrase(title.of));
    case "stock":
      return capitalized(renderStock(title.id, title.slots));
    case "pair": {
      const [owner, of] = [renderTitle(title.owner), renderTitle(title.of)];
      const english = of.en.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
      return { de: `${owner.de}: ${small(of.de)}`, en: `${owner.en}: ${english}` };
    }
    default:
      return title satisfies never;
  }
}

export function capitalized(text: LocalizedText): LocalizedText {
  const capital = (of: string) => of.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return { de: capital(text.de), en: capital(text.en) };
}

/** Words that begin small behind a colon, unless they begin with a noun. */
function small(text: string): string {
  return text.replace(SMALL, (word) => word.charAt(0).toLowerCase() + word.slice(1));
}

const SMALL =
  /^(?:Am|Im|An|In|Auf|Bei|Beim|Nach|Vor|Zu|Zum|Zur|Mit|Wenn|Sobald|Nachdem|Bevor|Während|Solange|Der|Die|Das)(?= )/;
