/// <reference types="vite/client" />
// The glossary of a game in both languages, read from the content.

import type { SiteLanguage } from "../../../i18n/language.ts";

export interface GlossaryEntry {
  readonly id: string;
  readonly de: Explained;
  readonly en: Explained;
  /** The chapter with more details. */
  readonly chapter?: string;
  /** Path of the rule that the term refers to. */
  readonly rule?: string;
}

interface Explained {
  readonly term: string;
  /** Inflected forms and synonyms. */
  readonly also?: readonly string[];
  readonly says: string;
}

const files = import.meta.glob<readonly GlossaryEntry[]>("../../../content/glossary/*.json", {
  import: "default",
  eager: true,
});

/** Returns the glossary of a game; empty if it has none. */
export function glossaryOf(game: string): readonly GlossaryEntry[] {
  return files[`../../../content/glossary/${game}.json`] ?? [];
}

/** Sorts entries alphabetically by the rules of the language. */
export function alphabetical(
  entries: readonly GlossaryEntry[],
  language: SiteLanguage,
): readonly GlossaryEntry[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return entries.toSorted((one, other) => compare(one[language].term, other[language].term));
}
