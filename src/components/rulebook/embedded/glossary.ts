// The glossary of a game in both languages, read from the content.

import { glossaries } from "regel:beside-rules";
import type { GlossaryEntry } from "../../../files/glossary-entry.ts";
import type { SiteLanguage } from "../../../i18n/language.ts";

/** Returns the glossary of a game; empty if it has none. */
export function glossaryOf(game: string): readonly GlossaryEntry[] {
  return glossaries[game] ?? [];
}

/** Sorts entries alphabetically by the rules of the language. */
export function alphabetical(
  entries: readonly GlossaryEntry[],
  language: SiteLanguage,
): readonly GlossaryEntry[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return entries.toSorted((one, other) => compare(one[language].term, other[language].term));
}
