// Placeholders in the texts of needs, filled with the values of a position.

import type { Article } from "../../../inflection/articles.ts";
import { contracted, decline } from "../../../inflection/german.ts";
import type { DisplayNoun, DisplayText, Meta } from "../../meta/meta.ts";
import type { CounterRefMeta, PlaceholderMeta } from "../../meta/needs.ts";
import { isNone } from "../../meta/none.ts";
import type { State } from "../game.ts";
import { formatValue } from "../notation.ts";
import * as english from "./english.ts";
import * as german from "./german.ts";
import { setMembers, thingOf, zoneFacts } from "./things.ts";

/** A need that failed: the values that the program computed for its text. */
interface FailedNeed {
  readonly state: State;
  readonly kept: readonly number[];
  /** By how much a counter is too small. */
  readonly lack: number;
}

type Language = "de" | "en";

/** Fills the placeholders `{0}`, `{1}` … of a text. */
export function fillText(
  meta: Meta,
  text: DisplayText,
  holes: readonly PlaceholderMeta[],
  failed: FailedNeed,
): DisplayText {
  return { de: fill(meta, text, holes, failed, "de"), en: fill(meta, text, holes, failed, "en") };
}

function fill(
  meta: Meta,
  text: DisplayText,
  holes: readonly PlaceholderMeta[],
  failed: FailedNeed,
  language: Language,
): string {
  const filled = text[language].replace(/\{(\d+)\}/g, (_, i: string, at: number, whole: string) => {
    const hole = holes[Number(i)];
    if (hole === undefined) return "";
    const words = wordsOf(meta, hole, Number(i), failed, language);
    const starts = at === 0 || /[.!?] $/.test(whole.slice(0, at));
    return starts && !isCell(hole) ? german.capitalStart(words) : words;
  });
  return language === "de" ? contracted(filled) : filled;
}

/** Names of spaces keep their small letter: `d4`. */
function isCell({ type, article }: PlaceholderMeta): boolean {
  return type.kind === "space" && article === undefined;
}

function wordsOf(
  meta: Meta,
  hole: PlaceholderMeta,
  i: number,
  failed: FailedNeed,
  language: Language,
): string {
  const { form, counts, zone } = hole;
  const value = failed.kept[i] ?? 0;
  const counted = countedNoun(meta, counts, failed.kept);
  if (form === "noun") return nounWords(hole, language);
  if (Number.isNaN(value)) return "–";
  if (form === "contents" && zone !== undefined) {
    const { contents } = zoneFacts(meta, failed.state, zone, failed.kept);
    const { kind, case: c } = hole.article ?? BARE;
    return language === "de"
      ? german.listOf(contents, kind, c, "und")
      : english.listOf(contents, kind, "and");
  }
  if (form === "short" && counted !== undefined) {
    const wording = language === "de" ? german.germanWording : english.englishWording;
    return wording.short(counted, value, failed.lack);
  }
  const noun = form === "points" ? meta.points : counted;
  if (noun !== undefined) return countWords(hole, noun, value, language);
  if (form === "numbered" && hole.noun !== undefined)
    return hole.article === undefined ? String(value) : `${hole.noun[language].one} ${value}`;
  return valueWords(meta, hole, value, language);
}

function nounWords({ noun, article, isMany }: PlaceholderMeta, language: Language): string {
  if (noun === undefined) return "";
  const number = isMany ? "many" : "one";
  return language === "de"
    ? german.thing({ kind: "noun", noun }, article?.kind ?? "none", article?.case ?? "nom", number)
    : english.thing({ kind: "noun", noun }, article?.kind ?? "none", number);
}

/** A number of things: an article only says the case. Nothing is `keine Perlen`, `no pearls`. */
function countWords(
  { article }: PlaceholderMeta,
  noun: DisplayNoun,
  value: number,
  language: Language,
): string {
  if (language === "en") return english.englishAmount(noun, value);
  if (value === 0 && article === undefined) return decline(noun.de, "no", "nom", "many");
  return german.germanAmount(noun.de, value, article?.case ?? "nom");
}

const BARE: { readonly kind: "none"; readonly case: Article["case"] } = {
  kind: "none",
  case: "nom",
};

/** A value as it is, or as a thing with an article. */
export function valueWords(
  meta: Meta,
  { type, article, isMany }: Pick<PlaceholderMeta, "type" | "article" | "isMany">,
  value: number,
  language: Language,
): string {
  const number = isMany ? "many" : "one";
  if (isNone(type, value) || (article === undefined && !isMany) || type.kind === "yesno")
    return formatValue(meta, type, value)[language];
  const { kind: determiner, case: c } = article ?? BARE;
  if (type.kind === "set") {
    const things = setMembers(meta, type.of, value);
    return language === "de"
      ? german.listOf(things, determiner, c)
      : english.listOf(things, determiner);
  }
  const one = thingOf(meta, type, value);
  return language === "de"
    ? german.thing(one, determiner, c, number)
    : english.thing(one, determiner, number);
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
