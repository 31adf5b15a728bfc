// The steps of the tour: what is new in a program, as lines to show with their marks.

import { inCommon } from "../../dsl/index.ts";

/** Some lines of a step; line numbers count within `text`, from 1. */
export interface Hunk {
  readonly text: string;
  readonly added: readonly number[];
  readonly removed: readonly number[];
}

interface Line {
  readonly text: string;
  readonly change: "added" | "removed" | undefined;
}

/** How many unchanged lines stand around a change. */
const around = 2;

/** What is different between two texts, each change with the lines around it. */
export function hunks(before: string, after: string): readonly Hunk[] {
  const lines = merged(before.trimEnd().split("\n"), after.trimEnd().split("\n"));
  const shown = lines.map((_, i) =>
    lines.slice(Math.max(0, i - around), i + around + 1).some(({ change }) => change !== undefined),
  );
  const groups: Line[][] = [];
  for (const [i, line] of lines.entries()) {
    if (!shown[i]) continue;
    if (i === 0 || !shown[i - 1]) groups.push([]);
    groups.at(-1)?.push(line);
  }
  return groups.map((group) => hunkOf(trimmed(group)));
}

/** Both texts as one: what only the first has before what only the second has. */
function merged(before: readonly string[], after: readonly string[]): readonly Line[] {
  const lines: Line[] = [];
  let [i, j] = [0, 0];
  const upTo = (a: number, b: number) => {
    for (; i < a; i++) lines.push({ text: before[i] ?? "", change: "removed" });
    for (; j < b; j++) lines.push({ text: after[j] ?? "", change: "added" });
  };
  for (const [a, b] of inCommon(before, after)) {
    upTo(a, b);
    lines.push({ text: after[b] ?? "", change: undefined });
    [i, j] = [a + 1, b + 1];
  }
  upTo(before.length, after.length);
  return lines;
}

/** Without empty lines at its ends. */
function trimmed(group: readonly Line[]): readonly Line[] {
  const isFull = ({ text }: Line) => text.trim() !== "";
  return group.slice(group.findIndex(isFull), group.findLastIndex(isFull) + 1);
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
