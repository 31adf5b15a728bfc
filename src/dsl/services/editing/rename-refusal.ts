// Reasons for refusing to rename: facts, and their texts in both languages.

import type { TextLanguage } from "../../source/language.ts";

export type Refusal =
  /** There is no declared name at the position. */
  | { readonly kind: "no-name" }
  | { readonly kind: "word"; readonly word: string }
  /** Names consist of letters and digits. */
  | { readonly kind: "odd"; readonly name: string }
  /** The new name already has a meaning in the scope of the old one. */
  | { readonly kind: "taken"; readonly name: string }
  /** The text has syntax errors. */
  | { readonly kind: "broken" };

/** One sentence, without a full stop where tools put their own. */
export function refusalText(language: TextLanguage, refusal: Refusal): string {
  const { de, en } = wordsOf(refusal);
  return language === "de" ? de : en;
}

function wordsOf(refusal: Refusal): { readonly de: string; readonly en: string } {
  switch (refusal.kind) {
    case "no-name":
      return {
        de: "Hier steht kein Name, den die Regeln vergeben haben.",
        en: "No name that the rules have given stands here.",
      };
    case "word":
      return {
        de: `\`${refusal.word}\` ist ein Wort der Sprache und kein Name.`,
        en: `\`${refusal.word}\` is a word of the language and no name.`,
      };
    case "odd":
      return {
        de: `\`${refusal.name}\` ist kein Name: Namen bestehen aus Buchstaben ohne Umlaut und Ziffern, mit einem Buchstaben vorn.`,
        en: `\`${refusal.name}\` is no name: names consist of plain letters and digits, with a letter in front.`,
      };
    case "taken":
      return {
        de: `\`${refusal.name}\` bedeutet dort, wo der alte Name steht, schon etwas anderes.`,
        en: `\`${refusal.name}\` already means something else where the old name stands.`,
      };
    case "broken":
      return {
        de: "Solange sich die Regeln nicht ganz lesen lassen, kann nichts umbenannt werden.",
        en: "As long as the rules cannot be read as a whole, nothing can be renamed.",
      };
    default:
      return refusal satisfies never;
  }
}
