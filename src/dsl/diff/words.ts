// Two texts word by word: what both have, and what only one of them has.

/** Some words, with the spaces after them. */
export interface Segment {
  readonly text: string;
  readonly changed: boolean;
}

/** Both texts in segments; joined, they are the texts again. */
export function markedWords(a: string, b: string): { a: Segment[]; b: Segment[] } {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  const kept = common(left, right);
  return {
    a: segments(left, new Set(kept.map(([i]) => i))),
    b: segments(right, new Set(kept.map(([, j]) => j))),
  };
}

/** Words with the space that follows; signs at their ends are words of their own. */
function wordsOf(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}‚‘’-]+\s*|[^\p{L}\p{N}\s]\s*/gu) ?? [];
}

/** The longest sequence of words that both have, as pairs of places. */
function common(a: readonly string[], b: readonly string[]): (readonly [number, number])[] {
  const lengths = table(a, b);
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  const pairs: (readonly [number, number])[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (isSame(a[i], b[j])) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}

/** `table[i][j]`: how many words the rests from i and j have in common. */
function table(a: readonly string[], b: readonly string[]): number[][] {
  const lengths = Array.from({ length: a.length + 1 }, () =>
    new Array<number>(b.length + 1).fill(0),
  );
  for (let i = a.length - 1; i >= 0; i--) {
    const [row, next] = [lengths[i] ?? [], lengths[i + 1] ?? []];
    for (let j = b.length - 1; j >= 0; j--) {
      row[j] = isSame(a[i], b[j])
        ? (next[j + 1] ?? 0) + 1
        : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return lengths;
}

function isSame(a: string | undefined, b: string | undefined): boolean {
  return a?.trim() === b?.trim();
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
