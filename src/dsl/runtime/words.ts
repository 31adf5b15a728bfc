// The words of a game apart from its other data, which is the same in all languages.

import type { Text } from "./meta.ts";

/**
 * Data with its words, which fill its gaps in their order. Where one language is spoken, its words
 * stand for those of the other as well.
 */
export function withWords<T>(
  gaps: string,
  words: Readonly<Record<keyof Text, readonly unknown[]>>,
): T {
  let next = -1;
  return JSON.parse(gaps, (_, value) => {
    if (value !== null) return value;
    next++;
    return { de: words.de[next], en: words.en[next] };
  });
}
