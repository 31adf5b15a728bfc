// Two texts word by word: what both have, and what only one of them has.

import { longestCommonSubsequence } from "./longest-common-subsequence.ts";

/** Some words, with the spaces after them. */
export interface Segment {
  readonly text: string;
  readonly changed: boolean;
}

/** Both texts in segments; joined, they are the texts again. */
export function diffWords(a: string, b: string): { a: Segment[]; b: Segment[] } {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  const kept = longestCommonSubsequence(left, right, (word) => word.trim());
  return {
    a: segments(left, new Set(kept.map(([i]) => i))),
    b: segments(right, new Set(kept.map(([, j]) => j))),
  };
}

/** Words with the space that follows; signs at their ends are words of their own. */
function wordsOf(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}‚‘’-]+\s*|[^\p{L}\p{N}\s]\s*/gu) ?? [];
}

/** Neighbours of one sort are one segment. */
function segments(words: readonly string[], kept: ReadonlySet<number>): Segment[] {
  const list: Segment[] = [];
  for (const [i, text] of words.entries()) {
    const changed = !kept.has(i);
    const last = list.at(-1);
    if (last?.changed === changed) list[list.length - 1] = { text: last.text + text, changed };
    else list.push({ text, changed });
  }
  return list;
}
