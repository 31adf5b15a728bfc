// Marks in sentences while they are put together: which words name a rule, and which stand out.
// They are characters that no text has, so that cases, capitals and lists can be made around them.

import type { Inline } from "./document.ts";

const REFERENCE = "\uE000";
const WORDS = "\uE001";
const EMPHASIS = "\uE002";
const END = "\uE003";

/** Words that name the rule of that path. */
export function reference(path: string | undefined, words: string): string {
  const text = unmarked(words);
  return path === undefined || text === "" ? words : `${REFERENCE}${path}${WORDS}${text}${END}`;
}

/** Words that stand out. */
export function emphasis(words: string): string {
  return `${EMPHASIS}${unmarked(words)}${END}`;
}

/** The words alone. */
export function unmarked(text: string): string {
  return text.replace(/\uE000[^\uE001]*\uE001|[\uE001-\uE003]/g, "");
}

/** What comes before the first letter: a reference may begin there. */
export const AT_START = /^((?:\uE000[^\uE001]*\uE001|\uE002)?)(\p{Ll})/u;

/** The text cut at its marks. */
export function parseMarkup(text: string): Inline[] {
  return [
    ...text.matchAll(
      /\uE000([^\uE001]*)\uE001([^\uE003]*)\uE003|\uE002([^\uE003]*)\uE003|[^\uE000-\uE003]+/g,
    ),
  ].map(([whole, path, words, strong]): Inline => {
    if (path !== undefined) return { kind: "reference", path, text: words ?? "" };
    return strong === undefined
      ? { kind: "text", text: whole }
      : { kind: "emphasis", text: strong };
  });
}
