// Splits texts into terms: words without inflection, in the same spelling with and without umlauts.

import { stemmer as stemEnglish } from "@orama/stemmers/english";
import { stemmer as stemGerman } from "@orama/stemmers/german";
import { stopwords as englishStopwords } from "@orama/stopwords/english";
import { stopwords as germanStopwords } from "@orama/stopwords/german";

export type SearchLanguage = "de" | "en";

/** Words of questions, besides the stop words of a language. */
const questionWords: Readonly<Record<SearchLanguage, readonly string[]>> = {
  de: [
    "wann",
    "wer",
    "wem",
    "wen",
    "wieso",
    "warum",
    "wohin",
    "woher",
    "darf",
    "dürfen",
    "gibt",
    "viel",
    "viele",
  ],
  en: ["many", "much", "may", "get", "gets"],
};

const stopWords: Readonly<Record<SearchLanguage, ReadonlySet<string>>> = {
  de: new Set([...germanStopwords, ...questionWords.de].map(foldUmlauts)),
  en: new Set([...englishStopwords, ...questionWords.en]),
};

const stemmers: Readonly<Record<SearchLanguage, (word: string) => string>> = {
  de: stemGerman,
  en: stemEnglish,
};

/** Returns the words of a text as they are written; a name in camel case is one word. */
export function splitWords(text: string): string[] {
  return text.match(/[\p{L}\d]+/gu) ?? [];
}

/** Returns the term of a word; `undefined` for a word that means nothing by itself. */
export function termOf(word: string, language: SearchLanguage): string | undefined {
  const folded = language === "de" ? foldUmlauts(word.toLowerCase()) : word.toLowerCase();
  if (stopWords[language].has(folded)) return undefined;
  const term = /\d/.test(folded) ? folded : stemmers[language](folded);
  return term.length > 1 || /\d/.test(term) ? term : undefined;
}

/** Returns the terms of a text, without duplicates. */
export function termsOf(text: string, language: SearchLanguage): string[] {
  const terms = splitWords(text).map((word) => termOf(word, language));
  return [...new Set(terms.filter((term) => term !== undefined))];
}

/** Gives `Würfel`, `Wuerfel` and `Wurfel` one spelling; `ue` in `neue` and `Quelle` is no umlaut. */
export function foldUmlauts(word: string): string {
  return word
    .normalize("NFC")
    .replace(/[äöüß]/g, (letter) => ({ ä: "a", ö: "o", ü: "u", ß: "ss" })[letter] ?? letter)
    .replace(/(?<![aeq])ue|(?<!a)ae|oe/g, ([vowel]) => vowel ?? "");
}
