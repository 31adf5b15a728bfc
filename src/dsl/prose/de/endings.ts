// German endings: nouns with their articles and adjectives in all four cases.

import {
  adjectiveEnding,
  articleOf,
  column,
  contracted,
  contractionOf,
  genderOf,
  genitive,
  isVerbal,
  manyIn,
  oneIn,
  readNoun,
  STRONG,
  THE,
} from "../../inflection/german.ts";
import type { LocalizedNoun } from "../../ir/ir.ts";
import type { Determiner } from "../plan/noun-phrase.ts";
import type { Case, Gender, Grammar, Word } from "../word.ts";

export { contracted, contractionOf, genderOf, genitive };

type GrammaticalNumber = "one" | "many";
type Words = LocalizedNoun["de"];

/** What stands in a placeholder of an author's text, in every case. */
export interface Phrase extends Readonly<Record<Case, string>> {
  readonly gender: Gender;
  readonly plural: boolean;
  /** Stands for what has just been named: `das`, `dessen`. */
  readonly relative?: true;
}

/** The pronoun of a clause about what has just been named. */
export function relativePronoun(gender: Gender, many: boolean, c: Case): string {
  const at = column(gender, many);
  if (c === "gen") return at === 1 || at === 3 ? "deren" : "dessen";
  return c === "dat" && at === 3 ? "denen" : THE[c][at];
}

/** `einer`, `jede`, for one of some things. */
export function pronounFor(which: "a" | "each", gender: Gender, c: Case): string {
  const word = (which === "a" ? "ein" : "jed") + STRONG[c][column(gender, false)];
  return word === "eines" && c !== "gen" ? "eins" : word;
}

/** An adjective before those of the noun: its stem, or how it changes the article (`derselbe`). */
export interface Inserted {
  readonly stem: string;
  readonly isJoined?: true;
}

/** The noun with its determiner; names have none. */
export function declined(
  words: Words,
  determiner: Determiner,
  c: Case,
  number: GrammaticalNumber,
  path?: string,
  inserted?: Inserted,
): Word[] {
  const noun = readNoun(words);
  const many = number === "many" || determiner === "all";
  const group = {};
  const gender = noun.gender ?? "n";
  const is = { group, case: c, gender, many } as const;
  const link = path === undefined ? {} : { path };
  if (noun.gender === undefined && inserted === undefined)
    return nameIn(noun[number].whole, determiner, c, is, link);
  const { adjectives, head, rest } = noun[number];
  const article = articleOf(determiner, gender, c, many);
  const ending = adjectiveEnding(determiner, gender, c, many);
  const all =
    inserted && !inserted.isJoined ? [{ ...inserted, inflects: true }, ...adjectives] : adjectives;
  const after = article === "" ? "none" : isLikeThe(determiner) ? "the" : "a";
  const stems = all.map(({ stem, inflects }): Word => {
    const text = inflects ? stem + ending : stem;
    return { text, ...link, is: { ...is, role: "adjective", after } };
  });
  const needsVon = c === "gen" && article === "" && all.length === 0;
  const at = needsVon ? "dat" : c;
  const body = many ? manyIn(noun.many.head, at) : oneIn(noun, head, at);
  const tail =
    rest === "" ? [] : [{ text: rest.trim(), ...link, is: { ...is, role: "name" } as const }];
  const named: Word[] = [
    ...stems,
    { text: body, ...link, is: { ...is, case: at, role: "noun" } },
    ...tail,
  ];
  if (needsVon) return [preposition("von"), ...named];
  if (article === "") return named;
  const whole = inserted?.isJoined ? `${article}${inserted.stem}${ending}` : article;
  return [{ text: whole, is: { ...is, role: "determiner", after } }, ...named];
}

export function preposition(text: string): Word {
  return { text, is: { role: "preposition" } };
}

function isLikeThe(determiner: Determiner): boolean {
  return ["the", "each", "every", "this", "all"].includes(determiner);
}

/** Whether it is a name: `Kuh 2`, `red`. */
export function isName(words: LocalizedNoun["de"]): boolean {
  return genderOf(words) === undefined;
}

/**
 * `der Preis eines Fisches`, `Fischpreis`: the phrase of an author. What says what to do (`die letzten
 * Siegel eintauschen`) has no gender, and stays as it was written: its article belongs to the object.
 */
export function nounFrom(text: string): LocalizedNoun["de"] {
  if (isVerbal(text)) return { article: "", one: text, many: text };
  const [, article = "", rest = text] = /^(der|die|das) (.*)$/.exec(text) ?? [];
  return { article, one: rest, many: rest };
}

// Declining ----------------------------------------------------------------------

/** Names take no article, but may be owned. */
function nameIn(
  name: string,
  determiner: Determiner,
  c: Case,
  is: Omit<Grammar, "role">,
  link: Pick<Word, "path">,
): Word[] {
  const bare = determiner === "the" || determiner === "a" || determiner === "none";
  const article = bare ? "" : articleOf(determiner, "n", c, determiner === "all");
  const word: Word = { text: name, ...link, is: { ...is, role: "name" } };
  if (article !== "") return [{ text: article }, word];
  return c === "gen" ? [preposition("von"), word] : [word];
}
