// The languages of the site, and how a text of a game is read in one of them.

import type { DisplayNoun, DisplayText, TextLanguage as SiteLanguage } from "../dsl/index.ts";

export type { SiteLanguage };
export const languages = ["de", "en"] as const satisfies readonly SiteLanguage[];

export function isLanguage(word: string | undefined): word is SiteLanguage {
  return (languages as readonly string[]).includes(word ?? "");
}

/** `say({de: "Zug", en: "move"}, "en")` → "move" */
export function say(text: DisplayText, language: SiteLanguage): string {
  return text[language];
}

/** "1 worker", "2 workers" */
export function countNoun(noun: DisplayNoun, amount: number, language: SiteLanguage): string {
  const forms = noun[language];
  return `${amount} ${Math.abs(amount) === 1 ? forms.one : forms.many}`;
}

/** The first letter large, as at the start of a sentence. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "a, b or c" */
export function joinWords(words: readonly string[], last: string): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
}

/** `getStaticPaths` of a page that exists in every language. */
export function languagePaths() {
  return languages.map((language) => ({ params: { language } }));
}
