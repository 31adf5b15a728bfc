// Placeholders in the texts of needs, filled with the values of a position.

import { UNREADABLE } from "../../engine/explanation-numbers.ts";
import type { DisplayNoun, DisplayText, Meta } from "../../meta/meta.ts";
import type { CounterRefMeta, PlaceholderMeta } from "../../meta/needs.ts";
import type { State } from "../game.ts";
import type { LoadedMatch } from "../table-game.ts";
import { zoneFacts } from "./things.ts";
import { valueWords } from "./value-words.ts";

/** A need that failed: the values that the program computed for its text. */
interface FailedNeed {
  readonly state: State;
  readonly kept: readonly number[];
  /** By how much a counter is too small. */
  readonly lack: number;
}

type Language = keyof DisplayText;

/** Fills the placeholders `{0}`, `{1}` … of a text. */
export function fillText(
  loaded: LoadedMatch,
  text: DisplayText,
  holes: readonly PlaceholderMeta[],
  failed: FailedNeed,
): DisplayText {
  return {
    de: fill(loaded, text, holes, failed, "de"),
    en: fill(loaded, text, holes, failed, "en"),
  };
}

function fill(
  loaded: LoadedMatch,
  text: DisplayText,
  holes: readonly PlaceholderMeta[],
  failed: FailedNeed,
  language: Language,
): string {
  const filled = text[language].replace(/\{(\d+)\}/g, (_, i: string, at: number, whole: string) => {
    const hole = holes[Number(i)];
    if (hole === undefined) return "";
    const words = wordsOf(loaded, hole, Number(i), failed, language);
    const starts = at === 0 || /[.!?] $/.test(whole.slice(0, at));
    return starts && !isCell(hole) ? capitalStart(words) : words;
  });
  return loaded.wordings[language].contract(filled);
}

/** Names of spaces keep their small letter: `d4`. */
function isCell({ type, article }: PlaceholderMeta): boolean {
  return type.kind === "space" && article === undefined;
}

function wordsOf(
  loaded: LoadedMatch,
  hole: PlaceholderMeta,
  i: number,
  failed: FailedNeed,
  language: Language,
): string {
  const { meta } = loaded;
  const { form, counts, zone, noun, article, isMany } = hole;
  const { amount, list, short, thing } = loaded.wordings[language];
  const value = failed.kept[i] ?? 0;
  const counted = countedNoun(meta, counts, failed.kept);
  if (form === "noun")
    return noun === undefined
      ? ""
      : thing({ kind: "noun", noun }, article, isMany ? "many" : "one");
  if (value === UNREADABLE) return "–";
  if (form === "contents" && zone !== undefined)
    return list(zoneFacts(meta, failed.state, zone, failed.kept).contents, article, "and");
  if (form === "short" && counted !== undefined) return short(counted, value, failed.lack);
  const units = form === "points" ? meta.points : counted;
  if (units !== undefined) return amount(units, value, article);
  if (form === "numbered" && noun !== undefined)
    return article === undefined ? String(value) : `${noun[language].one} ${value}`;
  return valueWords(loaded, hole, value, language);
}

/** Returns the noun that a number counts. */
export function countedNoun(
  meta: Meta,
  counted: CounterRefMeta | undefined,
  kept: readonly number[],
): DisplayNoun | undefined {
  const counter = meta.counters[counted?.counter ?? -1];
  return counter?.members?.[kept[counted?.member ?? -1] ?? -1] ?? counter?.noun;
}

export function capitalStart(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
