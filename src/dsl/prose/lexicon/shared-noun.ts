// What several things are called together, from their names: `gold mine` for `gold mine 1`, `gold mine 2`.

import type { LocalizedNoun } from "../../ir/ir.ts";

/**
 * Returns the words that all nouns have at the same places; `undefined` if these are no noun, in German
 * one that ends with a capitalised word: of `Hafen für Huhn`, `Hafen für Kuh` only `Hafen für` is shared.
 */
export function sharedNoun(nouns: readonly LocalizedNoun[]): LocalizedNoun | undefined {
  const german = sharedWords(nouns.map(({ de }) => de.one));
  const english = sharedWords(nouns.map(({ en }) => en.one));
  if (english === "" || !/^\p{Lu}/u.test(german.split(" ").at(-1) ?? "")) return undefined;
  const germans = sharedWords(nouns.map(({ de }) => de.many));
  const plurals = sharedWords(nouns.map(({ en }) => en.many));
  const articles = new Set(nouns.map(({ de }) => de.article));
  const [article = ""] = articles.size === 1 ? articles : [];
  return {
    de: { article, one: german, many: germans },
    en: { one: english, many: plurals },
  };
}

/** Returns the words that texts share, in their order; "" if the texts do not have equally many. */
function sharedWords(texts: readonly string[]): string {
  const [first = [], ...others] = texts.map((text) => text.split(" "));
  if (others.some((words) => words.length !== first.length)) return "";
  return first.filter((word, at) => others.every((words) => words[at] === word)).join(" ");
}
