// Whether an author's text is a clause, or says when something is.

import type { LocalizedText } from "../../ir/ir.ts";
import { parseClause as parseGerman } from "../de/authored.ts";
import { parseClause as parseEnglish } from "../en/authored.ts";

/** Whether a text is a clause in both languages: `you may dive anywhere`. */
export function isClauseText({ de, en }: LocalizedText): boolean {
  const [german, english] = [probe(de, "Ding", "das Ding"), probe(en, "thing", "the thing")];
  return parseGerman(german) !== undefined && parseEnglish(english) !== undefined;
}

/** Placeholders are filled with what stands for a thing: `{die} ist …` → `das Ding ist …`. */
function probe(text: string, thing: string, articled: string): string {
  return text.replace(/^\{[^{}]*\}/, articled).replace(/\{[^{}]*\}/g, thing);
}

const WHEN_DE =
  /^(?:am|im|an|in|bei|beim|nach|vor|zu|zum|zur|mit|wenn|sobald|nachdem|bevor|während|solange) /;
const WHEN_EN = /^(?:at|on|in|after|before|during|when|whenever|once|while|as) /;

/** Whether a text says when something is: `at the end of the round`. */
export function isWhenText({ de, en }: LocalizedText): boolean {
  return WHEN_DE.test(de) && WHEN_EN.test(en);
}
