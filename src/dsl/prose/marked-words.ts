// Words as marked text and back: texts of authors are put together as text.

import { parseMarkup, reference } from "./mark.ts";
import { linearize, linkedTo, plain, type Word } from "./word.ts";

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
