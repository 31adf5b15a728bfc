// Diffs between the steps of the tour, as lines with marks.

import { longestCommonSubsequence } from "../../dsl/index.ts";

/** Some lines of a step; line numbers count within `text`, from 1. */
interface Hunk {
  readonly text: string;
  readonly added: readonly number[];
  readonly removed: readonly number[];
}

interface Line {
  readonly text: string;
  readonly change: "added" | "removed" | undefined;
}

/** Number of unchanged lines around a change, and of lines between it and its declaration's head. */
const around = 2;
const before = 4;

/** Returns the differences between two texts, each with the lines around it. */
export function diffHunks(old: string, fresh: string): readonly Hunk[] {
  const lines = merged(old.trimEnd().split("\n"), fresh.trimEnd().split("\n"));
  const isNear = lines.map((_, i) =>
    lines.slice(Math.max(0, i - around), i + around + 1).some(({ change }) => change !== undefined),
  );
  const shown = isNear.map((near, i) => near || leadsUp(lines, isNear, i));
  const groups: Line[][] = [];
  for (const [i, line] of lines.entries()) {
    if (!shown[i]) continue;
    if (i === 0 || !shown[i - 1]) groups.push([]);
    groups.at(-1)?.push(line);
  }
  return groups.map((group) => hunkOf(trimmed(group)));
}

/** Returns whether this line belongs to the head of a declaration with a change a few lines further down. */
function leadsUp(lines: readonly Line[], isNear: readonly boolean[], i: number): boolean {
  const next = isNear.indexOf(true, i);
  const head = lines.findLastIndex(({ text }, at) => at < next && /^[a-z]/.test(text));
  const inside = lines.slice(head + 1, next + 1);
  return i >= head && next - head <= before && inside.every(({ text }) => /^\s+\S/.test(text));
}

/** Merges both texts: removed lines come before the lines that replace them. */
function merged(before: readonly string[], after: readonly string[]): readonly Line[] {
  const lines: Line[] = [];
  let [i, j] = [0, 0];
  const upTo = (a: number, b: number) => {
    for (; i < a; i++) lines.push({ text: before[i] ?? "", change: "removed" });
    for (; j < b; j++) lines.push({ text: after[j] ?? "", change: "added" });
  };
  for (const [a, b] of longestCommonSubsequence(before, after)) {
    upTo(a, b);
    lines.push({ text: after[b] ?? "", change: undefined });
    [i, j] = [a + 1, b + 1];
  }
  upTo(before.length, after.length);
  return lines;
}

/** Removes empty lines at both ends, and the closing brace of a declaration that is not shown. */
function trimmed(group: readonly Line[]): readonly Line[] {
  const begins = ({ text, change }: Line) => text.trim() !== "" && (change || text !== "}");
  const isFull = ({ text }: Line) => text.trim() !== "";
  return group.slice(group.findIndex(begins), group.findLastIndex(isFull) + 1);
}

function hunkOf(lines: readonly Line[]): Hunk {
  const numbers = (change: Line["change"]) =>
    lines.flatMap((line, i) => (line.change === change ? [i + 1] : []));
  return {
    text: lines.map(({ text }) => text).join("\n"),
    added: numbers("added"),
    removed: numbers("removed"),
  };
}
