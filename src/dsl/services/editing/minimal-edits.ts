// The small edits that turn one text into another, so that an editor keeps marks and cursors.

import type { SourceEdit } from "../../source/edit.ts";

/** Returns edits of whitespace if nothing else differs, else one edit of the differing range. */
export function editsBetween(file: string, before: string, after: string): SourceEdit[] {
  const [oldParts, newParts] = [partsOf(before), partsOf(after)];
  const isSpaced =
    oldParts.length === newParts.length &&
    oldParts.every(({ word }, i) => word === newParts[i]?.word);
  if (!isSpaced) return oneEdit(file, before, after);
  return oldParts.flatMap(({ start, space }, index) => {
    const text = newParts[index]?.space ?? "";
    return text === space ? [] : [{ span: { file, start, end: start + space.length }, text }];
  });
}

/** A text as words, each with the space before it; what comes after the last one is empty. */
function partsOf(text: string): { start: number; space: string; word: string }[] {
  const words = [...text.matchAll(/(\s*)(\S+)/g)].map(({ index, 1: space = "", 2: word = "" }) => {
    return { start: index, space, word };
  });
  const end = text.trimEnd().length;
  return [...words, { start: end, space: text.slice(end), word: "" }];
}

function oneEdit(file: string, before: string, after: string): SourceEdit[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const span = { file, start, end: before.length - tail };
  return [{ span, text: after.slice(start, after.length - tail) }];
}
