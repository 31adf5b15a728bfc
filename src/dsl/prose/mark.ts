// Marks in texts of authors while they are put together: which words name a rule. They are
// characters that no text has, so that cases and verbs can be found around them.

import type { Inline } from "./document.ts";

const REFERENCE = "\uE000";
const WORDS = "\uE001";
const END = "\uE003";

/** Words that name the rule of that path. */
export function reference(path: string | undefined, words: string): string {
  const text = unmarked(words);
  return path === undefined || text === "" ? words : `${REFERENCE}${path}${WORDS}${text}${END}`;
}

/** The words alone. */
export function unmarked(text: string): string {
  return text.replace(/\uE000[^\uE001]*\uE001|[\uE001-\uE003]/g, "");
}

/** The text cut at its marks. */
export function parseMarkup(text: string): Inline[] {
  return [...text.matchAll(/\uE000([^\uE001]*)\uE001([^\uE003]*)\uE003|[^\uE000-\uE003]+/g)].map(
    ([whole, path, words]): Inline => {
      return path === undefined
        ? { kind: "text", text: whole }
        : { kind: "reference", path, text: words ?? "" };
    },
  );
}
