// Questions that the search page suggests.

import type { RulebookChapter } from "../rulebook/book.ts";

/** Number of suggestions for each game. */
const suggestionCount = 4;

/**
 * Returns questions that the chapters of a game answer, from its beginning to its end; a chapter
 * that explains no rule, like the glossary, is left out.
 */
export function suggestionsOf(chapters: readonly RulebookChapter[]): string[] {
  const explaining = chapters.filter(({ rules }) => rules.length > 0);
  const step = Math.max(1, explaining.length / suggestionCount);
  return Array.from({ length: suggestionCount }, (_, at) => {
    return explaining[Math.floor((at + 0.5) * step)]?.entry.data.answers[0];
  }).filter((question) => question !== undefined);
}
