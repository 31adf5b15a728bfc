// The words of a game apart from its other data, which is the same in all languages.

import type { DisplayText } from "./meta.ts";

/**
 * Data with its words, which fill its gaps in their order. Where one language is spoken, its words
 * stand for those of the other as well.
 */
export function injectTexts<T>(
  gaps: string,
  words: Readonly<Record<keyof DisplayText, readonly unknown[]>>,
): T {
  const whole = { data: JSON.parse(gaps) };
  fill(whole, words, 0);
  return whole.data;
}

/** Fills the gaps in lists and objects from one word on; the next one after them. */
function fill(
  data: Record<string, unknown>,
  words: Readonly<Record<keyof DisplayText, readonly unknown[]>>,
  from: number,
): number {
  let next = from;
  for (const key in data) {
    const value = data[key];
    if (value === null) {
      data[key] = { de: words.de[next], en: words.en[next] };
      next += 1;
    } else if (typeof value === "object") next = fill(value as typeof data, words, next);
  }
  return next;
}
