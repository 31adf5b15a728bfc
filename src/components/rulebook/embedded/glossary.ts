/// <reference types="vite/client" />
// The words of a game and what they mean, in both languages, as the content has them.

import type { SiteLanguage } from "../../../i18n/language.ts";

export interface GlossaryEntry {
  readonly id: string;
  readonly de: Explained;
  readonly en: Explained;
  /** The chapter that says more. */
  readonly chapter?: string;
  /** The path of the rule that it is about. */
  readonly rule?: string;
}

interface Explained {
  readonly term: string;
  /** Other forms and words for the same. */
  readonly also?: readonly string[];
  readonly says: string;
}

const files = import.meta.glob<readonly GlossaryEntry[]>("../../../content/glossary/*.json", {
  import: "default",
  eager: true,
});

/** Empty where a game has no glossary. */
export function glossaryOf(game: string): readonly GlossaryEntry[] {
  return files[`../../../content/glossary/${game}.json`] ?? [];
}

/** As a reader of the language looks words up. */
export function alphabetical(
  entries: readonly GlossaryEntry[],
  language: SiteLanguage,
): readonly GlossaryEntry[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return entries.toSorted((one, other) => compare(one[language].term, other[language].term));
}
