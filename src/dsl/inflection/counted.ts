// A noun with a number or alone, without an article. A file of its own, because every page with a table counts, and few decline.

import type { Case, GermanNoun, GrammaticalNumber } from "./german.ts";

interface CountedNoun {
  readonly de: GermanNoun;
  readonly en: { readonly one: string; readonly many: string };
}

/** Small words before the noun itself, which begins with a capital. */
const ADJECTIVES = /^(?:\p{Ll}+ )+(?=\p{Lu})/u;

/** Endings of adjectives after `1`, by the article of the noun. */
const STRONG_ONE: Readonly<Record<string, Readonly<Record<"nom" | "acc", string>>>> = {
  der: { nom: "er", acc: "en" },
  die: { nom: "e", acc: "e" },
  das: { nom: "es", acc: "es" },
};

/**
 * Returns a number with its noun: `1 pearl`, `2 pearls`. In German the number is no article, so that
 * the adjectives of `die roten Perlen` have strong endings: `2 rote Perlen`.
 */
export function counted(
  noun: CountedNoun,
  amount: number,
  language: "de" | "en",
  c: Extract<Case, "nom" | "acc"> = "nom",
): string {
  const number = Math.abs(amount) === 1 ? "one" : "many";
  return `${amount} ${bareNoun(noun, number, language, c)}`;
}

/** Returns a noun as it is without an article: `rote Perle`, `linkes Feld`. */
export function bareNoun(
  noun: CountedNoun,
  number: GrammaticalNumber,
  language: "de" | "en",
  c: Extract<Case, "nom" | "acc"> = "nom",
): string {
  const words = noun[language][number];
  return language === "en" ? words : strong(words, number === "one", noun.de.article, c);
}

function strong(words: string, isOne: boolean, article: string, c: "nom" | "acc"): string {
  const ending = isOne ? STRONG_ONE[article]?.[c] : "e";
  if (ending === undefined) return words;
  return words.replace(ADJECTIVES, (before) => before.replace(/e[nrs]? /g, `${ending} `));
}
