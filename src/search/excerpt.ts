// Chooses the sentence of a record that a result shows, and marks the words of the query in it.

import { type SearchLanguage, termOf, termsOf } from "./analyzer.ts";

/** Number of characters of a sentence that are shown at a glance; each that follows counts against it. */
const glanceLength = 160;

export interface ExcerptPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/**
 * Returns the sentence with most of the query's words, or the first one if none matches: a word
 * that the query has counts more than a similar one, and a statement more than a question.
 */
export function excerptOf(
  sentences: readonly string[],
  { terms, query }: { readonly terms: readonly string[]; readonly query: string },
  language: SearchLanguage,
): ExcerptPart[] {
  const wanted = new Set(terms);
  const queried = new Set(termsOf(query, language));
  const marked = sentences.map((sentence) => markedParts(sentence, wanted, language));
  const matched = marked.map((parts) => {
    const words = parts.filter(({ isMarked }) => isMarked);
    return new Set(words.flatMap(({ text }) => termOf(text, language) ?? []));
  });
  const rarity = (term: string) => 1 / matched.filter((found) => found.has(term)).length;
  const scores = sentences.map((sentence, at) => {
    const found = [...(matched[at] ?? [])];
    const worth = found.map((term) => (queried.has(term) ? 3 : 1) + rarity(term));
    const sum = worth.reduce((one, other) => one + other, 0);
    const excess = Math.max(0, sentence.length - glanceLength);
    return sum === 0 ? 0 : sum - excess / glanceLength - (sentence.endsWith("?") ? 1 : 0);
  });
  const best = scores.indexOf(Math.max(0, ...scores));
  return marked[Math.max(best, 0)] ?? [];
}

function markedParts(
  sentence: string,
  wanted: ReadonlySet<string>,
  language: SearchLanguage,
): ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  for (const text of sentence.split(/([\p{L}\d]+)/u)) {
    const isMarked = wanted.has(termOf(text, language) ?? "");
    const last = parts.at(-1);
    if (last?.isMarked === isMarked) parts[parts.length - 1] = { text: last.text + text, isMarked };
    else if (text !== "") parts.push({ text, isMarked });
  }
  return parts;
}
