// Marks in texts of authors while they are put together: which words name a rule. They are
// characters that no text has, so that cases and verbs can be found around them.

import type { Inline } from "./document.ts";
import { linearize, linkedTo, plain, type Word } from "./word.ts";

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
  if (!/[\uE000-\uE003]/.test(text)) return text === "" ? [] : [{ kind: "text", text }];
  return [...text.matchAll(/\uE000([^\uE001]*)\uE001([^\uE003]*)\uE003|[^\uE000-\uE003]+/g)].map(
    ([whole, path, words]): Inline => {
      return path === undefined
        ? { kind: "text", text: whole }
        : { kind: "reference", path, text: words ?? "" };
    },
  );
}

/** The words as text in which references are marked. */
export function markedText(words: readonly Word[]): string {
  return linearize(words)
    .map((part) => (part.kind === "reference" ? reference(part.path, part.text) : part.text))
    .join("");
}

/** Marked text as words; spaces at marks part them. */
export function wordsFrom(text: string): Word[] {
  let isOpen = true;
  return parseMarkup(text).flatMap((part): Word[] => {
    const isClose = !isOpen && !/^\s/.test(part.text);
    isOpen = /\s$/.test(part.text);
    const words = plain(part.text.trim());
    const all = part.kind === "reference" ? linkedTo(part.path, words) : words;
    const [first, ...rest] = all;
    if (first === undefined || !isClose) return all;
    return [{ ...first, close: "before" }, ...rest];
  });
}
