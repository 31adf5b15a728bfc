// Languages of the site, and functions to render texts of a game in one of them.

import type { DisplayNoun, DisplayText, TextLanguage as SiteLanguage } from "../dsl/index.ts";
import { counted } from "../dsl/inflection/counted.ts";

export type { SiteLanguage };
export const languages = ["de", "en"] as const satisfies readonly SiteLanguage[];

/** Returns whether a word is the code of a site language. */
export function isLanguage(word: string | undefined): word is SiteLanguage {
  return languages.some((language) => language === word);
}

/** Parameters of a route, as Astro passes them. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

/** Returns the language of a page from the parameters of its route. */
export function readLanguageParam({ language }: RouteParams): SiteLanguage {
  if (!isLanguage(language)) throw new Error(`There are no pages in the language ${language}.`);
  return language;
}

/** Returns a text in a language: `say({de: "Zug", en: "move"}, "en")` → "move" */
export function say(text: DisplayText, language: SiteLanguage): string {
  return text[language];
}

/** Returns an amount with its noun: "1 pearl", "2 pearls" */
export function countNoun(noun: DisplayNoun, amount: number, language: SiteLanguage): string {
  return counted(noun, amount, language);
}

/** Returns the text with a capital first letter, as at the start of a sentence. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Joins words, with `last` before the last one: "a, b or c" */
export function joinWords(words: readonly string[], last: string): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
}

/** Returns the paths of a page that exists in every language (`getStaticPaths`). */
export function languagePaths() {
  return languages.map((language) => ({ params: { language } }));
}
