// The site's own vocabulary, by which a text is found under words that it does not contain.

import { splitWords } from "../../search/analyzer.ts";
import { Compounds, nounsAmong } from "../../search/compounds.ts";
import type { BuiltPage } from "./built-page.ts";
import { compoundParts, foreignTerms, type Term } from "./related-words.ts";

export interface Vocabulary {
  readonly terms: readonly Term[];
  readonly compounds: Compounds;
}

/** Collects the nouns of all German pages and of all terms. */
export function vocabularyOf(pages: readonly BuiltPage[], terms: readonly Term[]): Vocabulary {
  const german = pages.filter(({ language }) => language === "de");
  const texts = german.flatMap(({ blocks }) => blocks.map(({ text }) => text));
  const nouns = [...texts, ...terms.flatMap(({ de }) => de)].flatMap(splitWords);
  return { terms, compounds: new Compounds(nounsAmong(nouns)) };
}

/** Returns the further words of a text: parts of its compounds, and its terms in the other language. */
export function relatedWords(
  text: string,
  language: "de" | "en",
  { terms, compounds }: Vocabulary,
): string {
  const parts = language === "de" ? compoundParts(text, compounds) : [];
  return [...parts, ...foreignTerms(text, language, terms)].join(" ");
}
