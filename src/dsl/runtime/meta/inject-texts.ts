// Injects the localized texts of a game into its language-independent data.

import type { DisplayText } from "./meta.ts";

/**
 * Fills the gaps in data with texts, in order. With one language only, its texts also replace those
 * of the other.
 */
export function injectTexts<T>(
  gaps: string,
  words: Readonly<Record<keyof DisplayText, readonly unknown[]>>,
): T {
  const whole = { data: JSON.parse(gaps) };
  fill(whole, words, 0);
  return whole.data;
}

/** Fills the gaps in lists and objects, beginning with one text; returns the index of the next. */
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
    } else if (typeof value === "object")
      // Parsed JSON: an object has string keys.
      next = fill(value as typeof data, words, next);
  }
  return next;
}
