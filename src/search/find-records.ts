// Ranks the records that match a query.

import type { SearchResult } from "minisearch";
import { foldUmlauts, type SearchLanguage, splitWords, termOf, termsOf } from "./analyzer.ts";
import { Compounds } from "./compounds.ts";
import { type RecordHead, type RecordKind, recordKinds } from "./record.ts";
import type { LoadedIndex } from "./search-index.ts";

export interface RecordMatch {
  readonly head: RecordHead;
  /** The sentences that the record shows to its readers. */
  readonly sentences: readonly string[];
  /** The terms of the record that match. */
  readonly terms: readonly string[];
  readonly score: number;
  /** Whether it contains every word of the query, in some form. */
  readonly isWhole: boolean;
  /** Whether the query is its name in the rules. */
  readonly isNamed: boolean;
}

export interface MatchGroup {
  readonly kind: RecordKind | "best";
  readonly matches: readonly RecordMatch[];
}

/** How much a term counts in each text of a record. */
const boosts = { title: 6, name: 6, phrases: 1.5, headings: 2.5, text: 1, related: 0.7, game: 0.4 };

/** Short texts score high, but a page explains more than one rule or example. */
const kindWeights: Readonly<Record<RecordKind, number>> = {
  chapter: 1,
  lesson: 0.8,
  tile: 0.8,
  question: 0.55,
  page: 0.6,
  rule: 0.5,
  example: 0.3,
  reference: 0.35,
  code: 0.3,
};

/** Weight of a record whose title or name equals the query. */
const namesakeWeight = 8;
/** Further weight of a record one of whose phrases is the whole query. */
const phraseWeight = 8;
const maxMatches = 24;
/** Number of best matches that are listed first, whatever their kind. */
const bestCount = 3;

/** Returns the best matches in these parts of the index first, then the others by kind. */
export function findRecords(parts: readonly LoadedIndex[], query: string): MatchGroup[] {
  const words = new IndexedWords(parts);
  const ranked = parts
    .flatMap((part) => rankRecords(part, query, words))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, maxMatches);
  const best = chooseBest(ranked);
  const others = ranked.filter((match) => !best.includes(match));
  const byKind = recordKinds.map((kind) => {
    return { kind, matches: others.filter(({ head }) => head.kind === kind) };
  });
  return [{ kind: "best" as const, matches: best }, ...byKind].filter(
    ({ matches }) => matches.length > 0,
  );
}

/** Whether some record that is searched contains every word of the query, in some form. */
export function answersWholly(groups: readonly MatchGroup[]): boolean {
  return groups.some(({ matches }) => matches.some(({ isWhole }) => isWhole));
}

/** The words of all parts that are searched together. */
class IndexedWords {
  readonly #parts: readonly LoadedIndex[];

  constructor(parts: readonly LoadedIndex[]) {
    this.#parts = parts;
  }

  has(term: string): boolean {
    return this.#parts.some(
      ({ index }) => index.search(term, { processTerm: (same) => same }).length > 0,
    );
  }
}

function rankRecords(part: LoadedIndex, query: string, words: IndexedWords): RecordMatch[] {
  const { heads, index, sentences, language } = part;
  const terms = termsOf(query, language);
  const results = index.search(withCompoundParts(query, language, words), {
    boost: boosts,
    prefix: (term, at, all) =>
      term.length >= 3 && !/\d/.test(term) && (at === all.length - 1 || !words.has(term)),
    fuzzy: (term) => (/\d/.test(term) || words.has(term) ? 0 : maxEdits(term)),
    weights: { prefix: 0.3, fuzzy: 0.3 },
  });
  const exact = query.trim().toLowerCase();
  return results.flatMap((result): RecordMatch[] => {
    const head = heads[result.id];
    if (head === undefined || !isWanted(head, result, terms)) return [];
    const coverage = matchedShare(result, terms);
    const isNamed = hasName(head, query.trim());
    const isNamesake = isNamed || head.title.toLowerCase() === exact;
    const weight = kindWeights[head.kind] * head.weight * (isNamesake ? namesakeWeight : 1);
    const phrase = 1 + phraseWeight * phraseShare(head, result, terms) ** 2;
    const score = result.score * weight * part.weight * coverage * phrase;
    const isWhole = coverage === 1;
    return [
      { head, sentences: sentences[result.id] ?? [], terms: result.terms, score, isWhole, isNamed },
    ];
  });
}

/** Reports of the compiler are found only by words of their title or name, all of them as written. */
function isWanted(
  { kind }: RecordHead,
  { match }: SearchResult,
  terms: readonly string[],
): boolean {
  if (kind !== "code") return true;
  return terms.every((term) =>
    (match[term] ?? []).some((field) => ["title", "name"].includes(field)),
  );
}

/** Number of typing errors that a term may have. */
function maxEdits({ length }: string): number {
  return length >= 7 ? 2 : length >= 4 ? 1 : 0;
}

/** The share of the query that the longest phrase covers all of whose terms match. */
function phraseShare(
  { phrases }: RecordHead,
  result: SearchResult,
  { length }: readonly string[],
): number {
  const matched = phrases.filter(
    (phrase) => phrase.length > 0 && phrase.every((term) => result.terms.includes(term)),
  );
  const longest = Math.max(0, ...matched.map((phrase) => phrase.length));
  return longest / Math.max(length, longest, 1);
}

/** The share of the query's terms that the record contains, in some form. */
function matchedShare({ queryTerms }: SearchResult, terms: readonly string[]): number {
  if (terms.length === 0) return 1;
  const matched = terms.filter((term) => queryTerms.includes(term)).length;
  return Math.max(matched, 0.5) / terms.length;
}

/** Whether a query is the name of a rule, as the rules write it, or of a report or its title. */
function hasName({ url, kind, title }: RecordHead, name: string): boolean {
  if (kind === "code" && title.toLowerCase() === name.toLowerCase()) return true;
  if (kind === "code") return url.endsWith(`/${name.replaceAll(" ", "-")}/`);
  return url.endsWith(`#rule-${name}`) || url.endsWith(`/${name}/`);
}

/**
 * Adds the parts of compounds that no text contains: `Spielerstein` finds what is written about
 * players and stones.
 */
function withCompoundParts(query: string, language: SearchLanguage, words: IndexedWords): string {
  if (language !== "de") return query;
  const isKnown = (word: string) => {
    const term = termOf(word, language);
    return term !== undefined && words.has(term);
  };
  const compounds = new Compounds(isKnown);
  const unknown = splitWords(query).filter((word) => word.length > 7 && !isKnown(word));
  return [
    query,
    ...unknown.flatMap((word) => compounds.partsOf(foldUmlauts(word.toLowerCase()))),
  ].join(" ");
}

/**
 * Chooses the best matches, one of a page. Rules, examples and reports stand among them if nothing
 * else is left, or if they are what the query names.
 */
function chooseBest(ranked: readonly RecordMatch[]): RecordMatch[] {
  const isText = ({ head: { kind } }: RecordMatch) => !["rule", "example", "code"].includes(kind);
  const texts = ranked.filter(isText);
  const pages = texts.map(({ head: { url } }) => url.replace(/#.*/, ""));
  const ofPages = texts.filter((_, at) => pages.indexOf(pages[at] ?? "") === at);
  const [named, others] = [true, false].map((isNamed) =>
    ranked.filter((match) => !isText(match) && match.isNamed === isNamed),
  );
  return [...(named ?? []), ...ofPages, ...(others ?? [])].slice(0, bestCount);
}
